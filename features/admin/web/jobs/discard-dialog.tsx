import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { sendJobs } from "./jobs.api.ts";
import { useJobsTexts } from "./jobs.texts.ts";

/** Asks for the reason before failed jobs are deleted. */
export function DiscardDialog({
  jobIds,
  onDone,
  onClose,
}: {
  readonly jobIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const texts = useJobsTexts();
  return (
    <ReasonDialog
      title={texts.discardTitle(jobIds.length)}
      label={texts.reason}
      hint={texts.reasonHint}
      submitText={texts.discard(jobIds.length)}
      cancelText={texts.cancel}
      notSent={texts.noConnection}
      send={(reason) => sendJobs(jobIds, reason)}
      saidOf={texts.discarded}
      onSent={onDone}
      onClose={onClose}
    >
      {texts.discardFacts}
    </ReasonDialog>
  );
}
