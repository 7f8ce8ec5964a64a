import { useNavigate } from "@tanstack/react-router";
import { type LeavingChoice, SignOutQuestion } from "../features/unsent/public.ts";
import { unsentRecords } from "../lib/unsent.ts";
import { sendNow } from "../lib/unsent-acts.ts";
import { isOpen } from "../lib/unsent-record.ts";
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
      const left = (await unsentRecords()).filter(isOpen).length + asked.drafts;
      if (left > 0) await navigate({ to: "/app/unsent" });
      else await asked.leave({ keepsUnsent: false });
    } else await asked.leave({ keepsUnsent: choice === "keep" });
    onClose();
  };
  return (
    <SignOutQuestion changes={asked.changes} drafts={asked.drafts} onChoose={choose} onClose={onClose} />
  );
}
