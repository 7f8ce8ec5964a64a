import { useSilence } from "../../data/silence.ts";
import { useShellTexts } from "../shell.texts.ts";

/** On pages that stand alone, such as sign-in: that an answer is still waited for. The others have more to say (`OfflineNotice`). */
export function SlowNotice() {
  const texts = useShellTexts();
  const isSilent = useSilence();
  return (
    <div role="status" className="notice-place">
      {isSilent && <p className="note sun rounded-none">{texts.slow}</p>}
    </div>
  );
}
