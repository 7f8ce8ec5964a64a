import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { findAddress, saveAddress } from "#features/addresses/server";
import { type OtherAddress, sendOpenCartTo } from "#features/cart/server";
import {
  type Checkout,
  type chooseAddress as newEndpoint,
  chooseSavedAddress as savedEndpoint,
} from "../contract/checkout.ts";
import { quoteForCart } from "./read-checkout.ts";

/** Puts the typed address into the caller's book and keeps it with the open cart. */
export async function chooseAddress(
  context: MemberContext,
  { body }: CheckedOf<typeof newEndpoint>,
): Promise<Checkout> {
  const known = await sendToKnown(context, { address: body });
  if (known) return known;
  return inTransaction(context, async (transaction) =>
    sendTo(context, transaction, await saveAddress(context, transaction, body)),
  );
}

/** Keeps an address of the caller's book with the open cart. */
export async function chooseSavedAddress(
  context: MemberContext,
  { params }: CheckedOf<typeof savedEndpoint>,
): Promise<Checkout> {
  const known = await sendToKnown(context, params);
  if (known) return known;
  return inTransaction(context, async (transaction) => {
    const saved = await findAddress(transaction, context.actor.profileId, params.addressId);
    if (!saved) return refuse(savedEndpoint, "checkout/address-not-found");
    return sendTo(context, transaction, params.addressId);
  });
}

/**
 * Sends the open cart to an address of the caller's book, in two statements without a transaction: it is priced as if it
 * went there first. Null: there is no cart yet, or no such address.
 */
async function sendToKnown(context: MemberContext, to: OtherAddress): Promise<Checkout | null> {
  const { actor, clock, database } = context;
  const checkout = await quoteForCart(context, database, to);
  const { addressId } = checkout;
  if (addressId === null) return null;
  refuseUnserved(context, checkout);
  await sendOpenCartTo(database, { profileId: actor.profileId, at: clock.now(), addressId });
  return checkout;
}

/** Sends the open cart to the address, unless a seller of the cart does not deliver there. */
async function sendTo(
  context: MemberContext,
  transaction: Transaction,
  addressId: number,
): Promise<Checkout> {
  const { actor, clock } = context;
  await sendOpenCartTo(transaction, { profileId: actor.profileId, at: clock.now(), addressId });
  const checkout = await quoteForCart(context, transaction);
  refuseUnserved(context, checkout);
  return checkout;
}

function refuseUnserved({ language }: MemberContext, { groups, address }: Checkout): void {
  const notServing = groups.filter((group) => group.isServed === false);
  if (notServing.length === 0) return;
  refuse(savedEndpoint, "checkout/pin-code-not-served", {
    values: {
      postalCode: address?.postalCode ?? "",
      sellers: notServing.map((group) => group.sellerName[language]).join(", "),
    },
    fields: { postalCode: "checkout/pin-code-not-served" },
    data: { sellerIds: notServing.map((group) => group.sellerId) },
  });
}
