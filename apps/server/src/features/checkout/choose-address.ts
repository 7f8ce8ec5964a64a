import { type Checkout, chooseAddress as endpoint } from "@santha/contract/checkout";
import type { CheckedOf } from "@santha/contract/endpoint";
import { holdOpenCart, selectOpenCart, updateAddress } from "#features/cart";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { insertAddress } from "./checkout.queries.ts";
import { quoteForCart } from "./read-checkout.ts";

/** Keeps the address with the open cart, unless a seller of the cart does not deliver there. */
export async function chooseAddress(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<Checkout> {
  const { actor, clock, language } = context;
  return inTransaction(context, async (transaction) => {
    const cartId = await holdOpenCart(transaction, actor.profileId, clock.now());
    const addressId = await insertAddress(transaction, actor.profileId, body, clock.now());
    await updateAddress(transaction, cartId, addressId);
    const { lines } = await selectOpenCart(transaction, actor.profileId);
    const checkout = await quoteForCart(context, transaction, { addressId, lines });
    const notServing = checkout.groups.filter((group) => group.isServed === false);
    if (notServing.length === 0) return checkout;
    return refuse(endpoint, "checkout/pin-code-not-served", {
      values: {
        postalCode: body.postalCode,
        sellers: notServing.map((group) => group.sellerName[language]).join(", "),
      },
      fields: { postalCode: "checkout/pin-code-not-served" },
      data: { sellerIds: notServing.map((group) => group.sellerId) },
    });
  });
}
