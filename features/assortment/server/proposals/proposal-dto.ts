import type { OwnProposal, ReviewedProposal } from "../../contract/proposals.ts";
import type { OwnProposalRow, ReviewedProposalRow } from "./proposals.queries.ts";

/** A proposal in the shape of the wire. */
export function toProposal(row: ReviewedProposalRow): ReviewedProposal;
export function toProposal(row: OwnProposalRow): OwnProposal;
export function toProposal(row: OwnProposalRow): OwnProposal {
  return {
    ...row,
    proposedAt: row.proposedAt.getTime(),
    decidedAt: row.decidedAt?.getTime() ?? null,
  };
}
