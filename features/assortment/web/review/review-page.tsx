import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { formatCount } from "#engine/web/words/money.ts";
import { type ReviewState, reviewStates } from "../../contract/proposals.ts";
import { PhotosToCheck } from "../photo-offers/photos-to-check.tsx";
import { reviewQuery } from "../proposals/api.ts";
import { useProposalTexts } from "../proposals/proposal.texts.ts";
import { ApproveShown } from "./approve-shown.tsx";
import { ReviewCard } from "./review-card.tsx";

const route = getRouteApi("/app/admin/products");

/** For the platform admin: photos to check and the products that sellers propose; first the part that the address names. */
export function ReviewPage() {
  const { part } = route.useSearch();
  const parts = [<PhotosToCheck key="photos" />, <Proposals key="proposals" />];
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={useProposalTexts().forAdmins}>
        {part === "proposals" ? parts.toReversed() : parts}
      </ForRole>
    </PageBody>
  );
}

function Proposals() {
  const texts = useProposalTexts();
  const [state, setState] = useState<ReviewState>("waiting");
  const proposals = useInfiniteQuery(reviewQuery(state));
  const counts = proposals.data?.pages[0]?.counts;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {reviewStates.map((each) => (
          <Chip key={each} chosen={each === state} onClick={() => setState(each)}>
            {counts ? texts.counted(texts.state(each), formatCount(counts[each])) : texts.state(each)}
          </Chip>
        ))}
      </div>
      <Answer
        to={proposals}
        isEmpty={({ pages }) => pages[0]?.proposals.length === 0}
        empty={
          <EmptyState
            drawing={<BasketDrawing />}
            title={state === "waiting" ? texts.noneWaiting : texts.noneOfState}
          >
            {state === "waiting" && texts.noneWaitingHint}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            {state === "waiting" && <ApproveShown proposals={pages.flatMap((page) => page.proposals)} />}
            {pages
              .flatMap((page) => page.proposals)
              .map((proposal) => (
                <ReviewCard key={proposal.proposalId} proposal={proposal} />
              ))}
            <LoadMore list={proposals} />
          </>
        )}
      </Answer>
    </>
  );
}
