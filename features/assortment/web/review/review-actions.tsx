import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { approveProposal, type ReviewedProposal, refuseProposal } from "../../contract/proposals.ts";
import { readProposalsAgain } from "../proposals/api.ts";
import { useProposalTexts } from "../proposals/proposal.texts.ts";

interface Decided {
  readonly title: string;
  readonly proposal: ReviewedProposal;
}

/** Approve after a question, refuse with a reason. */
export function ReviewActions(decided: Decided) {
  const texts = useProposalTexts();
  const [asked, setAsked] = useState<"approve" | "refuse">();
  const close = (): void => setAsked(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="onpaper"
        aria-label={texts.about(texts.refuse, decided.title)}
        onClick={() => setAsked("refuse")}
      >
        {texts.refuse}
      </Button>
      <Button aria-label={texts.about(texts.approve, decided.title)} onClick={() => setAsked("approve")}>
        {texts.approve}
      </Button>
      {asked === "approve" && <ApproveDialog {...decided} onClose={close} />}
      {asked === "refuse" && <RefuseDialog {...decided} onClose={close} />}
    </div>
  );
}

function ApproveDialog({ title, proposal, onClose }: Decided & { readonly onClose: () => void }) {
  const texts = useProposalTexts();
  const { proposalId, revision } = proposal;
  const approving = useMutation({
    mutationFn: () => call(approveProposal, { params: { proposalId }, body: { revision } }),
    onSuccess: async () => {
      showMessage(texts.approved);
      onClose();
      await readProposalsAgain();
    },
    onError: (error) => {
      showMessage(sentenceOf(error) ?? texts.noConnection);
      onClose();
      if (error instanceof ApiError) void readProposalsAgain();
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

function RefuseDialog({ title, proposal, onClose }: Decided & { readonly onClose: () => void }) {
  const texts = useProposalTexts();
  const { proposalId, revision } = proposal;
  return (
    <ReasonDialog
      title={texts.refuseTitle(title)}
      label={texts.reason}
      hint={texts.reasonHint}
      submitText={texts.refuse}
      cancelText={texts.cancel}
      notSent={texts.noConnection}
      send={(reason) => call(refuseProposal, { params: { proposalId }, body: { revision, reason } })}
      saidOf={() => texts.refused}
      onSent={readProposalsAgain}
      // Changed meanwhile: the list behind shows how it is now.
      onRefused={readProposalsAgain}
      onClose={onClose}
    />
  );
}
