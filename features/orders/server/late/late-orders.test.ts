import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayInIndia } from "#engine/server/clock.ts";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import {
  listStuckOrders,
  moveForSupport,
  readOrderForSupport,
  type SupportMove,
} from "#features/support/contract";
import { manyRows } from "#testing/large/many-rows.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { readOrder } from "../../contract/orders.ts";
import { listSellerOrders, readSellerOrder } from "../../contract/seller-orders.ts";

const day = 86_400_000;
let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let support: string;
beforeAll(async () => {
  app = await testApp();
  desk = tradeDesk(app);
  support = (await aPerson(app, { roles: ["support"] })).cookie;
});
afterAll(() => app.close());

/** A packed order that was to be there so many days ago. */
async function packedAndDue(daysAgo: number): Promise<Ordered> {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.packed(order);
  await due(order, daysAgo);
  return order;
}

async function due({ orderId }: Pick<Ordered, "orderId">, daysAgo: number): Promise<void> {
  const expected = dayInIndia(new Date(app.clock.now().getTime() - daysAgo * day));
  await sql`update orders set expected_by = ${expected}::date where id = ${orderId}`.execute(
    app.platform.database,
  );
}

const stuck = async () => {
  const { data } = await app.call(listStuckOrders, {}, { as: support });
  return new Map(data.orders.map(({ orderId, lateDays }) => [orderId, lateDays]));
};
const late = async ({ seller }: Ordered) => {
  const { data } = await app.call(listSellerOrders, { query: { group: "late" } }, { as: seller });
  return { orders: data.orders.map(({ orderId, lateDays }) => [orderId, lateDays]), count: data.counts.late };
};
const seenByBuyer = async ({ buyer, orderId }: Ordered) => {
  const asked = { params: { orderId }, query: { isMasterOrder: "false" as const } };
  return JSON.parse((await app.call(readOrder, asked, { as: buyer })).data).lateDays;
};
const told = async ({ seller, orderId }: Ordered) => {
  const { data } = await app.call(listNotifications, { query: {} }, { as: seller });
  return JSON.stringify(data).split(`#${orderId}: this order is late`).length - 1;
};

test("an order stands nowhere as late on its day and the day after; then support, seller and buyer see it with its age", async () => {
  const order = await packedAndDue(1);
  expect((await stuck()).has(order.orderId)).toBe(false);
  expect(await late(order)).toEqual({ orders: [], count: undefined });
  expect(await seenByBuyer(order)).toBeNull();
  await due(order, 2);
  expect((await stuck()).get(order.orderId)).toBe(2);
  expect(await late(order)).toEqual({ orders: [[order.orderId, 2]], count: 1 });
  expect(await seenByBuyer(order)).toBe(2);
  const params = { orderId: order.orderId };
  expect((await app.call(readSellerOrder, { params }, { as: order.seller })).data.lateDays).toBe(2);
  expect((await app.call(readOrderForSupport, { params }, { as: support })).data.lateDays).toBe(2);
});

test("an order is late in every state from its acceptance to the door, and no more once it is delivered", async () => {
  const order = await packedAndDue(5);
  const parcel = { carrier: "Speed Post", trackingNumber: "EA123456789IN" };
  await desk.move(order.seller, order.orderId, { action: "DISPATCH", from: "PACKED", ...parcel });
  expect((await stuck()).get(order.orderId)).toBe(5);
  await desk.move(order.seller, order.orderId, { action: "SEND_OUT", from: "DISPATCHED" });
  expect((await stuck()).get(order.orderId)).toBe(5);
  const code = await desk.codeOf(order.orderId);
  await desk.move(order.seller, order.orderId, { action: "DELIVER", from: "OUT_FOR_DELIVERY", code });
  expect((await stuck()).has(order.orderId)).toBe(false);
  expect((await late(order)).orders).toEqual([]);
  expect(await seenByBuyer(order)).toBeNull();
  const accepted = await desk.anOrderOf(await desk.aTrade());
  await desk.move(accepted.seller, accepted.orderId, { action: "ACCEPT", from: "ORD_PLACED" });
  await due(accepted, 3);
  expect((await stuck()).get(accepted.orderId)).toBe(3);
});

test("an order that could not be delivered is late from the same day on: buyer, seller and support see it, and the seller is told once", async () => {
  const order = await packedAndDue(1);
  const parcel = { carrier: "Speed Post", trackingNumber: "EA123456789IN" };
  await desk.move(order.seller, order.orderId, { action: "DISPATCH", from: "PACKED", ...parcel });
  const why = { action: "FAIL_DELIVERY", from: "DISPATCHED", reason: "Nobody at home" } as const;
  await desk.move(order.seller, order.orderId, why);
  expect((await stuck()).get(order.orderId)).toBeNull();
  expect(await seenByBuyer(order)).toBeNull();
  await due(order, 2);
  expect((await stuck()).get(order.orderId)).toBe(2);
  expect(await late(order)).toEqual({ orders: [[order.orderId, 2]], count: 1 });
  expect(await seenByBuyer(order)).toBe(2);
  await runJob(app, "orders/move-by-clock");
  expect(await told(order)).toBe(1);
});

test("the seller of a late order is told once, however often the clock runs; another seller sees none of it", async () => {
  const order = await packedAndDue(2);
  await runJob(app, "orders/move-by-clock");
  expect(await told(order)).toBe(1);
  app.clock.advance(day);
  await runJob(app, "orders/move-by-clock");
  expect(await told(order)).toBe(1);
  const other = await desk.anOrderOf(await desk.aTrade());
  expect((await late(other)).orders).toEqual([]);
});

test("a parcel that never comes: support says so with a reason, and takes it back, which ends the order", async () => {
  const order = await packedAndDue(9);
  const parcel = { carrier: "Speed Post", trackingNumber: "EA123456789IN" };
  await desk.move(order.seller, order.orderId, { action: "DISPATCH", from: "PACKED", ...parcel });
  const move = (body: SupportMove) =>
    app.call(moveForSupport, { params: { orderId: order.orderId }, body }, { as: support });
  const lost = await move({ action: "FAIL_DELIVERY", from: "DISPATCHED", reason: "Lost by the carrier" });
  expect([lost.status, lost.data.state, lost.data.lateDays]).toEqual([201, "DELIVERY_FAILED", 9]);
  expect(lost.data.history[0]).toMatchObject({ actorKind: "support", reason: "Lost by the carrier" });
  const back = await move({ action: "TAKE_BACK", from: "DELIVERY_FAILED", isSellable: false });
  expect([back.status, back.data.isCancelled]).toEqual([201, true]);
});

test("a hundred late orders do not push out of support's list what could not be delivered", async () => {
  const order = await packedAndDue(40);
  await manyRows(app).orders(order.orderId, "PACKED", 120);
  const failed = await desk.anOrderOf(await desk.aTrade());
  await desk.sentOut(failed);
  const why = { action: "FAIL_DELIVERY", from: "OUT_FOR_DELIVERY", reason: "Nobody at home" } as const;
  await desk.move(failed.seller, failed.orderId, why);
  const listed = await stuck();
  expect(listed.has(failed.orderId)).toBe(true);
  expect(listed.get(order.orderId)).toBeGreaterThanOrEqual(40);
});
