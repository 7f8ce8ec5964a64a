import { afterAll, beforeAll, expect, test } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { addToCart, readCart } from "#features/cart/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { lastSms } from "#testing/process/sms.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { farmersAddress } from "#testing/shop/shopping.ts";
import { chooseAddress, placeOrder, readCheckout } from "../contract/checkout.ts";
import { chooseAssist, giveConsent, openDraft, requestConsent } from "../contract/checkout-assist.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const farmer = { firstName: "Ramulu", mobileNo: "9812345210" };
type Draft = InputOf<typeof openDraft>["body"];

async function world() {
  const { cookie: as } = await aPerson(app, { roles: ["agent"] });
  const goods = { priceInPaise: 500_00, mrpInPaise: 600_00, commissionInPaise: 30_00, onHand: 5 };
  const { listingId } = await aProduct(app, goods);
  const { listingId: other } = await aProduct(app, goods);
  const { data } = await app.call(chooseAddress, { body: farmersAddress }, { as });
  const draft: Draft = {
    farmer,
    agentHandlingInPaise: 15_00,
    addressId: data.addressId,
    lines: [{ listingId, quantity: 2, marginInPaise: 40_00 }],
    putAside: [],
  };
  const open = (draftKey: string, wish: Partial<Draft> = {}) =>
    app.call(openDraft, { params: { draftKey }, body: { ...draft, ...wish } }, { as });
  const place = async () => {
    const { fingerprint } = (await app.call(readCheckout, {}, { as })).data;
    return app.call(placeOrder, { body: { paymentMode: "COD", fingerprint } }, { as });
  };
  return { as, listingId, other, open, place };
}

const set = (listingId: number, values: { price_in_paise?: number; is_listed?: boolean }) =>
  app.platform.database.updateTable("listings").set(values).where("id", "=", listingId).execute();

test("[CART-005] [CART-009] a draft comes into the cart whole, at the server's prices of now", async () => {
  const { listingId, open } = await world();
  await set(listingId, { price_in_paise: 520_00 });
  const { status, data } = await open("draft-0001");
  expect(status).toBe(200);
  expect(data.gone).toEqual([]);
  const [line] = data.checkout.groups.flatMap((group) => group.lines);
  expect(line).toMatchObject({ quantity: 2, priceInPaise: 520_00, lineMarginInPaise: 80_00 });
  expect(data.checkout.assist).toEqual({
    farmer,
    agentHandlingInPaise: 15_00,
    consent: null,
    draftKey: "draft-0001",
  });
  expect(data.checkout.address?.recipientName).toBe(farmersAddress.recipientName);
  expect(data.checkout.totals.marginInPaise).toBe(95_00);
});

test("a draft becomes one order, however often its phone sends it; afterwards it is told which (R10)", async () => {
  const { open, place } = await world();
  expect((await open("draft-0002")).status).toBe(200);
  const { data } = await place();
  const again = await open("draft-0002");
  expect([again.status, again.code, again.data]).toEqual([
    409,
    "checkout/draft-placed",
    { masterId: data.masterId, orderIds: data.orderIds },
  ]);
  const parallel = await world();
  await parallel.open("draft-0003");
  const both = await Promise.all([parallel.place(), parallel.open("draft-0003"), parallel.place()]);
  expect(both.filter(({ status }) => status >= 500)).toEqual([]);
  await parallel.place();
  const orders = await app.platform.database
    .selectFrom("master_orders")
    .select("id")
    .where("draft_key", "=", "draft-0003")
    .execute();
  expect(orders).toHaveLength(1);
});

test("[CART-005] consent stays when the same order comes back from a draft, and is forgotten when anything differs", async () => {
  const { listingId, open, as } = await world();
  const { data } = await open("agreed-0001");
  const { fingerprint } = data.checkout;
  const asked = await app.call(requestConsent, { body: { fingerprint } }, { as });
  const body = await lastSms(app, { template: "checkout/consent" });
  const code = /#(\d{6})$/.exec(body)?.[1] ?? "";
  const agreed = await app.call(giveConsent, { body: { requestId: asked.data.requestId, code } }, { as });
  const consent = agreed.data.assist?.consent;
  expect(consent?.isCurrent).toBe(true);
  const putAside = [{ listingId, quantity: 2 }];
  const same = (await open("agreed-0002", { putAside })).data.checkout;
  expect([same.assist?.consent, same.firstOpenStep]).toEqual([consent, "confirm"]);
  const dearer = { putAside, lines: [{ listingId, quantity: 2, marginInPaise: 41_00 }] };
  const other = (await open("agreed-0003", dearer)).data.checkout;
  expect([other.assist?.consent, other.firstOpenStep]).toEqual([null, "confirm"]);
});

test("a cart whose copy is kept as a draft carries its key: both become one order", async () => {
  const { as, listingId, open, place } = await world();
  await app.call(addToCart, { body: { listingId, quantity: 1 } }, { as });
  const body = { farmer, margins: [], agentHandlingInPaise: 0, draftKey: "copied-0001" };
  expect((await app.call(chooseAssist, { body }, { as })).data.assist?.draftKey).toBe("copied-0001");
  expect((await place()).status).toBe(201);
  expect((await open("copied-0001")).code).toBe("checkout/draft-placed");
  // The next cart is something new, whatever its phone says.
  await app.call(addToCart, { body: { listingId, quantity: 1 } }, { as });
  expect((await app.call(chooseAssist, { body }, { as })).data.assist?.draftKey).toBeNull();
});

test("the cart gives way only to one who put aside exactly what is in it", async () => {
  const { as, other, open } = await world();
  await app.call(addToCart, { body: { listingId: other, quantity: 3 } }, { as });
  const refused = await open("draft-0004", { putAside: [{ listingId: other, quantity: 2 }] });
  expect([refused.status, refused.code]).toEqual([409, "checkout/cart-moved"]);
  const cart = await app.call(readCart, {}, { as });
  expect(cart.data.groups.flatMap((group) => group.lines).map((line) => line.quantity)).toEqual([3]);
  const done = await open("draft-0004", { putAside: [{ listingId: other, quantity: 3 }] });
  expect(done.data.checkout.itemCount).toBe(1);
});

test("what is not sold any more is named, what is short stays to be changed, and the cart step is open", async () => {
  const { listingId, other, open } = await world();
  await set(other, { is_listed: false });
  const lines = [
    { listingId, quantity: 9, marginInPaise: 0 },
    { listingId: other, quantity: 1, marginInPaise: 0 },
  ];
  const { data } = await open("draft-0005", { lines });
  expect(data.gone).toEqual([other]);
  expect(data.checkout.groups.flatMap((group) => group.lines)).toMatchObject([{ quantity: 9, available: 5 }]);
  expect(data.checkout.firstOpenStep).toBe("cart");
});

test("an address of somebody else is left out, as a missing one is (R36)", async () => {
  const stranger = await world();
  const theirs = (await app.call(readCheckout, {}, { as: stranger.as })).data.addressId;
  const { listingId, open } = await world();
  const drafts = [
    { draftKey: "draft-0006", addressId: theirs, inCart: 0 },
    { draftKey: "draft-0007", addressId: 4_000_000, inCart: 2 },
  ];
  for (const { draftKey, addressId, inCart } of drafts) {
    const putAside = inCart > 0 ? [{ listingId, quantity: inCart }] : [];
    const { data } = await open(draftKey, { addressId, putAside });
    expect([data.checkout.address, data.checkout.firstOpenStep]).toEqual([null, "shipping"]);
  }
});
