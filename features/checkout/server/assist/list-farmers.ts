import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { listFarmers as endpoint } from "../../contract/checkout-assist.ts";
import { selectFarmersOf } from "./farmers.queries.ts";

const most = 20;

/** People the caller has ordered for before, to be chosen again. */
export async function listFarmers(
  { actor, database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const asked = { buyerProfileId: actor.profileId, q: query.q ?? "", limit: most };
  return { farmers: await selectFarmersOf(database, asked) };
}
