import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { findAddress } from "#features/addresses/server";
import { clearConsent, holdOpenCart, lockOpenCart, replaceCart } from "#features/cart/server";
import { readListingsForBuyer } from "#features/catalogue/server";
import type { Checkout } from "../contract/checkout.ts";
import { openDraft as endpoint } from "../contract/checkout-assist.ts";
import { findOrdersOfDraft } from "./placed-orders.queries.ts";
import { quoteForCart } from "./read-checkout.ts";

type Body = CheckedOf<typeof endpoint>["body"];

/**
 * Loads an order draft that was prepared offline into the open cart, at today's prices. The cart is replaced only
 * if the caller has saved exactly its content. A placed draft is never placed again.
 */
export async function openDraft(
  context: MemberContext,
  { params, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { actor, clock } = context;
  return inTransaction(context, async (transaction) => {
    const cartId = await holdOpenCart(transaction, actor.profileId, clock.now());
    // Read after the cart is locked: a request that was placing this draft has committed by now.
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

/** The quote of the draft. Consent given to another order of the same farmer is deleted. */
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

/** The lines of a draft that can still be bought; a repeated listing counts with its last line. */
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

/** The address, if it belongs to the caller's address book. */
async function ownAddress(
  { actor }: MemberContext,
  transaction: Transaction,
  addressId: number | null,
): Promise<number | null> {
  if (addressId === null) return null;
  return (await findAddress(transaction, actor.profileId, addressId)) ? addressId : null;
}
