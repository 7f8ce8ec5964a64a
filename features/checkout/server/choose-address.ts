import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { findAddress, saveAddress } from "#features/addresses/server";
import { sendOpenCartTo } from "#features/cart/server";
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
  return inTransaction(context, async (transaction) =>
    sendTo(context, transaction, {
      addressId: await saveAddress(context, transaction, body),
      postalCode: body.postalCode,
    }),
  );
}

/** Keeps an address of the caller's book with the open cart. */
export async function chooseSavedAddress(
  context: MemberContext,
  { params }: CheckedOf<typeof savedEndpoint>,
): Promise<Checkout> {
  return inTransaction(context, async (transaction) => {
    const saved = await findAddress(transaction, context.actor.profileId, params.addressId);
    if (!saved) return refuse(savedEndpoint, "checkout/address-not-found");
    return sendTo(context, transaction, { ...params, postalCode: saved.postalCode });
  });
}

/** Sends the open cart to the address, unless a seller of the cart does not deliver there. */
async function sendTo(
  context: MemberContext,
  transaction: Transaction,
  { addressId, postalCode }: { readonly addressId: number; readonly postalCode: string },
): Promise<Checkout> {
  const { actor, clock, language } = context;
  await sendOpenCartTo(transaction, { profileId: actor.profileId, at: clock.now(), addressId });
  const checkout = await quoteForCart(context, transaction);
  const notServing = checkout.groups.filter((group) => group.isServed === false);
  if (notServing.length === 0) return checkout;
  return refuse(savedEndpoint, "checkout/pin-code-not-served", {
    values: {
      postalCode,
      sellers: notServing.map((group) => group.sellerName[language]).join(", "),
    },
    fields: { postalCode: "checkout/pin-code-not-served" },
    data: { sellerIds: notServing.map((group) => group.sellerId) },
  });
}
