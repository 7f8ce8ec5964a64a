import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { placeOrder, readCheckout } from "#features/checkout/contract/checkout.ts";
import { chooseAssist } from "#features/checkout/contract/checkout-assist.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { moveOnTo } from "#testing/shop/order-moves.ts";
import { anOrder, farmersAddress, readyToPlace } from "#testing/shop/shopping.ts";
import { listOrders, orderDetail, readOrder, readOrderStatus } from "../../contract/orders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** An order for a farmer who has an account; `isAssisted` when an agent placed it. */
async function anOrderFor(isAssisted: boolean) {
  const farmer = await aPerson(app);
  const buyer = await aPerson(app, isAssisted ? { roles: ["agent"] } : {});
  const { listingId } = await aProduct(app, { priceInPaise: 500_00, commissionInPaise: 25_25 });
  const address = { ...farmersAddress, phone: farmer.mobileNo };
  const lines = [{ listingId, quantity: 2 }];
  const { masterId, orderIds } = await anOrder(app, { as: buyer.cookie, lines, address });
  return { farmer, buyer, masterId, orderId: orderIds[0] ?? "" };
}

const read = (cookie: string, orderId: string, isMasterOrder: "true" | "false" = "false") =>
  app.call(readOrder, { params: { orderId }, query: { isMasterOrder } }, { as: cookie });
const detailOf = async (cookie: string, orderId: string) =>
  z.parse(orderDetail, JSON.parse((await read(cookie, orderId)).data));

test("the farmer of an assisted order sees one service charge, and no margin anywhere", async () => {
  const { farmer, buyer, orderId } = await anOrderFor(true);
  const own = await detailOf(farmer.cookie, orderId);
  expect(own).toMatchObject({ agentServiceCharge: 50.5, totalCommission: 0, totalAgentHandlingCharge: 0 });
  expect(own.productList.map(({ commission }) => commission)).toEqual([0]);
  expect(own.stateInfo.buyerActions).toEqual([]);
  const agents = await detailOf(buyer.cookie, orderId);
  expect(agents).toMatchObject({ agentServiceCharge: null, totalCommission: 50.5 });
  const status = await app.call(readOrderStatus, { params: { orderId } }, { as: farmer.cookie });
  expect(status.data.states.map(({ state }) => state)).toEqual(["ORD_PLACED"]);
});

test("while the parcel is out for delivery the farmer reads the same code on his order as the agent", async () => {
  const { farmer, buyer, orderId } = await anOrderFor(true);
  expect((await detailOf(farmer.cookie, orderId)).deliveryCode).toBeNull();
  await moveOnTo(app, { orderId, last: "OUT_FOR_DELIVERY", minutesEach: 1 });
  const { deliveryCode } = await detailOf(farmer.cookie, orderId);
  expect(deliveryCode).toMatch(/^\d{4}$/);
  expect((await detailOf(buyer.cookie, orderId)).deliveryCode).toBe(deliveryCode);
});

test("the order stays the agent's: the farmer has it in no list, and its master order is not his", async () => {
  const { farmer, masterId } = await anOrderFor(true);
  expect((await app.call(listOrders, { query: {} }, { as: farmer.cookie })).data.orders).toEqual([]);
  expect((await read(farmer.cookie, masterId, "true")).status).toBe(404);
});

test("what somebody without an agent's right sends to a number is shown to its owner in no way", async () => {
  const { farmer, orderId } = await anOrderFor(false);
  expect((await read(farmer.cookie, orderId)).status).toBe(404);
});

test("whoever only takes the parcel in for the farmer whom the agent has named sees nothing of the order", async () => {
  const [farmer, neighbour] = [await aPerson(app), await aPerson(app)];
  const { cookie: as } = await aPerson(app, { roles: ["agent"] });
  const { listingId } = await aProduct(app, { priceInPaise: 500_00 });
  const address = { ...farmersAddress, phone: neighbour.mobileNo };
  await readyToPlace(app, { as, lines: [{ listingId, quantity: 1 }], address });
  const named = { firstName: "Ramulu", mobileNo: farmer.mobileNo };
  await app.call(chooseAssist, { body: { farmer: named, margins: [], agentHandlingInPaise: 0 } }, { as });
  const { fingerprint } = (await app.call(readCheckout, {}, { as })).data;
  const placed = await app.call(placeOrder, { body: { paymentMode: "COD", fingerprint } }, { as });
  const orderId = placed.data.orderIds[0] ?? "";
  expect((await read(farmer.cookie, orderId)).status).toBe(200);
  expect((await read(neighbour.cookie, orderId)).status).toBe(404);
});

test("another farmer, and another agent, see nothing of it", async () => {
  const { orderId } = await anOrderFor(true);
  for (const stranger of [await aPerson(app), await aPerson(app, { roles: ["agent"] })]) {
    expect((await read(stranger.cookie, orderId)).status).toBe(404);
  }
});
