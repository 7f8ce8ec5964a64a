import { useNavigate } from "@tanstack/react-router";
import { type LeavingChoice, SignOutQuestion } from "#features/outbox/web";
import { loadOutbox } from "../../outbox/outbox.ts";
import { isOpen } from "../../outbox/outbox-entry.ts";
import { sendNow } from "../../outbox/outbox-sender.ts";
import type { AskedLeaving } from "./sign-out-asking.ts";

/** The question before logging out with unsent work, and what follows from the answer. */
export function SignOutDialog({
  asked,
  onClose,
}: {
  readonly asked: AskedLeaving;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const choose = async (choice: LeavingChoice): Promise<void> => {
    if (choice === "send") {
      await sendNow();
      const left = (await loadOutbox()).filter(isOpen).length + asked.drafts;
      if (left > 0) await navigate({ to: "/app/unsent" });
      else await asked.leave({ keepsUnsent: false });
    } else await asked.leave({ keepsUnsent: choice === "keep" });
    onClose();
  };
  return (
    <SignOutQuestion changes={asked.changes} drafts={asked.drafts} onChoose={choose} onClose={onClose} />
  );
}
