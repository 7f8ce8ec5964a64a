import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { classes } from "#engine/web/ui/classes.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Fold } from "#engine/web/ui/overlay/fold.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { sourcesOf } from "#features/files/contract/picture-url.ts";
import type { Notification } from "../contract/notifications.ts";
import { headingIn, sentenceIn, useNotificationsTexts } from "./words.ts";

type OnOpen = (notification: Notification) => void;

/** The newest notification of a subject with its picture; the earlier ones of the same order are folded below it. */
export function NotificationRow({
  group: [newest, ...earlier],
  onOpen,
}: {
  readonly group: readonly [Notification, ...Notification[]];
  readonly onOpen: OnOpen;
}) {
  const texts = useNotificationsTexts();
  const { about } = newest;
  const title = texts.earlier(earlier.length, earlier.filter(({ isRead }) => !isRead).length);
  return (
    <li className="notice">
      <NotificationLink notification={newest} onOpen={onOpen}>
        {about && (
          <Thumb
            small
            tint={about.bed}
            picture={productPicture(about.drawing)}
            photo={about.photo === null ? null : sourcesOf(about.photo)}
          />
        )}
      </NotificationLink>
      {earlier.length > 0 && (
        <div className="notice-more">
          <Fold title={title}>
            <ul>
              {earlier.map((each) => (
                <li key={each.timestamp}>
                  <NotificationLink notification={each} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </li>
  );
}

/** One notification, as a link to what it is about; opening it tells `onOpen`. */
function NotificationLink({
  notification,
  onOpen,
  children,
}: {
  readonly notification: Notification;
  readonly onOpen: OnOpen;
  readonly children?: ReactNode;
}) {
  const texts = useNotificationsTexts();
  const language = useLanguage();
  const { heading, text, timestamp, leadsTo, isRead, about } = notification;
  return (
    <Link to={leadsTo as never} className="notice-in" onClick={() => onOpen(notification)}>
      {children}
      <span className="flex-1">
        <span className={classes("notice-head", !isRead && "unread")}>
          {!isRead && <span className="sr">{texts.unreadMark}</span>}
          {about ? sentenceIn(language, notification) : <Words of={heading} />}
        </span>
        {!about && (
          <span className="notice-text">
            <Words of={text} />
          </span>
        )}
        <span className="t-small c2">
          {about && `${headingIn(language, notification)} · `}
          <DateText at={timestamp} as="time" />
        </span>
      </span>
      <Icon shape={ChevronRight} size="row" />
    </Link>
  );
}
