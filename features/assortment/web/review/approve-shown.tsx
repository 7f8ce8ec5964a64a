import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { approveProposals, mostApprovedAtOnce } from "../../contract/product-files.ts";
import type { ReviewedProposal } from "../../contract/proposals.ts";
import { readProposalsAgain } from "../proposals/api.ts";
import { useProposalTexts } from "../proposals/proposal.texts.ts";

/** Approves the proposals on the page with one press; those that cannot be approved are named with the reason. */
export function ApproveShown({ proposals }: { readonly proposals: readonly ReviewedProposal[] }) {
  const texts = useProposalTexts();
  const shown = proposals.slice(0, mostApprovedAtOnce);
  const [isAsked, setAsked] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const approving = useMutation({
    mutationFn: () =>
      call(approveProposals, {
        body: { proposals: shown.map(({ proposalId, revision }) => ({ proposalId, revision })) },
      }),
    onSuccess: async (answer) => {
      setLeft(answer.left.map(({ proposalId, reason }) => `${titleOf(shown, proposalId)}: ${reason}`));
      showMessage(texts.approvedMany(answer.approved.length));
      await readProposalsAgain();
    },
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
    onSettled: () => setAsked(false),
  });
  if (shown.length < 2 && left.length === 0) return null;
  return (
    <>
      {left.length > 0 && (
        <Note job="trouble">
          {texts.leftMany(left.length)}
          <ul>
            {left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Note>
      )}
      {shown.length > 1 && (
        <div>
          <Button look="second" onClick={() => setAsked(true)}>
            {texts.approveShown(shown.length)}
          </Button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={texts.approveShownTitle(shown.length)}
          confirmText={texts.approve}
          confirmLook="main"
          busy={approving.isPending}
          onClose={() => setAsked(false)}
          onConfirm={() => approving.mutate()}
        >
          {texts.approveShownText}
        </ConfirmDialog>
      )}
    </>
  );
}

function titleOf(proposals: readonly ReviewedProposal[], proposalId: number): string {
  return proposals.find((proposal) => proposal.proposalId === proposalId)?.draft.titleEn ?? "";
}
