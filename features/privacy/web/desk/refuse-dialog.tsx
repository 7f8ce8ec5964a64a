import { call } from "#engine/web/data/api-client.ts";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { longestReason, refuseErasure, shortestReason } from "../../contract/privacy.ts";
import { askRequestsAgain } from "../api.ts";
import { usePrivacyTexts } from "../words.ts";

/** Asks why an erasure is refused; the person reads it. */
export function RefuseDialog({
  requestId,
  onClose,
}: {
  readonly requestId: number;
  readonly onClose: () => void;
}) {
  const texts = usePrivacyTexts();
  return (
    <ReasonDialog
      title={texts.refuseTitle}
      label={texts.reason}
      hint={texts.reasonToPerson}
      submitText={texts.refuse}
      cancelText={texts.cancel}
      notSent={texts.notSent}
      longest={longestReason}
      wrongOf={(reason) => (reason.trim().length < shortestReason ? texts.reasonWrong : undefined)}
      send={(reason) => call(refuseErasure, { params: { requestId }, body: { reason } })}
      saidOf={() => texts.refused}
      onSent={askRequestsAgain}
      onClose={onClose}
    />
  );
}
