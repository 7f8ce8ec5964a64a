import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { listProposals as endpoint } from "../../contract/proposals.ts";
import { toReviewedProposal } from "./proposal-dto.ts";
import { countProposals, selectProposals } from "./proposals.queries.ts";

/** Proposals of a state, page after page, with the count of each state. */
export async function listProposals(
  { database, clock }: MemberContext,
  { query: { state, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectProposals(database, {
    ...{ state, onDay: dayInIndia(clock.now()), after: numericCursorOf(after) },
    atMost: limit + 1,
  });
  const { page, nextAfter } = pageOf(rows, limit, ({ proposedAt, decidedAt, proposalId }) => ({
    at: decidedAt ?? proposedAt,
    id: String(proposalId),
  }));
  const counted = new Map((await countProposals(database)).map((of) => [of.state, of.count]));
  const count = (of: string): number => counted.get(of) ?? 0;
  return {
    proposals: page.map(toReviewedProposal),
    counts: { waiting: count("waiting"), approved: count("approved"), refused: count("refused") },
    nextAfter,
  };
}
