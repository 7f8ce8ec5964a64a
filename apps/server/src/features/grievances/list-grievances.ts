import type { AnswerOf } from "@santha/contract/endpoint";
import type { listGrievances as endpoint } from "@santha/contract/grievances";
import type { MemberContext } from "#platform/context";
import { grievanceOf } from "./grievance-wire.ts";
import { selectOwn } from "./grievances.queries.ts";

/** The caller's own grievances. */
export async function listGrievances({ actor, database }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { grievances: (await selectOwn(database, actor.profileId)).map(grievanceOf) };
}
