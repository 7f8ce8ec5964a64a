import { afterAll, beforeAll, expect, test } from "vitest";
import { addToCart } from "#features/cart/contract";
import { chooseAddress, chooseSavedAddress, readCheckout } from "#features/checkout/contract/checkout.ts";
import { readOrder } from "#features/orders/contract/orders.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller, shippingEverywhere } from "#testing/shop/builders.ts";
import { anOrder, farmersAddress, readyToPlace } from "#testing/shop/shopping.ts";
import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  deleteAddress,
  listAddresses,
} from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const village = { ...farmersAddress, recipientName: "Lakshmi", addressLine1: "H.No. 1-7, Chityal" };
const add = async (as: string, body = farmersAddress) =>
  (await app.call(addAddress, { body }, { as })).data.addressId;
const book = async (as: string) => (await app.call(listAddresses, {}, { as })).data.addresses;

test("[CART-004] an address typed at the check-out is kept once, however often it is used", async () => {
  const { cookie: as } = await aPerson(app);
  await app.call(chooseAddress, { body: farmersAddress }, { as });
  await app.call(chooseAddress, { body: village }, { as });
  await app.call(chooseAddress, { body: farmersAddress }, { as });
  expect((await book(as)).map(({ recipientName }) => recipientName)).toEqual(["Ramulu", "Lakshmi"]);
});

test("[CART-004] an address with a missing or wrong field enters neither book nor cart, and each field is named", async () => {
  const { cookie: as } = await aPerson(app);
  const needed = ["recipientName", "phone", "addressLine1", "city", "state", "postalCode"];
  for (const field of needed) {
    const body = { ...farmersAddress, [field]: "" };
    for (const answer of [
      await app.call(addAddress, { body }, { as }),
      await app.call(chooseAddress, { body }, { as }),
    ]) {
      expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, [field]]);
    }
  }
  for (const postalCode of ["50613", "5061322", "050613", "50613x"]) {
    const body = { ...farmersAddress, postalCode };
    expect((await app.call(addAddress, { body }, { as })).fields?.["postalCode"]).toBe(
      "A pin code has 6 digits.",
    );
  }
  expect(await book(as)).toEqual([]);
});

test("[CART-004] the first address is the default; the default stands first, there is at most one, also when several are made the default at once", async () => {
  const { cookie: as } = await aPerson(app);
  const first = await add(as);
  const second = await add(as, village);
  expect((await book(as)).map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
    [first, true],
    [second, false],
  ]);
  const choose = (addressId: number) => app.call(chooseDefaultAddress, { params: { addressId } }, { as });
  expect((await choose(second)).data).toMatchObject({ addressId: second, isDefault: true });
  expect((await book(as)).map(({ addressId }) => addressId)).toEqual([second, first]);
  const chosen = Array.from({ length: 8 }, () => [first, second]).flat();
  const answers = await Promise.all(chosen.map(choose));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await book(as)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test("[CART-004] an agent has no default until he chooses one: the last customer is not taken for the next", async () => {
  const { cookie: as } = await aPerson(app, { roles: ["agent"] });
  const first = await add(as);
  const second = await add(as, village);
  expect((await book(as)).map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
    [second, false],
    [first, false],
  ]);
});

test("[CART-004] before an address is chosen the cart is priced as delivered to the default one, and nothing goes there unasked", async () => {
  const { cookie: as } = await aPerson(app);
  const { listingId } = await aProduct(app);
  await app.call(addToCart, { body: { listingId, quantity: 1 } }, { as });
  expect((await app.call(readCheckout, {}, { as })).data.groups[0]?.shippingInPaise).toBeNull();
  const addressId = await add(as);
  const before = (await app.call(readCheckout, {}, { as })).data;
  expect([before.address, before.firstOpenStep, before.paymentModes]).toEqual([null, "shipping", []]);
  await app.call(chooseSavedAddress, { params: { addressId } }, { as });
  const after = (await app.call(readCheckout, {}, { as })).data;
  expect(after.totals.shippingInPaise).toBeGreaterThan(0);
  expect(before.totals).toEqual(after.totals);
});

test("of several addresses the default one tells where parcels usually go, without one none does", async () => {
  const { cookie: as } = await aPerson(app, { roles: ["agent"] });
  const { listingId } = await aProduct(app);
  await app.call(addToCart, { body: { listingId, quantity: 1 } }, { as });
  const shipping = async () =>
    (await app.call(readCheckout, {}, { as })).data.groups[0]?.shippingInPaise ?? null;
  const older = await add(as);
  expect(await shipping()).toBeGreaterThan(0);
  await add(as, village);
  expect(await shipping()).toBeNull();
  await app.call(chooseDefaultAddress, { params: { addressId: older } }, { as });
  expect(await shipping()).toBeGreaterThan(0);
});

test("an order keeps the address it was placed with when the address is changed or deleted afterwards", async () => {
  const { cookie: as } = await aPerson(app);
  const { listingId } = await aProduct(app);
  const { masterId } = await anOrder(app, { as, lines: [{ listingId, quantity: 1 }] });
  const [saved] = await book(as);
  const params = { addressId: saved?.addressId ?? 0 };
  await app.call(changeAddress, { params, body: village }, { as });
  expect((await app.call(deleteAddress, { params }, { as })).status).toBe(200);
  expect((await app.call(deleteAddress, { params }, { as })).status).toBe(404);
  const query = { isMasterOrder: "true" } as const;
  const { data } = await app.call(readOrder, { params: { orderId: masterId }, query }, { as });
  expect(JSON.parse(data)[0].buyerAddress).toMatchObject({ name: "Ramulu", city: "Narsampet" });
});

test("[CART-007] when the address of the open cart is deleted the check-out leads back to shipping", async () => {
  const { cookie: as } = await aPerson(app);
  const { listingId } = await aProduct(app);
  const { addressId } = await readyToPlace(app, { as, lines: [{ listingId, quantity: 1 }] });
  await app.call(deleteAddress, { params: { addressId: addressId ?? 0 } }, { as });
  const { data } = await app.call(readCheckout, {}, { as });
  expect([data.firstOpenStep, data.addressId, data.address]).toEqual(["shipping", null, null]);
});

test("a saved address is chosen without typing; where a seller does not deliver it is refused and nothing changes", async () => {
  const { cookie: as } = await aPerson(app);
  const shippingRates = shippingEverywhere().filter((rate) => rate.pinPrefix === "5");
  const { sellerId } = await aSeller(app, { shippingRates });
  const { listingId } = await aProduct(app, { sellerId });
  await readyToPlace(app, { as, lines: [{ listingId, quantity: 1 }] });
  const far = await add(as, { ...village, postalCode: "190101" });
  const near = await add(as, village);
  const choose = (addressId: number) => app.call(chooseSavedAddress, { params: { addressId } }, { as });
  expect((await choose(near)).data).toMatchObject({ addressId: near, firstOpenStep: "confirm" });
  expect((await choose(far)).code).toBe("checkout/pin-code-not-served");
  expect((await app.call(readCheckout, {}, { as })).data.addressId).toBe(near);
});

test("another person's address is neither seen nor chosen, changed, made default or deleted (R36)", async () => {
  const owner = await aPerson(app);
  const params = { addressId: await add(owner.cookie) };
  const { cookie: as } = await aPerson(app);
  const answers = [
    await app.call(chooseSavedAddress, { params }, { as }),
    await app.call(changeAddress, { params, body: village }, { as }),
    await app.call(chooseDefaultAddress, { params }, { as }),
    await app.call(deleteAddress, { params }, { as }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await book(as)).toEqual([]);
  expect(await book(owner.cookie)).toMatchObject([{ recipientName: "Ramulu", isDefault: true }]);
});
