import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { readEarnings } from "#features/earnings/contract";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { anOrder, farmersAddress } from "#testing/shop/shopping.ts";
import { deliveryPath, movesOf, type OrderState } from "../contract/order-states.ts";
import { listOrders, masterOrder, orderDetail, readOrder } from "../contract/orders.ts";
import { confirmCash } from "./money/confirm-cash.ts";
import { advanceOrder } from "./states/advance-order.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const seller = { actorKind: "seller", actorProfileId: null } as const;

async function anAgentsOrder() {
  const agent = await aPerson(app, { roles: ["agent"] });
  const one = await aProduct(app, {
    priceInPaise: 1_125_00,
    commissionInPaise: 56_25,
    gstRateInBasisPoints: 1800,
  });
  const other = await aProduct(app, { priceInPaise: 640_00, commissionInPaise: 32_00 });
  const placed = await anOrder(app, {
    as: agent.cookie,
    lines: [
      { listingId: one.listingId, quantity: 2 },
      { listingId: other.listingId, quantity: 1 },
    ],
  });
  return { agent, one, other, ...placed };
}

async function readAs(cookie: string, orderId: string, isMasterOrder: "true" | "false") {
  return app.call(readOrder, { params: { orderId }, query: { isMasterOrder } }, { as: cookie });
}

async function moveTo(orderId: string, last: OrderState) {
  let from: OrderState = "ORD_PLACED";
  for (const action of deliveryPath) {
    const to: OrderState | undefined = movesOf(from, "seller").find((one) => one.action === action)?.to;
    expect(await advanceOrder(app.platform, { orderId, from, action, ...seller })).toBe("moved");
    from = to ?? last;
    if (from === last) return;
  }
}

test("[API-006] [API-007] [API-008] the order call answers JSON text; isMasterOrder is the text true or false", async () => {
  const { agent, masterId } = await anAgentsOrder();
  const answer = await readAs(agent.cookie, masterId, "true");
  expect([answer.status, answer.code, typeof answer.data]).toEqual([200, "OK", "string"]);
  expect(JSON.parse(answer.data)).toHaveLength(1);
  const path = `/rest/v1/santha/orders/${masterId}`;
  for (const wrong of ["", "?isMasterOrder=1", "?isMasterOrder=TRUE"]) {
    const refused = await app.app.inject({ url: path + wrong, headers: { cookie: agent.cookie } });
    expect(refused.statusCode).toBe(422);
  }
});

test("[ENT-017] [ENT-018] [ENT-019] [ORD-106] a master order carries the named fields over all its sellers", async () => {
  const { agent, masterId, one, other } = await anAgentsOrder();
  const answer = await readAs(agent.cookie, masterId, "true");
  const [order] = z.parse(z.array(masterOrder), JSON.parse(answer.data));
  expect(order).toMatchObject({
    unifiedStoreId: "santha",
    createdTS: testNow.getTime(),
    paymentInfo: { mode: "COD", mihpayid: null, txnid: null },
    overAllItemsValue: 2890,
    totalShippingCost: 80,
    totalHandlingCost: 0,
    totalDiscounts: 0,
    couponDiscount: 0,
    couponCode: null,
    grandTotal: 2970,
    overAllCommission: 144.5,
    overAllAgentHandlingCharge: 0,
    buyerAddress: {
      addressLine1: farmersAddress.addressLine1,
      addressLine2: "",
      landmark: farmersAddress.landmark,
      city: farmersAddress.city,
      state: farmersAddress.state,
      postalCode: farmersAddress.postalCode,
      phone: farmersAddress.phone,
    },
  });
  const lines = order?.storeMap.INPUTS.productList ?? [];
  expect(lines.map((line) => [line.productLevel3Title, line.pricePerUnit, line.productQuantity])).toEqual([
    [one.title.en, 1125, 2],
    [other.title.en, 640, 1],
  ]);
  expect(lines[0]).toMatchObject({ productImage: "paddy", selectedSKU: ["size"] });
  expect(lines[0]?.smartElements["size"]).toMatchObject({ value: "25", unit: "kg" });
});

test("[ORD-107] the order of a virtual store is answered as the object itself", async () => {
  const { agent, masterId } = await anAgentsOrder();
  await app.platform.database
    .updateTable("master_orders")
    .set({ unified_store_id: "virtual-pool" })
    .where("id", "=", masterId)
    .execute();
  const answer = await readAs(agent.cookie, masterId, "true");
  expect(z.parse(masterOrder, JSON.parse(answer.data)).masterId).toBe(masterId);
});

test("[API-046] [ENT-025] [ENT-026] [ENT-028] [ENT-030] [ENT-031] one seller's order carries its own sums, frozen lines and tax shares", async () => {
  const { agent, masterId, one } = await anAgentsOrder();
  const master = JSON.parse((await readAs(agent.cookie, masterId, "true")).data)[0] as { orderIds: string[] };
  const details = [];
  for (const orderId of master.orderIds) {
    details.push(z.parse(orderDetail, JSON.parse((await readAs(agent.cookie, orderId, "false")).data)));
  }
  const [order] = details;
  expect(order).toMatchObject({
    buyerFirstName: farmersAddress.recipientName,
    tradeType: "INTRASTATE",
    itemsValue: 2250,
    totalAmount: 2290,
    totalCommission: 112.5,
    fulfillmentDeatils: { TRANSPORT: { commission: 40 } },
    stateInfo: {
      currentState: "ORD_PLACED",
      entryTS: testNow.getTime(),
      buyerActions: ["CANCEL_ORDER"],
    },
    paymentInfo: { mode: "COD", bank_ref_num: null },
    balanceAmount: 2290,
  });
  expect(order?.productList[0]).toMatchObject({
    productLevel1Title: "Category seeds",
    productLevel3Id: one.level3Id,
    productLevel3Title: one.title.en,
    productImage: "paddy",
    selectedSKU: ["size"],
    smartElements: { size: { value: "25", unit: "kg" } },
    productQuantity: 2,
    pricePerUnit: 1125,
    commission: 112.5,
    taxDetails: { igst: 0, sgst: 9, cgst: 9 },
  });
  expect(order).toMatchObject({
    orderId: master.orderIds[0],
    createdTs: testNow.getTime(),
    deliveredTS: null,
    dummyOrder: false,
    cancelled: false,
    sellerFirstName: { en: expect.any(String) },
    deliveryAddress: expect.stringContaining(farmersAddress.addressLine1),
    handlingCost: 0,
    discounts: 0,
    couponDiscount: 0,
    totalCouponValue: 0,
    totalAgentHandlingCharge: 0,
  });
  expect(details.map(({ totalAmount }) => totalAmount).reduce((sum, part) => sum + part)).toBe(2970);
});

test("[ENT-029] an order to another state is interstate and carries the whole rate as IGST", async () => {
  const agent = await aPerson(app, { roles: ["agent"] });
  const away = await aSeller(app, { stateCode: "37", state: "Andhra Pradesh" });
  const { listingId } = await aProduct(app, { sellerId: away.sellerId, gstRateInBasisPoints: 1200 });
  const { orderIds } = await anOrder(app, { as: agent.cookie, lines: [{ listingId, quantity: 1 }] });
  const detail = JSON.parse((await readAs(agent.cookie, orderIds[0] ?? "", "false")).data);
  expect(detail.tradeType).toBe("INTERSTATE");
  expect(detail.productList[0].taxDetails).toEqual({ igst: 12, sgst: 0, cgst: 0 });
});

test("a later change of the catalogue does not touch what was ordered", async () => {
  const { agent, orderIds, one } = await anAgentsOrder();
  const before = (await readAs(agent.cookie, orderIds[0] ?? "", "false")).data;
  const { database } = app.platform;
  await database.updateTable("listings").set({ price_in_paise: 1 }).where("id", "=", one.listingId).execute();
  await database
    .updateTable("product_level3")
    .set({ title_en: "Renamed" })
    .where("id", "=", one.level3Id)
    .execute();
  expect((await readAs(agent.cookie, orderIds[0] ?? "", "false")).data).toBe(before);
});

test("[API-013] [API-014] [API-015] [ENT-020] [ERN-001] the margin is pending until the order is delivered and fully paid", async () => {
  const { agent, orderIds } = await anAgentsOrder();
  const [first = "", second = ""] = orderIds;
  const earnings = async (query: { type?: "dummy" } = {}) =>
    (await app.call(readEarnings, { query }, { as: agent.cookie })).data;
  expect(await earnings()).toEqual({ totalEarnings: 0, pendingEarnings: 144.5, totalOrders: 2 });
  await moveTo(first, "DELIVERED");
  expect(await earnings()).toEqual({ totalEarnings: 0, pendingEarnings: 144.5, totalOrders: 2 });
  expect(await confirmCash(app.platform, first)).toBe("confirmed");
  expect(await earnings()).toEqual({ totalEarnings: 112.5, pendingEarnings: 32, totalOrders: 2 });
  expect(await confirmCash(app.platform, second)).toBe("confirmed");
  await moveTo(second, "DELIVERED");
  expect(await earnings()).toEqual({ totalEarnings: 144.5, pendingEarnings: 0, totalOrders: 2 });
  expect(await earnings({ type: "dummy" })).toEqual({ totalEarnings: 0, pendingEarnings: 0, totalOrders: 0 });
});

test("cash is confirmed once, however many confirm it at the same time", async () => {
  const { orderIds } = await anAgentsOrder();
  const [first = ""] = orderIds;
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => confirmCash(app.platform, first)));
  expect(outcomes.filter((outcome) => outcome === "confirmed")).toHaveLength(1);
});

test("dispatch takes the packs off the shelf; what can be bought stays the same", async () => {
  const { orderIds, one } = await anAgentsOrder();
  await moveTo(orderIds[0] ?? "", "DISPATCHED");
  const listing = await app.platform.database
    .selectFrom("listings")
    .select(["on_hand", "allocated"])
    .where("id", "=", one.listingId)
    .executeTakeFirstOrThrow();
  expect(listing).toEqual({ on_hand: 98, allocated: 0 });
});

test("another person's order answers exactly like one that does not exist (R36)", async () => {
  const { masterId, orderIds } = await anAgentsOrder();
  const stranger = await aPerson(app, { roles: ["agent"] });
  for (const isMasterOrder of ["true", "false"] as const) {
    const ids = [isMasterOrder === "true" ? masterId : (orderIds[0] ?? ""), "991231999999"];
    const answers = [];
    for (const id of ids) answers.push(await readAs(stranger.cookie, id, isMasterOrder));
    const [foreign, missing] = answers.map(({ status, code, info, data }) => ({ status, code, info, data }));
    expect(foreign).toEqual(missing);
    expect(foreign?.status).toBe(404);
  }
});

test("orders are listed newest first, page by page, none twice and none left out", async () => {
  const agent = await aPerson(app, { roles: ["agent"] });
  const { listingId } = await aProduct(app, { onHand: 1000 });
  const placed: string[] = [];
  for (let at = 0; at < 7; at += 1) {
    // Two orders of the same moment: the number decides.
    if (at % 2 === 0) app.clock.advance(60_000);
    placed.push(...(await anOrder(app, { as: agent.cookie, lines: [{ listingId, quantity: 1 }] })).orderIds);
  }
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { data } = await app.call(
      listOrders,
      { query: { limit: 3, ...(after ? { after } : {}) } },
      { as: agent.cookie },
    );
    seen.push(...data.orders.map(({ orderId }) => orderId));
    after = data.nextAfter ?? undefined;
  } while (after);
  expect(seen).toEqual(placed.toReversed());
});

test("[ERN-076] a new order is in the list at once, so well within its 2 minutes", async () => {
  const { agent, orderIds } = await anAgentsOrder();
  const { data } = await app.call(listOrders, { query: {} }, { as: agent.cookie });
  expect(data.orders.map(({ orderId }) => orderId).sort()).toEqual([...orderIds].sort());
});

test("the list, one order and the earnings are read with two statements each", async () => {
  const { agent, orderIds } = await anAgentsOrder();
  const list = await app.statements.during(() => app.call(listOrders, { query: {} }, { as: agent.cookie }));
  expect(list.statements).toHaveLength(2);
  const one = await app.statements.during(() => readAs(agent.cookie, orderIds[0] ?? "", "false"));
  expect(one.statements).toHaveLength(2);
  const sums = await app.statements.during(() => app.call(readEarnings, { query: {} }, { as: agent.cookie }));
  expect(sums.statements).toHaveLength(2);
});
