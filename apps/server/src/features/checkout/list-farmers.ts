import type { listFarmers as endpoint } from "@santha/contract/checkout-assist";
import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { selectFarmersOf } from "#features/orders";
import type { MemberContext } from "#platform/context";

const most = 20;

/** People the caller has ordered for before, to be chosen again. */
export async function listFarmers(
  { actor, database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const asked = { buyerProfileId: actor.profileId, q: query.q ?? "", limit: most };
  return { farmers: await selectFarmersOf(database, asked) };
}
