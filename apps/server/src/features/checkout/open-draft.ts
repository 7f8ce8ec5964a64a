import type { Checkout } from "@santha/contract/checkout";
import { openDraft as endpoint } from "@santha/contract/checkout-assist";
import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { Transaction } from "@santha/database/client";
import { findAddress } from "#features/addresses";
import { clearConsent, holdOpenCart, lockOpenCart, replaceCart } from "#features/cart";
import { readListingsForBuyer } from "#features/catalogue";
import { findOrdersOfDraft } from "#features/orders";
import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { quoteForCart } from "./read-checkout.ts";

type Body = CheckedOf<typeof endpoint>["body"];

/**
 * Puts an order that was prepared without a connection into the open cart; prices are today's. The cart gives way only
 * to a caller who has put aside exactly what is in it, and a draft that was placed is never placed again.
 */
export async function openDraft(
  context: MemberContext,
  { params, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { actor, clock } = context;
  return inTransaction(context, async (transaction) => {
    const cartId = await holdOpenCart(transaction, actor.profileId, clock.now());
    // Read after the cart is held: whoever was placing the draft has committed by now.
    const draft = { buyerProfileId: actor.profileId, draftKey: params.draftKey };
    const placed = await findOrdersOfDraft(transaction, draft);
    if (placed !== undefined) return refuse(endpoint, "checkout/draft-placed", { data: placed });
    const inCart = await lockOpenCart(transaction, actor.profileId);
    if (!isSame(inCart, body.putAside)) return refuse(endpoint, "checkout/cart-moved");
    const { sold, gone } = await soldLines(context, transaction, body.lines);
    const addressId = await ownAddress(context, transaction, body.addressId);
    await replaceCart(transaction, cartId, { ...params, ...body, addressId, lines: sold, at: clock.now() });
    return { checkout: await quoteWithConsent(context, transaction, cartId), gone };
  });
}

/** The quote of the draft. Consent that was given to another order of the same farmer is forgotten. */
async function quoteWithConsent(
  context: MemberContext,
  transaction: Transaction,
  cartId: number,
): Promise<Checkout> {
  const quote = await quoteForCart(context, transaction);
  if (quote.assist?.consent?.isCurrent !== false) return quote;
  await clearConsent(transaction, cartId);
  return quoteForCart(context, transaction);
}

type Lines = readonly { readonly listingId: number; readonly quantity: number }[];

function isSame(one: Lines, other: Lines): boolean {
  const text = (lines: Lines) =>
    lines
      .map(({ listingId, quantity }) => `${listingId}×${quantity}`)
      .sort()
      .join();
  return text(one) === text(other);
}

/** What can still be bought of a draft; a listing that is named twice counts with its last line. */
async function soldLines({ actor, clock }: MemberContext, transaction: Transaction, lines: Body["lines"]) {
  const wanted = [...new Map(lines.map((line) => [line.listingId, line])).values()];
  const at = clock.now();
  const listings = await readListingsForBuyer(transaction, {
    buyerId: actor.profileId,
    wanted,
    onDay: dayInIndia(at),
    at,
  });
  const listed = new Set(listings.filter(({ isListed }) => isListed).map(({ listingId }) => listingId));
  return {
    sold: wanted.filter(({ listingId }) => listed.has(listingId)),
    gone: wanted.map(({ listingId }) => listingId).filter((listingId) => !listed.has(listingId)),
  };
}

/** The address, if it is one of the caller's book. */
async function ownAddress(
  { actor }: MemberContext,
  transaction: Transaction,
  addressId: number | null,
): Promise<number | null> {
  if (addressId === null) return null;
  return (await findAddress(transaction, actor.profileId, addressId)) ? addressId : null;
}
