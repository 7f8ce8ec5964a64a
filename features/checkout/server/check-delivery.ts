import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { groupsOf, selectOpenCart } from "#features/cart/server";
import { itemsValueOf } from "#features/orders/server";
import { readSellerTerms } from "#features/selling/server";
import type { checkDelivery as endpoint } from "../contract/checkout.ts";

const day = 86_400_000;

/** Who of the cart's sellers delivers to a pin code, before an address is written: asked while it is typed. */
export async function checkDelivery(
  { actor, clock, database }: MemberContext,
  { query: { postalCode } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const lines = await selectOpenCart(database, actor.profileId, dayInIndia(clock.now()));
  const sellers = groupsOf(lines, false).map((group) => ({
    sellerId: group.sellerId,
    itemsValueInPaise: itemsValueOf(group.lines),
  }));
  if (sellers.length === 0) return { sellers: [] };
  const terms = await readSellerTerms(database, { sellers, postalCode });
  return {
    sellers: terms.map(({ sellerId, name, shipping }) => ({
      sellerId,
      sellerName: name,
      isServed: shipping !== null,
      expectedBy: shipping && clock.now().getTime() + shipping.leadDays * day,
    })),
  };
}
