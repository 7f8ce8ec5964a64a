import type { Notification } from "@santha/contract/notifications";
import { currentLanguage, onLanguageChange, wordsIn } from "#lib/language";
import { sayNewsForEveryone } from "#lib/news-for-everyone";
import { queryClient } from "#lib/query-client";
import { knownSession, onSessionReplaced, type Session } from "#lib/session";
import { showMessage } from "#ui/snackbar";
import { followNotifications } from "./notification-stream.ts";
import { askAgain, takeNotification } from "./notifications.api.ts";
import { useNotificationsTexts } from "./notifications.texts.ts";
import { inOneSeenTab } from "./one-tells.ts";
import { beginPush, leavePush } from "./push-here.ts";

/**
 * Keeps a signed-in person told: counts and lists follow, what comes while he looks is said, and this browser's push
 * service is initialised with his profileKey. Returns what ends it.
 */
export function start({ profileKey }: Session): () => void {
  const ends = [
    followNotifications({
      profileKey,
      onNotification: (notification) => take(notification, profileKey),
      onNewsForEveryone: sayNewsForEveryone,
      onReading: askAgain,
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

/** What the pages below an address show, as the first words of their answers. */
const shownBelow: Readonly<Record<string, readonly string[]>> = {
  "/app/order": ["orders", "earnings", "payments", "invoices"],
  "/app/sell/orders": ["selling"],
  "/app/payouts": ["payouts"],
  "/rbl_payment": ["payments"],
};

/** What somebody is told of has changed: a page that is open shows it as it is now, not as it was asked for before. */
function readAgain({ kind, leadsTo }: Notification): void {
  const below = Object.keys(shownBelow).find((address) => leadsTo.startsWith(address)) ?? "";
  // A price that is told stands in the store too, wherever it leads to.
  const changed = kind.startsWith("WISHLIST") ? ["wishlist", "store"] : shownBelow[below];
  for (const first of changed ?? []) void queryClient.invalidateQueries({ queryKey: [first] });
}

/** Counts and lists it in every tab; one of them says it. */
function take(notification: Notification, profileKey: string): void {
  if (!takeNotification(notification)) return;
  readAgain(notification);
  void inOneSeenTab(`santha-told-${profileKey}-${notification.timestamp}`, () => say(notification));
}

function say(notification: Notification): void {
  // The page of thanks says it already, with the number.
  const isThanks = location.hash.startsWith("#/app/order/success/");
  if (isThanks && notification.kind === "ORDER_CREATED" && notification.leadsTo.startsWith("/app/order/"))
    return;
  const language = currentLanguage();
  const { text: heading } = wordsIn(language, notification.heading);
  const { text } = wordsIn(language, notification.text);
  const open = (): void => {
    location.hash = `#${notification.leadsTo}`;
  };
  showMessage({
    text: `${heading}\n${text}`,
    action: { text: useNotificationsTexts.now().open, onPress: open },
  });
}
