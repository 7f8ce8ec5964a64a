import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import {
  listOwnProposals,
  listProposals,
  type ReviewState,
  readDraftChoices,
  readOwnProposal,
} from "../../contract/proposals.ts";

const pageSize = 20;

/** What the form of a proposed product offers. */
export const draftChoicesQuery = queryOptions({
  queryKey: ["assortment", "choices"],
  queryFn: ({ signal }) => call(readDraftChoices, {}, { signal }),
});

/** What the caller has proposed, page after page. */
export const ownProposalsQuery = infiniteQueryOptions({
  queryKey: ["assortment", "proposals"],
  queryFn: ({ pageParam, signal }) =>
    call(
      listOwnProposals,
      { query: { limit: pageSize, ...(pageParam && { after: pageParam }) } },
      { signal },
    ),
  initialPageParam: "",
  getNextPageParam: (page) => page.nextAfter,
});

/** One proposal of the caller's own. Throws ApiError `assortment/proposal-not-found`. */
export function ownProposalQuery(proposalId: number) {
  return queryOptions({
    queryKey: ["assortment", "proposal", proposalId],
    queryFn: ({ signal }) => call(readOwnProposal, { params: { proposalId } }, { signal }),
  });
}

/** Proposals of a state for the platform admin, page after page, with the count of each state. */
export function reviewQuery(state: ReviewState) {
  return infiniteQueryOptions({
    queryKey: ["assortment", "review", state],
    queryFn: ({ pageParam, signal }) =>
      call(
        listProposals,
        { query: { state, limit: pageSize, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextAfter,
  });
}

/** Reads all of the assortment again: a proposal has moved. */
export function readProposalsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["assortment"] });
}
