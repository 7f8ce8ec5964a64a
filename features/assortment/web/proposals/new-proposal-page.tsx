import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { ApiError, call, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { SellersOnly } from "#features/selling/web";
import { proposeProduct } from "../../contract/proposals.ts";
import { readProposalsAgain } from "./api.ts";
import { useProposalTexts } from "./proposal.texts.ts";
import { draftOf, emptyProduct, type TypedProduct } from "./proposal-draft.ts";
import { ProposalForm } from "./proposal-form.tsx";

/** Proposes a product that the common list does not have. */
export function NewProposalPage() {
  return (
    <PageBody className="stack">
      <SellersOnly part="catalogue">
        <NewProposal />
      </SellersOnly>
    </PageBody>
  );
}

function NewProposal() {
  const texts = useProposalTexts();
  const navigate = useNavigate();
  const [initial] = useState(emptyProduct);
  const attempt = useRef<{ readonly key: string; readonly text: string }>(undefined);
  const sending = useMutation({
    mutationFn: (typed: TypedProduct) => {
      const body = draftOf(typed);
      const text = JSON.stringify(body);
      // The same words after a broken connection are the same wish: its key keeps it from being proposed twice.
      if (attempt.current?.text !== text) attempt.current = { key: newIdempotencyKey(), text };
      return call(proposeProduct, { body }, { idempotencyKey: attempt.current.key });
    },
    onError: (error) => {
      if (error instanceof ApiError) attempt.current = undefined;
    },
    onSuccess: async () => {
      showMessage(texts.sentForApproval);
      await readProposalsAgain();
      await navigate({ to: "/app/sell/proposals", replace: true });
    },
  });
  return (
    <ProposalForm
      initial={initial}
      submitText={texts.send}
      isSending={sending.isPending}
      error={sending.error}
      onSend={(typed) => sending.mutate(typed)}
    />
  );
}
