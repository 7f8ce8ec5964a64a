import { afterAll, beforeAll, expect, it } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { readStart } from "#features/admin/contract/start.ts";
import { listOrdersForAdmin, readOrderForAdmin } from "#features/support/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { tradeDesk } from "#testing/shop/trade.ts";

let app: TestApp;
let admin: string;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  desk = tradeDesk(app);
  admin = (await aPerson(app, { roles: ["platform-admin"] })).cookie;
});
afterAll(() => app.close());

const list = async (query: InputOf<typeof listOrdersForAdmin>["query"]) =>
  (await app.call(listOrdersForAdmin, { query }, { as: admin })).data;
const ids = async (query: InputOf<typeof listOrdersForAdmin>["query"]) =>
  (await list(query)).orders.map(({ orderId }) => orderId);

it("[ADM-007] the platform admin lists all orders page by page and finds them by number, phone, name and state", async () => {
  const trade = await desk.aTrade();
  const one = (await desk.anOrderOf(trade)).orderId;
  app.clock.advance(1000);
  const two = (await desk.anOrderOf(trade)).orderId;
  app.clock.advance(1000);
  const three = await desk.anOrderOf(await desk.aTrade());
  const first = await list({ limit: 2 });
  expect(first.orders.map(({ orderId }) => orderId)).toEqual([three.orderId, two]);
  expect(await ids({ limit: 2, after: first.nextAfter ?? "" })).toEqual([one]);
  const tile = first.orders.find(({ orderId }) => orderId === two);
  for (const find of [`#${two}`, two]) expect(await ids({ find })).toEqual([two]);
  expect(await ids({ find: tile?.buyerPhone ?? "" })).toEqual([two, one]);
  await app.pool.query("update profiles set first_name = 'Lakshmamma' where mobile_no = $1", [
    tile?.buyerPhone,
  ]);
  expect(await ids({ find: "akshma" })).toEqual([two, one]);
  expect(await ids({ find: "%" })).toEqual([]);
  const [state] = (await list({ find: two })).orders.map((order) => order.state);
  expect(await ids({ state: "DELIVERED" })).toEqual([]);
  await app.pool.query("update orders set state = 'PACKED' where id = $1", [one]);
  expect(await ids({ state: "PACKED" })).toEqual([one]);
  expect(state).not.toBe("PACKED");
});

it("[ADM-007] a bar of the console leads to as many orders as it counts: those of its day in India that were placed, or not cancelled", async () => {
  const trade = await desk.aTrade();
  // Half past eleven at night in India, then half an hour after midnight.
  app.clock.set(new Date("2026-07-14T18:00:00Z"));
  const late = (await desk.anOrderOf(trade)).orderId;
  app.clock.set(new Date("2026-07-14T19:00:00Z"));
  const early = (await desk.anOrderOf(trade)).orderId;
  const unpaid = (await desk.anOrderOf(trade)).orderId;
  await app.pool.query("update orders set state = 'PAYMENT_PENDING' where id = $1", [unpaid]);
  expect((await ids({ day: "2026-07-14" }))[0]).toBe(late);
  expect(new Set(await ids({ day: "2026-07-15" }))).toEqual(new Set([early, unpaid]));
  const { figures } = (await app.call(readStart, {}, { as: admin })).data;
  for (const { search, unit, days } of figures) {
    expect(search["state"]).toBe(unit === "count" ? "placed" : "standing");
    expect(await ids({ day: "2026-07-15", state: "placed" })).toEqual([early]);
    if (unit === "count") expect(days?.at(-1)).toEqual({ day: "2026-07-15", value: 1 });
  }
  await app.pool.query("update orders set state = 'SELLER_REJECTED' where id = $1", [early]);
  expect(await ids({ day: "2026-07-15", state: "standing" })).toEqual([]);
  expect((await app.call(listOrdersForAdmin, { query: { day: "2026-02-30" } }, { as: admin })).status).toBe(
    422,
  );
});

it("[ADM-007] the platform admin reads an order in full and is offered no action that is a desk's", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.sentOut(order);
  const { data } = await app.call(readOrderForAdmin, { params: { orderId: order.orderId } }, { as: admin });
  expect(data).toMatchObject({ orderId: order.orderId, state: "OUT_FOR_DELIVERY", actions: [] });
  expect(data.history.length).toBeGreaterThan(0);
  const missing = await app.call(readOrderForAdmin, { params: { orderId: "none" } }, { as: admin });
  expect([missing.status, missing.code]).toEqual([404, "orders/not-found"]);
});
