import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listStuckOrders, moveForSupport, type SupportMove } from "#features/support/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let support: string;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  desk = tradeDesk(app);
  support = (await aPerson(app, { roles: ["support"] })).cookie;
});
afterAll(() => app.close());

const from = "OUT_FOR_DELIVERY";
const forward = (milliseconds: number) => app.clock.set(new Date(app.clock.now().getTime() + milliseconds));
const outForDelivery = async (): Promise<Ordered> => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.sentOut(order);
  return order;
};
const say = ({ seller, orderId }: Ordered, code: string) =>
  desk.move(seller, orderId, { action: "DELIVER", from, code });
const failed = ({ seller, orderId }: Ordered) =>
  desk.move(seller, orderId, { action: "FAIL_DELIVERY", from, reason: "Nobody at home" });
const sendOut = ({ seller, orderId }: Ordered) =>
  desk.move(seller, orderId, { action: "SEND_OUT", from: "DELIVERY_FAILED" });
const forSupport = (orderId: string, body: SupportMove) =>
  app.call(moveForSupport, { params: { orderId }, body }, { as: support });
const wrongFor = async ({ orderId }: Ordered): Promise<string> =>
  (await desk.codeOf(orderId)) === "0000" ? "0001" : "0000";

/** Guesses until a guess is not even compared any more. */
async function guessed(order: Ordered): Promise<string[]> {
  const codes: string[] = [];
  for (let tries = 0; tries < 6; tries += 1) codes.push((await say(order, await wrongFor(order))).code);
  return codes;
}
const wrong = "orders/code-wrong";

test("a seller gets five tries a code and three codes a day; then support decides, and the code itself opens nothing", async () => {
  const order = await outForDelivery();
  for (const round of [1, 2, 3]) {
    const isLast = round === 3;
    const last = isLast ? "orders/code-with-support" : "orders/code-tried-too-often";
    expect(await guessed(order)).toEqual([...Array.from({ length: 5 }, () => wrong), last]);
    if (isLast) break;
    await failed(order);
    expect((await sendOut(order)).status).toBe(201);
  }
  expect((await say(order, await desk.codeOf(order.orderId))).code).toBe("orders/code-with-support");
  expect(
    (await app.call(listStuckOrders, {}, { as: support })).data.orders.map(({ orderId }) => orderId),
  ).toContain(order.orderId);
  // Nor does another day give tries again.
  forward(25 * 3_600_000);
  await failed(order);
  await sendOut(order);
  expect((await say(order, await desk.codeOf(order.orderId))).code).toBe("orders/code-with-support");
});

test("the fourth code of a day is refused to the seller, so that the buyer gets no flood of messages; the next day gives three again", async () => {
  const order = await outForDelivery();
  for (const _ of [2, 3]) {
    await failed(order);
    expect((await sendOut(order)).status).toBe(201);
  }
  await failed(order);
  const refused = await sendOut(order);
  expect([refused.status, refused.code]).toEqual([409, "orders/sent-out-too-often"]);
  forward(24 * 3_600_000 + 1);
  expect((await sendOut(order)).status).toBe(201);
});

test("support asks the buyer and says that the parcel is there, with a reason in the history; or sends it out with a code that gives five tries", async () => {
  const [heard, again] = [await outForDelivery(), await outForDelivery()];
  for (const order of [heard, again]) {
    for (const round of [1, 2, 3]) {
      await guessed(order);
      if (round === 3) break;
      await failed(order);
      await sendOut(order);
    }
  }
  const silent = await forSupport(heard.orderId, { action: "DELIVER", from, reason: "" });
  expect([silent.status, Object.keys(silent.fields ?? {})]).toEqual([422, ["reason"]]);
  const { data } = await forSupport(heard.orderId, { action: "DELIVER", from, reason: "The buyer has it" });
  expect([data.state, data.history[0]]).toMatchObject([
    "DELIVERED",
    { action: "DELIVER", actorKind: "support", reason: "The buyer has it" },
  ]);
  await failed(again);
  await forSupport(again.orderId, { action: "SEND_OUT", from: "DELIVERY_FAILED" });
  expect((await say(again, await wrongFor(again))).code).toBe(wrong);
  expect((await say(again, await desk.codeOf(again.orderId))).data.state).toBe("DELIVERED");
});

test("support sends a parcel out three times a day at most: each time is a message to the buyer and five tries more", async () => {
  const order = await outForDelivery();
  const sendAgain = async () => {
    expect((await failed(order)).status).toBe(201);
    return forSupport(order.orderId, { action: "SEND_OUT", from: "DELIVERY_FAILED" });
  };
  for (const _ of [1, 2, 3]) expect((await sendAgain()).status).toBe(201);
  const refused = await sendAgain();
  expect([refused.status, refused.code]).toEqual([409, "orders/support-sent-out-too-often"]);
  forward(24 * 3_600_000 + 1);
  const next = await forSupport(order.orderId, { action: "SEND_OUT", from: "DELIVERY_FAILED" });
  expect(next.status).toBe(201);
});

test("of a hundred guesses at once five are compared", async () => {
  const order = await outForDelivery();
  const guess = await wrongFor(order);
  const answers = await Promise.all(Array.from({ length: 100 }, () => say(order, guess)));
  expect(answers.filter(({ code }) => code === wrong)).toHaveLength(5);
});

test("a second press of Delivered says that the order is delivered", async () => {
  const order = await outForDelivery();
  const code = await desk.codeOf(order.orderId);
  const both = await Promise.all([say(order, code), say(order, code)]);
  expect(both.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
  const late = await say(order, code);
  expect([late.status, late.code]).toEqual([409, "orders/already-delivered"]);
  expect(both.find(({ status }) => status === 409)?.code).toBe("orders/already-delivered");
});

test("no column of an order holds its code, and each order and round has one of its own", async () => {
  const order = await outForDelivery();
  const first = await desk.codeOf(order.orderId);
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(orders) as row from orders where id = ${order.orderId}`.execute(app.platform.database);
  expect(Object.values(rows[0]?.row ?? {})).not.toContain(first);
  const others = await Promise.all(Array.from({ length: 4 }, outForDelivery));
  const codes = await Promise.all(others.map(({ orderId }) => desk.codeOf(orderId)));
  expect(new Set([first, ...codes]).size).toBeGreaterThan(2);
  await failed(order);
  await sendOut(order);
  expect((await say(order, first)).code).toBe(wrong);
});
