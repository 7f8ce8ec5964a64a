import { earnsMargin } from "#engine/contract/person.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Cart } from "../contract.ts";
import { cartOf } from "./cart-view.ts";
import { countLines, selectOpenCart } from "./queries.ts";

/** The caller's open cart; the server prices it afresh each time (CART-009). */
export async function readCart({ actor, clock, database }: MemberContext): Promise<Cart> {
  const lines = await selectOpenCart(database, actor.profileId, dayInIndia(clock.now()));
  return cartOf(lines, earnsMargin(actor.roles));
}

/** The number on the cart icon. */
export async function countCart({ actor, database }: MemberContext): Promise<{ itemCount: number }> {
  return { itemCount: await countLines(database, actor.profileId) };
}
