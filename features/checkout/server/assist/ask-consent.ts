import * as z from "zod/mini";
import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { invariant } from "#engine/server/invariant.ts";
import { nameInMessage } from "#engine/server/outside/sms/name-in-message.ts";
import type { CodeSent } from "#features/auth/contract/auth.ts";
import { proveConsentCode, sendConsentCode } from "#features/auth/server";
import { clearConsent, holdOpenCart, lockOpenCartId, updateConsent } from "#features/cart/server";
import { findPerson } from "#features/profiles/server";
import type { Checkout } from "../../contract/checkout.ts";
import {
  type giveConsent as giveEndpoint,
  requestConsent as requestEndpoint,
} from "../../contract/checkout-assist.ts";
import { quoteForCart } from "../read-checkout.ts";
import { consentMessage, itemsOf } from "./messages.ts";

/** What the farmer was told, kept with his code. */
const askedConsent = z.object({ totalInPaise: z.int(), fingerprint: z.string() });

/** Sends the farmer a code and what he would pay. Refused when the agent was shown something else than what is true. */
export async function requestConsent(
  context: MemberContext,
  { body }: CheckedOf<typeof requestEndpoint>,
): Promise<CodeSent> {
  const { actor, database, language } = context;
  const quote = await quoteForCart(context, database);
  const farmer = quote.assist?.farmer;
  if (!farmer) return refuse(requestEndpoint, "checkout/farmer-needed");
  if (!quote.address) return refuse(requestEndpoint, "checkout/address-needed");
  if (quote.fingerprint !== body.fingerprint) return refuse(requestEndpoint, "checkout/changed");
  const agent = await findPerson(database, actor.profileId);
  const totalInPaise = quote.totals.finalCustomerPriceInPaise ?? quote.totals.orderTotalInPaise;
  const told = {
    agent: nameInMessage(invariant(agent, "who is signed in has a profile").firstName, language),
    amount: formatPaise(totalInPaise),
    items: itemsOf[language](quote.itemCount),
  };
  return sendConsentCode(context, {
    mobileNo: farmer.mobileNo,
    asked: { totalInPaise, fingerprint: quote.fingerprint },
    template: "checkout/consent",
    language,
    words: (code) => consentMessage[language]({ ...told, code }),
  });
}

/** Keeps the farmer's consent with the open cart, once his code is proved. */
export async function giveConsent(
  context: MemberContext,
  { body }: CheckedOf<typeof giveEndpoint>,
): Promise<Checkout> {
  const { actor, clock } = context;
  return proveConsentCode(context, body, async (transaction, { mobileNo, asked }) => {
    const cartId = await holdOpenCart(transaction, actor.profileId, clock.now());
    await updateConsent(transaction, cartId, { ...askedConsent.parse(asked), mobileNo, at: clock.now() });
    return quoteForCart(context, transaction);
  });
}

/** Goes on without the farmer's consent. */
export async function withdrawConsent(context: MemberContext): Promise<Checkout> {
  return inTransaction(context, async (transaction) => {
    const cartId = await lockOpenCartId(transaction, context.actor.profileId);
    if (cartId !== null) await clearConsent(transaction, cartId);
    return quoteForCart(context, transaction);
  });
}
