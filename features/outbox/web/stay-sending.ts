import { reloadSession, type Session } from "#engine/web/data/session.ts";
import { onDecided, startSender } from "#engine/web/outbox/outbox-sender.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { useOutboxTexts } from "./words.ts";

/** Several changes that go out together are told together. */
const gatherMs = 800;

/** Sends what waits of a signed-in person whenever it can, and says what became of it. Returns what ends it. */
export function start({ profileKey }: Session): () => void {
  const stopSending = startSender(profileKey);
  let sent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTelling = onDecided((entry) => {
    // Name, picture and language of the person himself are shown by the shell.
    if (entry.refreshes.some(([first]) => first === "profiles")) void reloadSession();
    if (entry.state === "refused") {
      sayRefused();
      return;
    }
    sent += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      showMessage(useOutboxTexts.now().done(sent));
      sent = 0;
    }, gatherMs);
  });
  return () => {
    stopSending();
    stopTelling();
    clearTimeout(timer);
  };
}

function sayRefused(): void {
  const texts = useOutboxTexts.now();
  const onPress = (): void => {
    location.hash = "#/app/unsent";
  };
  showMessage({ text: texts.notTaken, action: { text: texts.see, onPress } });
}
