import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { listAddresses as endpoint } from "../contract.ts";
import { selectAddresses } from "./queries.ts";

/** The caller's address book. */
export async function listAddresses({ actor, database }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { addresses: await selectAddresses(database, actor.profileId) };
}
