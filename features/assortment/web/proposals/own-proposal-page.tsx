import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { SellersOnly } from "#features/selling/web";
import { changeProposal, type OwnProposal, withdrawProposal } from "../../contract/proposals.ts";
import { ownProposalQuery, readProposalsAgain } from "./api.ts";
import { useProposalTexts } from "./proposal.texts.ts";
import { draftOf, type TypedProduct, typedOf } from "./proposal-draft.ts";
import { ProposalForm } from "./proposal-form.tsx";
import { ProposalTag } from "./proposal-tag.tsx";

const route = getRouteApi("/app/sell/proposals/$proposalId");

/** One proposal: how it stands, and while it is not approved the form to change it. */
export function OwnProposalPage() {
  const { proposalId } = route.useParams();
  return (
    <PageBody className="stack">
      <SellersOnly part="catalogue">
        <ProposalOf proposalId={Number(proposalId)} />
      </SellersOnly>
    </PageBody>
  );
}

function ProposalOf({ proposalId }: { readonly proposalId: number }) {
  const proposal = useQuery(ownProposalQuery(proposalId));
  return <Answer to={proposal}>{(found) => <Proposal key={found.proposalId} proposal={found} />}</Answer>;
}

function Proposal({ proposal }: { readonly proposal: OwnProposal }) {
  const texts = useProposalTexts();
  const { draft, state, reason, level3Id } = proposal;
  const [sent, setSent] = useState(0);
  return (
    <>
      <Card pad className="flex flex-wrap items-center justify-between gap-3">
        <div className="stack-s">
          <h2 className="h2">
            <Words of={{ en: draft.titleEn, te: draft.titleTe }} />
          </h2>
          <div>
            <ProposalTag state={state} />
          </div>
        </div>
        {level3Id === null ? (
          <TakeBack proposalId={proposal.proposalId} />
        ) : (
          <ButtonLink to="/app/sell/catalogue/$level3Id" params={{ level3Id: String(level3Id) }}>
            {texts.toProduct}
          </ButtonLink>
        )}
      </Card>
      {reason && <Note job="trouble">{texts.refusedBecause(reason)}</Note>}
      {level3Id === null && (
        <ChangeForm key={sent} proposal={proposal} onSent={() => setSent((count) => count + 1)} />
      )}
    </>
  );
}

/** What is typed stays when another page has changed the proposal; sending again goes by what stands there then. */
function ChangeForm({ proposal, onSent }: { readonly proposal: OwnProposal; readonly onSent: () => void }) {
  const texts = useProposalTexts();
  const { proposalId } = proposal;
  const [revision, setRevision] = useState(proposal.revision);
  const [initial] = useState(() => typedOf(proposal.draft));
  const sending = useMutation({
    mutationFn: (typed: TypedProduct) =>
      call(changeProposal, { params: { proposalId }, body: { ...draftOf(typed), revision } }),
    onSuccess: async () => {
      showMessage(texts.sentForApproval);
      await readProposalsAgain();
      onSent();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== "assortment/proposal-changed") return;
      await readProposalsAgain();
      const fresh = queryClient.getQueryData(ownProposalQuery(proposalId).queryKey);
      if (fresh) setRevision(fresh.revision);
    },
  });
  return (
    <ProposalForm
      initial={initial}
      submitText={texts.sendAgain}
      isSending={sending.isPending}
      error={sending.error}
      onSend={(typed) => sending.mutate(typed)}
    />
  );
}

function TakeBack({ proposalId }: { readonly proposalId: number }) {
  const texts = useProposalTexts();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const taking = useMutation({
    mutationFn: () => call(withdrawProposal, { params: { proposalId } }),
    onSuccess: async () => {
      showMessage(texts.takenBack);
      await navigate({ to: "/app/sell/proposals", replace: true });
      await readProposalsAgain();
    },
    onError: (error) => {
      setAsked(false);
      showMessage(sentenceOf(error) ?? texts.noConnection);
      if (error instanceof ApiError) void readProposalsAgain();
    },
  });
  return (
    <>
      <Button small look="onpaper" onClick={() => setAsked(true)}>
        {texts.takeBack}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.takeBackTitle}
          confirmText={texts.takeBack}
          busy={taking.isPending}
          onClose={() => setAsked(false)}
          onConfirm={() => taking.mutate()}
        >
          {texts.takeBackText}
        </ConfirmDialog>
      )}
    </>
  );
}
