import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { listGrievances as endpoint } from "../contract.ts";
import { grievanceOf } from "./grievance-dto.ts";
import { selectOwn } from "./queries.ts";

/** The caller's own grievances. */
export async function listGrievances({ actor, database }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { grievances: (await selectOwn(database, actor.profileId)).map(grievanceOf) };
}
