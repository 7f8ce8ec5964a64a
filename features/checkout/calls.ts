import { addressParams } from "#features/addresses/calls.ts";
import { readCart, setCartQuantity } from "#features/cart/contract";
import { type Calls, type ObjectKind, ownerOf } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { sessionFor, type TestApp } from "#testing/process/app.ts";
import { lastSms } from "#testing/process/sms.ts";
import { aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { farmersAddress, readyToPlace } from "#testing/shop/shopping.ts";
import { readCheckout } from "./contract/checkout.ts";
import { chooseAssist, requestConsent } from "./contract/checkout-assist.ts";

/** The agent's part of a cart, without margins and charge of his own. */
const anAssist = {
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
async function aRequestOfConsent(app: TestApp, as: string) {
  const { fingerprint } = await anAssistedCart(app, as);
  return { body: { fingerprint } };
}

/** The id and code with which the farmer of the open cart agrees; useless ones for one who may not ask, and on wish. */
async function aConsent(app: TestApp, as: string, isMissing: boolean) {
  const nothing = { body: { requestId: "no-such-request", code: "123456" } };
  if (isMissing) return nothing;
  const { mobileNo, fingerprint } = await anAssistedCart(app, as);
  const asked = await app.call(requestConsent, { body: { fingerprint } }, { as });
  if (asked.status !== 200) return nothing;
  const body = await lastSms(app, { to: mobileNo });
  return { body: { requestId: asked.data.requestId, code: /#(\d{6})$/.exec(body)?.[1] ?? "" } };
}

/** A draft that is not placed yet, and takes the place of what is in the cart. */
async function aDraftInput(
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

/** The code of a coupon of this person; one given before or a new one. */
async function couponCode({ app }: World, owner: Somebody, kind: ObjectKind): Promise<string> {
  if (kind === "missing") return "WEL0000000";
  return (await aWelcomeCoupon(app, owner.profileId)).code;
}

/** A cart ready to place, of one pack: the stranger's differs. Gives its session. */
async function fillCart({ app, product, stranger }: World, caller: Somebody): Promise<string> {
  const as = await sessionFor(app, caller);
  if (caller === stranger) return as;
  const wish = { params: { listingId: product.listingId }, body: { quantity: 1 } };
  await app.call(setCartQuantity, wish, { as });
  await readyToPlace(app, { as, lines: [] });
  return as;
}

/** What the calls of checkout answer, and what is sent to them. */
export const calls: Calls = {
  "checkout/read-checkout": { own: 200 },
  "checkout/choose-address": {
    own: 200,
    sends: async (world, caller) => {
      await fillCart(world, caller);
      return [{ body: farmersAddress }];
    },
  },
  "checkout/choose-saved-address": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (world, caller, kind) => {
      await fillCart(world, caller);
      return addressParams(world, caller, kind);
    },
  },
  "checkout/check-delivery": {
    own: 200,
    note: "for the caller's own cart",
    sends: () => [{ query: { postalCode: "506132" } }],
  },
  "checkout/choose-coupon": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (world, caller, kind) => {
      await fillCart(world, caller);
      return [{ body: { couponCode: await couponCode(world, ownerOf(world, caller, kind), kind) } }];
    },
  },
  "checkout/remove-coupon": { own: 200, note: "off the caller's own cart" },
  "checkout/hold-stock": { own: 200 },
  "checkout/place-order": {
    own: 201,
    others: 409,
    missing: 409,
    note: "the caller's own cart, as shown",
    sends: async (world, caller, kind) => {
      await fillCart(world, caller);
      const owner = ownerOf(world, caller, kind);
      const as = await sessionFor(world.app, owner);
      const fingerprint = (await world.app.call(readCheckout, {}, { as })).data.fingerprint;
      return [
        {
          body: {
            paymentMode: "COD",
            isPractice: false,
            fingerprint: kind === "missing" ? "no-such-print" : fingerprint,
          },
        },
      ];
    },
  },
  "checkout/choose-assist": {
    own: 200,
    note: "for the caller's own cart",
    sends: async (world, caller) => {
      await fillCart(world, caller);
      return [{ body: anAssist }];
    },
  },
  "checkout/list-farmers": {
    own: 200,
    note: "of the caller's own orders",
    sends: () => [{}, { query: { q: "Ra" } }],
  },
  "checkout/request-consent": {
    own: 200,
    note: "for the caller's own cart",
    sends: async (world, caller) => [await aRequestOfConsent(world.app, await fillCart(world, caller))],
  },
  "checkout/give-consent": {
    own: 200,
    missing: 422,
    note: "for the caller's own cart; whoever holds the request's id and the code",
    sends: async (world, caller, kind) => [
      await aConsent(world.app, await fillCart(world, caller), kind === "missing"),
    ],
  },
  "checkout/withdraw-consent": { own: 200, note: "of the caller's own cart" },
  "checkout/open-draft": {
    own: 200,
    others: 200,
    missing: 200,
    note: "into the caller's own cart; draft keys are each caller's own, another's address is left out",
    sends: async ({ app, product }, caller) => {
      const person = { as: await sessionFor(app, caller), profileId: caller.profileId };
      return [await aDraftInput(app, person, product.listingId)];
    },
  },
};
