import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { holdOpenCart, updateCoupon } from "#features/cart/server";
import { claimCode, findOwnCoupon } from "#features/coupons/server";
import {
  type Checkout,
  chooseCoupon as endpoint,
  type removeCoupon as removeEndpoint,
} from "../contract/checkout.ts";
import { goodsOf } from "./quote.ts";
import { quoteForCart } from "./read-checkout.ts";

/**
 * Puts a coupon of the caller on the open cart, in place of another one; a free code of a batch becomes the caller's.
 * Another person's code is as unknown as a made-up one; a coupon that would take nothing off is refused, the code stays
 * free, and the former coupon stays.
 */
export async function chooseCoupon(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<Checkout> {
  const { profileId } = context.actor;
  return inTransaction(context, async (transaction) => {
    // The cart is held first: of two codes of one batch that a person enters at once one is the person's.
    await holdOpenCart(transaction, profileId, context.clock.now());
    const coupon =
      (await findOwnCoupon(transaction, profileId, body.couponCode)) ??
      (await claimCode(context, transaction, { code: body.couponCode, profileId }));
    if (!coupon) return refuseCode("checkout/coupon-not-found");
    await updateCoupon(transaction, profileId, coupon.couponId);
    const checkout = await quoteForCart(context, transaction);
    const fault = checkout.coupon?.fault ?? null;
    if (fault === null) return checkout;
    const goodsInPaise = sumOf(checkout.groups.map(goodsOf));
    return refuseCode(`checkout/coupon-${fault}`, {
      least: formatPaise(coupon.leastValueInPaise),
      missing: formatPaise(Math.max(0, coupon.leastValueInPaise - goodsInPaise)),
    });
  });
}

/** Takes the coupon off the open cart. */
export async function removeCoupon(context: MemberContext): Promise<AnswerOf<typeof removeEndpoint>> {
  await inTransaction(context, (transaction) => updateCoupon(transaction, context.actor.profileId, null));
  return quoteForCart(context, context.database);
}

function refuseCode(
  code: keyof (typeof endpoint)["errors"],
  values: Readonly<Record<string, string>> = {},
): never {
  return refuse(endpoint, code, { values, fields: { couponCode: code } });
}
