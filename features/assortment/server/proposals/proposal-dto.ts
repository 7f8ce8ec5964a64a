import type { OwnProposal, ReviewedProposal } from "../../contract/proposals.ts";
import type { OwnProposalRow, ReviewedProposalRow } from "./proposals.queries.ts";

/** A proposal as its seller sees it. */
export function toOwnProposal(row: OwnProposalRow): OwnProposal {
  return { ...row, ...timesOf(row) };
}

/** A proposal as staff see it: without the margins of agents. */
export function toReviewedProposal(row: ReviewedProposalRow): ReviewedProposal {
  const packs = row.draft.packs.map(({ commissionInPaise: _, ...pack }) => pack);
  return { ...row, ...timesOf(row), draft: { ...row.draft, packs } };
}

function timesOf({ proposedAt, decidedAt }: Pick<OwnProposalRow, "proposedAt" | "decidedAt">) {
  return { proposedAt: proposedAt.getTime(), decidedAt: decidedAt?.getTime() ?? null };
}
