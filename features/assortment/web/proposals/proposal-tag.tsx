import { Tag, type TagJob } from "#engine/web/ui/tag.tsx";
import type { ProposalState } from "../../contract/proposals.ts";
import { useProposalTexts } from "./proposal.texts.ts";

const jobs: Readonly<Record<ProposalState, TagJob>> = {
  waiting: "know",
  refused: "stop",
  approved: "done",
  withdrawn: "plain",
};

/** How a proposal stands. */
export function ProposalTag({ state }: { readonly state: ProposalState }) {
  return <Tag job={jobs[state]}>{useProposalTexts().state(state)}</Tag>;
}
