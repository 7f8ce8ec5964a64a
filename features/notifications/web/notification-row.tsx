import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { classes } from "#engine/web/ui/classes.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import type { Notification } from "../contract/notifications.ts";
import { useNotificationsTexts } from "./words.ts";

/** One notification, as a link to what it is about; opening it tells `onOpen`. */
export function NotificationRow({
  notification,
  onOpen,
}: {
  readonly notification: Notification;
  readonly onOpen: (notification: Notification) => void;
}) {
  const texts = useNotificationsTexts();
  const { heading, text, timestamp, leadsTo, isRead } = notification;
  return (
    <li className="notice">
      <Link to={leadsTo as never} className="notice-in" onClick={() => onOpen(notification)}>
        <span className="flex-1">
          <span className={classes("notice-head", isRead && "c2")}>
            <Words of={heading} />
            {!isRead && <Tag>{texts.isNew}</Tag>}
          </span>
          <span className="notice-text">
            <Words of={text} />
          </span>
          <span className="t-small c2">
            <DateText at={timestamp} as="time" />
          </span>
        </span>
        <Icon shape={ChevronRight} size="row" />
      </Link>
    </li>
  );
}
