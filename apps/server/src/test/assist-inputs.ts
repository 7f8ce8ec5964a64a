import { readCart } from "@santha/contract/cart";
import { chooseAssist, requestConsent } from "@santha/contract/checkout-assist";
import type { TestApp } from "./app.ts";

/** The agent's part of a cart, without margins and charge of his own. */
export const anAssist = {
  farmer: { firstName: "Ramulu", mobileNo: "9812345210" },
  margins: [],
  agentHandlingInPaise: 0,
};

let numbers = 7_300_000_000;

/** The open cart for a farmer of his own; empty texts for one who may not order for others. */
async function anAssistedCart(
  app: TestApp,
  as: string,
): Promise<{ readonly mobileNo: string; readonly fingerprint: string }> {
  numbers += 1;
  const mobileNo = String(numbers);
  const body = { ...anAssist, farmer: { firstName: "Ramulu", mobileNo } };
  const chosen = await app.call(chooseAssist, { body }, { as });
  return { mobileNo, fingerprint: chosen.status === 200 ? chosen.data.fingerprint : "" };
}

/** A wish for the farmer's code, for the open cart as it is. */
export async function aRequestOfConsent(app: TestApp, as: string) {
  const { fingerprint } = await anAssistedCart(app, as);
  return { body: { fingerprint } };
}

/** The id and code with which the farmer of the open cart agrees; useless ones for one who may not ask, and on wish. */
export async function aConsent(app: TestApp, as: string, isMissing: boolean) {
  const nothing = { body: { requestId: "no-such-request", code: "123456" } };
  if (isMissing) return nothing;
  const { mobileNo, fingerprint } = await anAssistedCart(app, as);
  const asked = await app.call(requestConsent, { body: { fingerprint } }, { as });
  if (asked.status !== 200) return nothing;
  const { body } = await app.platform.database
    .selectFrom("sms_messages")
    .select("body")
    .where("mobile_no", "=", mobileNo)
    .executeTakeFirstOrThrow();
  return { body: { requestId: asked.data.requestId, code: /#(\d{6})$/.exec(body)?.[1] ?? "" } };
}

/** A draft that is not placed yet, and takes the place of what is in the cart. */
export async function aDraftInput(
  app: TestApp,
  person: { readonly as: string; readonly profileId: number },
  listingId: number,
) {
  const { data } = await app.call(readCart, {}, { as: person.as });
  const inCart = data.groups?.flatMap((group) => group.lines) ?? [];
  const { placed } = await app.platform.database
    .selectFrom("carts")
    .select((carts) => carts.fn.countAll().as("placed"))
    .where("profile_id", "=", person.profileId)
    .where("status", "=", "placed")
    .executeTakeFirstOrThrow();
  return {
    params: { draftKey: `draft-${placed}-of-phone` },
    body: {
      ...anAssist,
      addressId: null,
      lines: [{ listingId, quantity: 1, marginInPaise: 0 }],
      putAside: inCart.map((line) => ({ listingId: line.listingId, quantity: line.quantity })),
    },
  };
}
