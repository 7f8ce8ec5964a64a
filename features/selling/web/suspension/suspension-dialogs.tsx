import { useMutation } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { reinstateSeller, suspendSeller } from "../../contract.ts";
import { useSuspensionTexts } from "./suspension.texts.ts";

interface Asked {
  readonly profileKey: string;
  readonly onClose: () => void;
}

/** The page shows how it stands now, also after another admin was faster. */
const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ["selling", "seller"] });

/** Asks for the reason before a seller is suspended. */
export function SuspendDialog({ profileKey, onClose }: Asked) {
  const texts = useSuspensionTexts();
  return (
    <ReasonDialog
      title={texts.suspendTitle}
      label={texts.reason}
      hint={texts.reasonHint}
      submitText={texts.suspend}
      cancelText={texts.cancel}
      notSent={texts.noConnection}
      send={(reason) => call(suspendSeller, { params: { profileKey }, body: { reason } })}
      saidOf={() => texts.isSuspended}
      onClose={() => {
        onClose();
        void readAgain();
      }}
    >
      {texts.suspendText}
    </ReasonDialog>
  );
}

/** Asks before a suspended seller may sell again. */
export function ReinstateDialog({ profileKey, onClose }: Asked) {
  const texts = useSuspensionTexts();
  const sending = useMutation({
    mutationFn: () => call(reinstateSeller, { params: { profileKey } }),
    onSuccess: () => showMessage(texts.isReinstated),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
    onSettled: async () => {
      onClose();
      await readAgain();
    },
  });
  return (
    <ConfirmDialog
      title={texts.reinstateTitle}
      confirmText={texts.reinstate}
      confirmLook="main"
      busy={sending.isPending}
      onClose={onClose}
      onConfirm={() => sending.mutate()}
    >
      {texts.reinstateText}
    </ConfirmDialog>
  );
}
