import "./notifications.css";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useRef } from "react";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { EmptyWithStore } from "#engine/web/ui/page/empty-with-store.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import type { Notification } from "../contract/notifications.ts";
import { allOf, markAllRead, markRead, notificationsQuery } from "./api.ts";
import { NotificationRow } from "./notification-row.tsx";
import { useUnreadCount } from "./unread-count.ts";
import { useNotificationsTexts } from "./words.ts";

/** What the person was told, newest first. New ones come on top by themselves; opening one marks it as read. */
export function NotificationsPage() {
  const texts = useNotificationsTexts();
  const answer = useInfiniteQuery(notificationsQuery);
  return (
    <PageBody className="stack">
      <ButtonLink to="/app/notifications/settings" look="quiet" small className="justify-self-end">
        <Icon shape={SlidersHorizontal} size="row" />
        {texts.settings}
      </ButtonLink>
      <Answer
        to={answer}
        isEmpty={(pages) => allOf(pages).length === 0}
        empty={
          <EmptyWithStore title={texts.empty} toStore={texts.seeStore}>
            {texts.emptyHint}
          </EmptyWithStore>
        }
      >
        {(pages) => (
          <>
            <Told notifications={allOf(pages)} />
            <LoadMore list={answer} />
          </>
        )}
      </Answer>
    </PageBody>
  );
}

function Told({ notifications }: { readonly notifications: readonly Notification[] }) {
  const texts = useNotificationsTexts();
  const unread = useUnreadCount() ?? 0;
  const onError = (error: Error) => showMessage(sentenceOf(error) ?? texts.notMarked);
  const all = useMutation({ mutationFn: markAllRead, onError });
  // What was opened without a network is marked when there is one; until then it stays new, which harms nobody.
  const one = useMutation({ mutationFn: markRead, networkMode: "online" });
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <div className="beside between">
        <p ref={count} tabIndex={-1} className="c2" role="status">
          {unread === 0 ? texts.allRead : texts.unread(unread)}
        </p>
        {unread > 0 && (
          <Button
            look="quiet"
            small
            busy={all.isPending}
            onClick={() =>
              // The button goes when all are read; the keyboard goes on at what it has changed.
              all.mutate(notifications[0]?.timestamp ?? 0, { onSuccess: () => count.current?.focus() })
            }
          >
            {texts.markAll}
          </Button>
        )}
      </div>
      <Card>
        <ul className="notices">
          {bySubject(notifications).map((group) => (
            <NotificationRow
              key={group[0].latestActivity.id}
              group={group}
              onOpen={(opened) => opened.isRead || one.mutate(opened)}
            />
          ))}
        </ul>
      </Card>
    </>
  );
}

type Group = [Notification, ...Notification[]];

/** Those of one order under its newest; whatever is about no order stands alone. */
function bySubject(notifications: readonly Notification[]): readonly Group[] {
  const groups = new Map<string | number, Group>();
  for (const each of notifications) {
    const key = each.about ? each.leadsTo : each.timestamp;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()];
}
