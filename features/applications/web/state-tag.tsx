import { Tag, type TagJob } from "#engine/web/ui/tag.tsx";
import type { ApplicationState } from "../contract/applications.ts";
import { useApplicationsTexts } from "./words.ts";

const jobs: Readonly<Record<ApplicationState, TagJob>> = {
  draft: "plain",
  applied: "know",
  "more-needed": "earn",
  approved: "done",
  refused: "stop",
  withdrawn: "plain",
};

/** The state of an application in a word. */
export function StateTag({ state }: { readonly state: ApplicationState }) {
  return <Tag job={jobs[state]}>{useApplicationsTexts().stateOf(state)}</Tag>;
}
