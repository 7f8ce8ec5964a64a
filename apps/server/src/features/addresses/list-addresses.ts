import type { listAddresses as endpoint } from "@santha/contract/addresses";
import type { AnswerOf } from "@santha/contract/endpoint";
import type { MemberContext } from "#platform/context";
import { selectAddresses } from "./addresses.queries.ts";

/** The caller's address book. */
export async function listAddresses({ actor, database }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { addresses: await selectAddresses(database, actor.profileId) };
}
