import type { Cart } from "@santha/contract/cart";
import { earnsMargin } from "@santha/contract/person";
import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { countLines, selectOpenCart } from "./cart.queries.ts";
import { cartOf } from "./cart-view.ts";

/** The caller's open cart; the server prices it afresh each time (CART-009). */
export async function readCart({ actor, clock, database }: MemberContext): Promise<Cart> {
  const lines = await selectOpenCart(database, actor.profileId, dayInIndia(clock.now()));
  return cartOf(lines, earnsMargin(actor.roles));
}

/** The number on the cart icon. */
export async function countCart({ actor, database }: MemberContext): Promise<{ itemCount: number }> {
  return { itemCount: await countLines(database, actor.profileId) };
}
