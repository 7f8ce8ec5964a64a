import { reloadSession, type Session } from "#lib/session";
import { keepDraining } from "#lib/unsent-drain";
import { onDecided } from "#lib/unsent-telling";
import { showMessage } from "#ui/snackbar";
import { useUnsentTexts } from "./unsent.texts.ts";

/** Several changes that go out together are told together. */
const gatherMs = 800;

/** Sends what waits of a signed-in person whenever it can, and says what became of it. Returns what ends it. */
export function start({ profileKey }: Session): () => void {
  const stopDraining = keepDraining(profileKey);
  let sent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTelling = onDecided((record) => {
    // Name, picture and language of the person himself are shown by the shell.
    if (record.refreshes.some(([first]) => first === "profiles")) void reloadSession();
    if (record.state === "refused") {
      sayRefused();
      return;
    }
    sent += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      showMessage(useUnsentTexts.now().done(sent));
      sent = 0;
    }, gatherMs);
  });
  return () => {
    stopDraining();
    stopTelling();
    clearTimeout(timer);
  };
}

function sayRefused(): void {
  const texts = useUnsentTexts.now();
  const onPress = (): void => {
    location.hash = "#/app/unsent";
  };
  showMessage({ text: texts.notTaken, action: { text: texts.see, onPress } });
}
