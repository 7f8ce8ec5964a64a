import { emitBroadcast, emitOwnNews } from "#engine/web/data/broadcast.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { knownSession, onSessionReplaced, type Session } from "#engine/web/data/session.ts";
import type { News } from "#engine/web/routes/web-feature.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { currentLanguage, onLanguageChange, wordsIn } from "#engine/web/words/language.ts";
import type { Notification } from "../contract/notifications.ts";
import { askAgain, takeNotification } from "./api.ts";
import { followNotifications } from "./notification-stream.ts";
import { beginPush, leavePush } from "./settings/push-here.ts";
import { runInSingleTab } from "./single-tab.ts";
import { sentenceIn, useNotificationsTexts } from "./words.ts";

/**
 * Keeps a signed-in person told: counts and lists follow, what comes while he looks is said, and this browser's push
 * service is initialised with his profileKey. Returns what ends it.
 */
export function start({ profileKey }: Session, news: () => readonly News[]): () => void {
  const ends = [
    followNotifications({
      profileKey,
      onNotification: (notification) => take(notification, profileKey, news()),
      onNewsForEveryone: emitBroadcast,
      onReading: askAgain,
      onOwnNews: emitOwnNews,
    }),
    // The server speaks to this device in the language that it has.
    onLanguageChange(() => void beginPush(profileKey)),
    // A new password begins a new session of the same person; else he has left.
    onSessionReplaced(
      () => void (knownSession()?.profileKey === profileKey ? beginPush(profileKey) : leavePush()),
    ),
  ];
  void beginPush(profileKey);
  return () => {
    for (const end of ends) end();
  };
}

/** What somebody is told of has changed: a page that is open shows it as it is now, not as it was asked for before. */
function readAgain({ kind, leadsTo }: Notification, news: readonly News[]): void {
  const changed = news.filter((one) =>
    "kind" in one ? kind.startsWith(one.kind) : leadsTo.startsWith(one.below),
  );
  for (const first of changed.flatMap(({ refresh }) => refresh))
    void queryClient.invalidateQueries({ queryKey: [first] });
}

/** Counts and lists it in every tab; one of them says it. */
function take(notification: Notification, profileKey: string, news: readonly News[]): void {
  if (!takeNotification(notification)) return;
  readAgain(notification, news);
  void runInSingleTab(`santha-told-${profileKey}-${notification.timestamp}`, () => say(notification));
}

function say(notification: Notification): void {
  // The page of thanks says it already, with the number.
  const isThanks = location.hash.startsWith("#/app/order/success/");
  if (isThanks && notification.kind === "ORDER_CREATED" && notification.leadsTo.startsWith("/app/order/"))
    return;
  const language = currentLanguage();
  const open = (): void => {
    location.hash = `#${notification.leadsTo}`;
  };
  showMessage({
    text: notification.about
      ? sentenceIn(language, notification)
      : `${wordsIn(language, notification.heading).text}\n${wordsIn(language, notification.text).text}`,
    action: { text: useNotificationsTexts.now().open, onPress: open },
  });
}
