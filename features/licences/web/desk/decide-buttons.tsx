import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { approveLicence, returnLicence } from "../../contract.ts";
import { readRequestsAgain } from "../api.ts";
import { useLicencesTexts } from "../licences.texts.ts";

interface Decided {
  readonly title: string;
  readonly requestId: number;
}

/** Approve after a question, send back with a reason. */
export function DecideButtons(decided: Decided) {
  const texts = useLicencesTexts();
  const [asked, setAsked] = useState<"approve" | "return">();
  const close = (): void => setAsked(undefined);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button
        look="onpaper"
        aria-label={`${texts.sendBack}: ${decided.title}`}
        onClick={() => setAsked("return")}
      >
        {texts.sendBack}
      </Button>
      <Button aria-label={`${texts.approve}: ${decided.title}`} onClick={() => setAsked("approve")}>
        {texts.approve}
      </Button>
      {asked === "approve" && <ApproveDialog {...decided} onClose={close} />}
      {asked === "return" && <ReturnDialog {...decided} onClose={close} />}
    </div>
  );
}

function ApproveDialog({ title, requestId, onClose }: Decided & { readonly onClose: () => void }) {
  const texts = useLicencesTexts();
  const approving = useMutation({
    mutationFn: () => call(approveLicence, { params: { requestId } }),
    onSuccess: () => showMessage(texts.approvedNow),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
    // Decided meanwhile: the queue behind shows how it stands now.
    onSettled: async () => {
      onClose();
      await readRequestsAgain();
    },
  });
  return (
    <ConfirmDialog
      title={texts.approveTitle(title)}
      confirmText={texts.approve}
      confirmLook="main"
      busy={approving.isPending}
      onClose={onClose}
      onConfirm={() => approving.mutate()}
    >
      {texts.approveText}
    </ConfirmDialog>
  );
}

function ReturnDialog({ title, requestId, onClose }: Decided & { readonly onClose: () => void }) {
  const texts = useLicencesTexts();
  return (
    <ReasonDialog
      title={texts.sendBackTitle(title)}
      label={texts.reason}
      hint={texts.reasonHint}
      submitText={texts.sendBack}
      cancelText={texts.cancel}
      notSent={texts.noConnection}
      send={(reason) => call(returnLicence, { params: { requestId }, body: { reason } })}
      saidOf={() => texts.sentBackNow}
      // A refusal is read before the list behind shows that it was decided meanwhile.
      onClose={() => {
        onClose();
        void readRequestsAgain();
      }}
    />
  );
}
