import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { sourcesOf } from "#features/files/contract/picture-url.ts";
import { SellersOnly } from "#features/selling/web";
import type { OwnProposal } from "../../contract/proposals.ts";
import { ownProposalsQuery } from "./api.ts";
import { useProposalTexts } from "./proposal.texts.ts";
import { ProposalTag } from "./proposal-tag.tsx";

/** What a seller has proposed, and how it stands. */
export function OwnProposalsPage() {
  return (
    <PageBody className="stack">
      <SellersOnly part="catalogue">
        <OwnProposals />
      </SellersOnly>
    </PageBody>
  );
}

function OwnProposals() {
  const texts = useProposalTexts();
  const proposals = useInfiniteQuery(ownProposalsQuery);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/app/sell/proposals/new">{texts.propose}</ButtonLink>
        <ButtonLink look="onpaper" to="/app/sell/proposals/file">
          {texts.manyByFile}
        </ButtonLink>
      </div>
      <Answer
        to={proposals}
        isEmpty={({ pages }) => pages[0]?.proposals.length === 0}
        empty={
          <EmptyState drawing={<BasketDrawing />} title={texts.emptyTitle}>
            {texts.emptyHint}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            <Card>
              <ul>
                {pages
                  .flatMap((page) => page.proposals)
                  .map((proposal) => (
                    <ProposalRow key={proposal.proposalId} proposal={proposal} />
                  ))}
              </ul>
            </Card>
            <LoadMore list={proposals} end={texts.end} />
          </>
        )}
      </Answer>
    </>
  );
}

function ProposalRow({ proposal }: { readonly proposal: OwnProposal }) {
  const texts = useProposalTexts();
  const { draft, reason } = proposal;
  return (
    <li className="border-line border-t first:border-0">
      <Link
        className="flex items-start gap-3 p-3"
        to="/app/sell/proposals/$proposalId"
        params={{ proposalId: String(proposal.proposalId) }}
      >
        <Thumb
          small
          tint={proposal.bed}
          picture={productPicture(proposal.drawing)}
          photo={sourcesOf(proposal.draft.photos[0])}
        />
        <span className="min-w-0">
          <span className="b block">
            <Words of={{ en: draft.titleEn, te: draft.titleTe }} />
          </span>
          <span className="t-small c2 block">
            {texts.sent} <DateText at={proposal.proposedAt} />
          </span>
          <span className="mt-1 block">
            <ProposalTag state={proposal.state} />
          </span>
          {reason && (
            <span className="t-small mt-1 block">
              <Written>{reason}</Written>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
