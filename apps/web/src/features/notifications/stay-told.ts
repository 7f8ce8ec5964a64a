import type { Notification } from "@santha/contract/notifications";
import { currentLanguage, wordsIn } from "#lib/language";
import { queryClient } from "#lib/query-client";
import type { Session } from "#lib/session";
import { showMessage } from "#ui/snackbar";
import { followNotifications } from "./notification-stream.ts";
import { takeNotification, unreadQuery } from "./notifications.api.ts";
import { useNotificationsTexts } from "./notifications.texts.ts";

/** Keeps a signed-in person told: counts and lists follow, and what comes while he looks is said. Returns what ends it. */
export function start({ profileKey }: Session): () => void {
  return followNotifications({
    profileKey,
    onNotification: take,
    onOpen: () => void queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey }),
  });
}

function take(notification: Notification): void {
  if (!takeNotification(notification)) return;
  // What it is about has changed too.
  if (notification.kind.includes("ORDER") || notification.kind === "TRACKING_UPDATE") {
    void queryClient.invalidateQueries({ queryKey: ["orders"] });
    void queryClient.invalidateQueries({ queryKey: ["earnings"] });
  }
  if (document.visibilityState !== "visible") return;
  const language = currentLanguage();
  const { text: heading } = wordsIn(language, notification.heading);
  const { text } = wordsIn(language, notification.text);
  const open = (): void => {
    location.hash = `#${notification.leadsTo}`;
  };
  showMessage({
    text: `${heading} ${text}`,
    action: { text: useNotificationsTexts.now().open, onPress: open },
  });
}
