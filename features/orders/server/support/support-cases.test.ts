import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#engine/server/app.ts";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { decideForSupport, listSupportCases } from "#features/support/contract";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { requestReturn } from "../../contract/order-requests.ts";
import { decisionInDays, escalationInDays } from "../../contract/order-states.ts";

const day = 86_400_000;

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let support: readonly string[];
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  desk = tradeDesk(app);
  const people = [await aPerson(app, { roles: ["support"] }), await aPerson(app, { roles: ["support"] })];
  support = people.map(({ cookie }) => cookie);
});
afterAll(() => app.close());

const cases = async () => (await app.call(listSupportCases, {}, { as: support[0] ?? "" })).data.cases;

test("a return that its seller does not decide goes to support after three days and is granted after seven, unseen packs are not sold again", async () => {
  const job = features.flatMap(({ jobs }) => jobs).find(({ name }) => name === "orders/move-by-clock");
  const order = await desk.aPaidOrder();
  const { orderId, buyer, seller, one } = order;
  const body = { lines: [{ listingId: one, quantity: 1 }], reasonCode: "damaged" as const };
  await app.call(requestReturn, { params: { orderId }, body }, { as: buyer });
  const onHand = await desk.stock(one);
  const told = async (as: string) =>
    (await app.call(listNotifications, { query: {} }, { as })).data.notifications.filter(({ text }) =>
      text.en.includes("Santha support looks at it now"),
    ).length;
  app.clock.advance(3 * day - 1);
  await job?.run(app.platform, null);
  expect((await cases()).map(({ request }) => request.isEscalated)).toEqual([false]);
  app.clock.advance(1);
  await job?.run(app.platform, null);
  await job?.run(app.platform, null);
  expect((await cases()).map(({ request }) => request.isEscalated)).toEqual([true]);
  expect([await told(buyer), await told(seller)]).toEqual([1, 1]);
  app.clock.advance(4 * day);
  await job?.run(app.platform, null);
  expect(await cases()).toEqual([]);
  const after = await desk.read(seller, orderId);
  expect(after).toMatchObject({ state: "DELIVERED", pastRequests: [{ decidedBy: "system" }] });
  expect(await desk.stock(one)).toEqual(onHand);
});

test("a dispute that support does not decide is told to support and finance after three days and every three days again, and is granted after 28", async () => {
  const supporter = await aPerson(app, { roles: ["support"] });
  const cashier = await aPerson(app, { roles: ["finance"] });
  const order = await desk.aDispute();
  const { orderId, one } = order;
  const onHand = await desk.stock(one);
  const told = async (person: TestPerson) => {
    const as = await sessionFor(app, person);
    const { data } = await app.call(listNotifications, { query: {} }, { as });
    return data.notifications.filter(({ text }) =>
      text.en.startsWith(`#${orderId}, ₹1,340.00: support has to`),
    );
  };
  const pass = async (milliseconds: number) => {
    app.clock.advance(milliseconds);
    await runJob(app, "orders/move-by-clock");
    await runJob(app, "orders/move-by-clock");
  };
  const counts = async () => [(await told(supporter)).length, (await told(cashier)).length];
  await pass(escalationInDays * day - 1);
  expect(await counts()).toEqual([0, 0]);
  await pass(1);
  expect(await counts()).toEqual([1, 1]);
  expect((await told(supporter)).map(({ leadsTo }) => leadsTo)).toEqual(["/app/admin/support"]);
  expect((await told(cashier)).map(({ leadsTo }) => leadsTo)).toEqual(["/app/admin/finance"]);
  await pass(escalationInDays * day);
  expect(await counts()).toEqual([2, 2]);
  await pass((decisionInDays.dispute - 2 * escalationInDays) * day - 1);
  const standing = async () => {
    const { rows } = await sql<{ total: number; decided_by: string | null }>`
      select total_in_paise as total, decided_by from orders
      join order_requests on order_requests.order_id = orders.id and disputes_id is not null
      where orders.id = ${orderId}`.execute(app.platform.database);
    return rows;
  };
  expect(await standing()).toEqual([{ total: 1_340_00, decided_by: null }]);
  await pass(1);
  expect(await standing()).toEqual([{ total: 840_00, decided_by: "system" }]);
  expect(await desk.stock(one)).toEqual(onHand);
  const again = await sessionFor(app, supporter);
  support = [again, (await aPerson(app, { roles: ["support"] })).cookie];
});

test("of support and the clock that decide a dispute at once one decides", async () => {
  const order = await desk.aDispute();
  const { orderId, one } = order;
  app.clock.advance(decisionInDays.dispute * day);
  const { cookie: as } = await aPerson(app, { roles: ["support"] });
  support = [as, (await aPerson(app, { roles: ["support"] })).cookie];
  const requestId = (await cases()).find((each) => each.orderId === orderId)?.request.requestId ?? 0;
  const lines = [{ listingId: one, isAccepted: false }];
  const body = { requestId, lines, reason: "The photo shows an opened pack" };
  const [decided] = await Promise.all([
    app.call(decideForSupport, { params: { orderId }, body }, { as }),
    runJob(app, "orders/move-by-clock"),
  ]);
  const { rows } = await sql<{ decided_by: string; total: number }>`
    select decided_by, total_in_paise as total from orders
    join order_requests on order_requests.order_id = orders.id and disputes_id is not null
    where orders.id = ${orderId}`.execute(app.platform.database);
  expect(rows).toEqual([
    decided.status === 201
      ? { decided_by: "support", total: 1_340_00 }
      : { decided_by: "system", total: 840_00 },
  ]);
});

test("support sees what nobody has decided, disputes first with the seller's answer, and decides in his place", async () => {
  const open = await desk.anOrderOf(await desk.aTrade());
  await desk.packed(open);
  await desk.act(open.buyer, open.orderId, "CANCEL_ORDER");
  const order = await desk.aDispute();
  const [first, second] = await cases();
  expect(first).toMatchObject({
    orderId: order.orderId,
    state: "RETURN_REQUESTED",
    request: { isDisputed: true, lines: [{ listingId: order.one, quantity: 1 }] },
    refused: { answer: "Seals are broken", decidedBy: "seller" },
  });
  expect(second).toMatchObject({ orderId: open.orderId, refused: null });
  const lines = [{ listingId: order.one, isAccepted: false }];
  const params = { orderId: order.orderId };
  const body = { requestId: first?.request.requestId ?? 0, lines };
  const silent = await app.call(decideForSupport, { params, body }, { as: support[0] ?? "" });
  expect([silent.code, Object.keys(silent.fields ?? {})]).toEqual(["orders/reason-missing", ["reason"]]);
  const refuse = { ...body, reason: "The photo shows an opened pack" };
  const done = await app.call(decideForSupport, { params, body: refuse }, { as: support[0] ?? "" });
  expect(done.data).toEqual({ orderId: order.orderId, state: "DELIVERED" });
  const [told] = (await desk.read(order.seller, order.orderId)).pastRequests;
  expect(told).toMatchObject({ decidedBy: "support", answer: "The photo shows an opened pack" });
});

test("of two of support who decide differently at once one decides, and all follows his word alone", async () => {
  for (let round = 0; round < 3; round += 1) {
    const order = await desk.aDispute();
    const { orderId, one } = order;
    const requestId = (await cases()).find((each) => each.orderId === orderId)?.request.requestId ?? 0;
    const answers = await Promise.all(
      support.map((as, at) => {
        const lines = [{ listingId: one, isAccepted: at === 0 }];
        const body = { requestId, lines, reason: "As the photo shows" };
        return app.call(decideForSupport, { params: { orderId }, body }, { as });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const isAccepted = answers[0]?.status === 201;
    const now = await desk.read(order.seller, orderId);
    expect([now.state, now.totalInPaise]).toEqual(["DELIVERED", isAccepted ? 840_00 : 1_340_00]);
    const refunds = await app.platform.database
      .selectFrom("order_refunds")
      .select("amount_in_paise")
      .where("order_id", "=", orderId)
      .execute();
    expect(refunds).toEqual(isAccepted ? [{ amount_in_paise: 500_00 }] : []);
  }
});
