import { useState } from "react";
import { useOnline } from "#engine/web/data/online.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { useCloseOnBack } from "#engine/web/ui/overlay/close-on-back.tsx";
import { Dialog } from "#engine/web/ui/overlay/dialog.tsx";
import { useOutboxTexts } from "./words.ts";

/** What becomes of unsent work when the person logs out. */
export type LeavingChoice = "send" | "keep" | "delete";

/** Asks before logging out with unsent changes or draft orders: send now, keep for this account, or delete. */
export function SignOutQuestion({
  changes,
  drafts,
  onChoose,
  onClose,
}: {
  readonly changes: number;
  readonly drafts: number;
  readonly onChoose: (choice: LeavingChoice) => Promise<void>;
  readonly onClose: () => void;
}) {
  const texts = useOutboxTexts();
  const isOnline = useOnline();
  const [chosen, setChosen] = useState<LeavingChoice>();
  useCloseOnBack(onClose);
  const choose = (choice: LeavingChoice) => (): void => {
    setChosen(choice);
    void onChoose(choice).finally(() => setChosen(undefined));
  };
  const rows = [
    { choice: "send", text: texts.leaveSend, hint: texts.leaveSendHint, look: "main" },
    { choice: "keep", text: texts.leaveKeep, hint: texts.leaveKeepHint, look: "second" },
    { choice: "delete", text: texts.leaveDelete, hint: texts.leaveDeleteHint, look: "danger" },
  ] as const;
  return (
    <Dialog title={texts.leaveTitle} onClose={onClose}>
      <p className="c2">{texts.leaveText(changes, drafts)}</p>
      <div className="stack mt-3">
        {rows.map(({ choice, text, hint, look }) => (
          <div key={choice} className="stack-s gap-1!">
            <Button
              wide
              {...(look === "main" ? {} : { look })}
              busy={chosen === choice}
              disabled={(chosen !== undefined && chosen !== choice) || (choice === "send" && !isOnline)}
              onClick={choose(choice)}
            >
              {text}
            </Button>
            <p className="t-small c2">{hint}</p>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
