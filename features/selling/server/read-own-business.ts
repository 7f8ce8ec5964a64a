import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { readOwnBusiness as endpoint } from "../contract.ts";
import { findOwnBusiness } from "./own-business.queries.ts";

/** The caller's business. */
export async function readOwnBusiness({
  database,
  actor,
}: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { business: (await findOwnBusiness(database, actor.profileId)) ?? null };
}
