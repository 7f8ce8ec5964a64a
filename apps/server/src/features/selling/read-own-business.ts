import type { AnswerOf } from "@santha/contract/endpoint";
import type { readOwnBusiness as endpoint } from "@santha/contract/selling";
import type { MemberContext } from "#platform/context";
import { findOwnBusiness } from "./own-business.queries.ts";

/** The caller's business. */
export async function readOwnBusiness({
  database,
  actor,
}: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { business: (await findOwnBusiness(database, actor.profileId)) ?? null };
}
