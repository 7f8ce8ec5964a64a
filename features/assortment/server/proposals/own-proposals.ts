import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import {
  readOwnProposal as endpoint,
  type listOwnProposals,
  type OwnProposal,
} from "../../contract/proposals.ts";
import { toOwnProposal } from "./proposal-dto.ts";
import { findOwnProposal, type OwnProposalRow, selectOwnProposals } from "./proposals.queries.ts";

/** What the caller has proposed, page after page. */
export async function listProposalsOfSeller(
  { sellerProfileId, database }: SellerContext,
  { query: { after, limit } }: CheckedOf<typeof listOwnProposals>,
): Promise<AnswerOf<typeof listOwnProposals>> {
  const asked = { profileId: sellerProfileId, after: numericCursorOf(after), atMost: limit + 1 };
  const { page, nextAfter } = pageOf(
    await selectOwnProposals(database, asked),
    limit,
    ({ proposedAt, proposalId }) => ({ at: proposedAt, id: String(proposalId) }),
  );
  return { proposals: page.map(toOwnProposal), nextAfter };
}

/** One proposal of the caller's own. */
export async function readOwnProposal(
  { sellerProfileId, database }: SellerContext,
  { params: { proposalId } }: CheckedOf<typeof endpoint>,
): Promise<OwnProposal> {
  return toOwnProposal(await needOwnProposal(database, proposalId, sellerProfileId));
}

/**
 * The proposal, if it is this person's.
 * @throws AppError `assortment/proposal-not-found` also for another seller's.
 */
export async function needOwnProposal(
  reader: Reader,
  proposalId: number,
  profileId: number,
): Promise<OwnProposalRow> {
  const found = await findOwnProposal(reader, proposalId, profileId);
  return found ?? refuse(endpoint, "assortment/proposal-not-found");
}
