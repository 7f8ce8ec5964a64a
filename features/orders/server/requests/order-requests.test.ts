import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#engine/server/app.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { chooseAssist } from "#features/checkout/contract/checkout-assist.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { orderWithCoupon, readyToPlace } from "#testing/shop/shopping.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import type { SomePacks } from "../../contract/order-actions.ts";
import {
  cancelLines,
  disputeRequest,
  listRequests,
  previewRemoval,
  requestReturn,
} from "../../contract/order-requests.ts";
import { listRefunds } from "../../contract/refunds.ts";
import { decideRequest } from "../../contract/seller-orders.ts";

const day = 86_400_000;
/** More repeats in the long run of the tests. */
const repeats = 3 * Number(process.env["SANTHA_RACES"] ?? "1");
let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
  desk = tradeDesk(app);
});
afterAll(() => app.close());

const anOrder = async () => desk.anOrderOf(await desk.aTrade());
const pack = (listingId: number, quantity: number): SomePacks => ({ listingId, quantity });
const cancel = ({ buyer, orderId }: Ordered, lines: SomePacks[]) =>
  app.call(cancelLines, { params: { orderId }, body: { lines, reasonCode: "found-cheaper" } }, { as: buyer });
const giveBack = ({ buyer, orderId }: Ordered, lines: SomePacks[], note = "Bags are torn") =>
  app.call(
    requestReturn,
    { params: { orderId }, body: { lines, reasonCode: "damaged", note } },
    { as: buyer },
  );
const asked = async ({ buyer, orderId }: Pick<Ordered, "buyer" | "orderId">) =>
  (await app.call(listRequests, { params: { orderId } }, { as: buyer })).data;
const preview = async ({ buyer, orderId }: Pick<Ordered, "buyer" | "orderId">, lines: SomePacks[]) =>
  (await app.call(previewRemoval, { params: { orderId }, body: { lines } }, { as: buyer })).data;
const dispute = ({ buyer, orderId }: Ordered, requestId: number) =>
  app.call(disputeRequest, { params: { orderId, requestId } }, { as: buyer });
async function refundsOf(orderId: string): Promise<number[]> {
  const { cookie } = await aPerson(app, { roles: ["finance"] });
  const { data } = await app.call(listRefunds, { query: {} }, { as: cookie });
  return data.refunds.filter((refund) => refund.orderId === orderId).map((refund) => refund.amountInPaise);
}

test("what the preview says is what happens: the sums that are left, and what goes back", async () => {
  const order = await anOrder();
  const { orderId, one } = order;
  await desk.paidAtTheDoor(order);
  const seen = await preview(order, [pack(one, 1)]);
  expect(seen).toMatchObject({
    isWhole: false,
    before: { totalInPaise: 1_340_00, marginInPaise: 60_00, shippingInPaise: 40_00 },
    after: { totalInPaise: 840_00, marginInPaise: 35_00, shippingInPaise: 40_00 },
    refundInPaise: 500_00,
    owedInPaise: 0,
  });
  const whole = await preview(order, [...order.lines]);
  expect(whole).toMatchObject({ isWhole: true, after: { totalInPaise: 0 }, refundInPaise: 1_340_00 });
  expect(await refundsOf(orderId)).toEqual([]);
  await giveBack(order, [pack(one, 1)]);
  await desk.decide(order, true);
  expect((await desk.read(order.seller, orderId)).totalInPaise).toBe(seen.after.totalInPaise);
  expect(await refundsOf(orderId)).toEqual([seen.refundInPaise]);
});

test("the coupon stays with what is left, and its share of the packs is not paid back", async () => {
  const trade = await desk.aTrade();
  const { code } = await aWelcomeCoupon(app, trade.buyerProfileId);
  const { orderIds } = await orderWithCoupon(app, {
    as: trade.buyer,
    lines: trade.lines,
    couponCode: code,
  });
  const order = { ...trade, orderId: orderIds[0] ?? "" };
  const { after, owedInPaise } = await preview(order, [pack(trade.two, 1)]);
  // ₹50.00 over ₹1,300.00: ₹11.53 of it belong to the pack of ₹300.00.
  expect(after).toMatchObject({ couponInPaise: 38_47, totalInPaise: 1_290_00 - 288_47 });
  await cancel(order, [pack(trade.two, 1)]);
  expect(await desk.read(trade.seller, order.orderId)).toMatchObject({
    couponInPaise: 38_47,
    totalInPaise: 1_001_53,
    balanceInPaise: owedInPaise,
  });
  expect(await desk.ledgerOf(order.orderId)).toMatchObject({
    "coupon-cost": 38_47,
    "seller-due": -1_040_00,
  });
});

test("before packing packs leave at once; the request stands there as accepted, and what can be asked follows", async () => {
  const order = await anOrder();
  const { buyer, orderId, one, two } = order;
  expect(await asked(order)).toMatchObject({
    askable: { kind: "cancel", isDecidedAtOnce: true, lines: [{ quantity: 2 }, { quantity: 1 }] },
    requests: [],
  });
  const wrong = { lines: [pack(one, 1)], reasonCode: "other" as const, note: "" };
  const refused = await app.call(cancelLines, { params: { orderId }, body: wrong }, { as: buyer });
  expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(["orders/reason-missing", ["note"]]);
  expect((await cancel(order, [pack(one, 1), pack(one, 1)])).code).toBe("orders/not-so-many");
  await cancel(order, [pack(one, 1), pack(two, 1)]);
  expect(await asked(order)).toMatchObject({
    askable: { lines: [{ listingId: one, quantity: 1 }] },
    requests: [
      {
        kind: "cancel",
        reasonCode: "found-cheaper",
        decidedBy: "buyer",
        lines: [{ status: "accepted" }, { status: "accepted" }],
      },
    ],
  });
});

test("once packed the seller decides line by line which packs are cancelled; the rest is packed as before", async () => {
  const order = await anOrder();
  const { seller, orderId, one, two } = order;
  await desk.packed(order);
  expect((await cancel(order, [pack(one, 1), pack(two, 1)])).data.state).toBe("CANCEL_REQUESTED");
  expect((await cancel(order, [pack(one, 1)])).code).toBe("orders/not-possible");
  const request = (await desk.read(seller, orderId)).request;
  const decide = (lines: { listingId: number; isAccepted: boolean }[], reason?: string) => {
    const body = { requestId: request?.requestId ?? 0, lines, ...(reason && { reason }) };
    return app.call(decideRequest, { params: { orderId }, body }, { as: seller });
  };
  const half = [{ listingId: one, isAccepted: true }];
  expect((await decide(half)).code).toBe("orders/lines-undecided");
  const both = [...half, { listingId: two, isAccepted: false }];
  expect((await decide(both)).code).toBe("orders/reason-missing");
  expect((await decide(both, "Sealed in one box")).data).toMatchObject({
    state: "PACKED",
    totalInPaise: 840_00,
    request: null,
    pastRequests: [{ answer: "Sealed in one box", lines: [{ status: "accepted" }, { status: "refused" }] }],
  });
  expect([await desk.stock(one), await desk.stock(two)]).toEqual([
    [10, 1],
    [10, 1],
  ]);
  await cancel(order, [pack(one, 1)]);
  await desk.decide(order, false);
  expect((await desk.read(seller, orderId)).state).toBe("PACKED");
  await cancel(order, [pack(one, 1), pack(two, 1)]);
  await desk.decide(order, true);
  expect((await desk.read(seller, orderId)).state).toBe("ORD_CANCELLED");
  expect([await desk.stock(one), await desk.ledgerOf(orderId)]).toEqual([[10, 0], {}]);
});

test("of packs given back each line is decided by itself: accepted ones are refunded, refused ones stay", async () => {
  const order = await anOrder();
  const { seller, orderId, one, two } = order;
  await desk.paidAtTheDoor(order);
  await giveBack(order, [pack(one, 2), pack(two, 1)]);
  const { data } = await desk.decide(order, (listingId) => listingId === two, false);
  expect(data).toMatchObject({ state: "DELIVERED", totalInPaise: 1_040_00, balanceInPaise: 0 });
  expect(await refundsOf(orderId)).toEqual([300_00]);
  expect([await desk.stock(one), await desk.stock(two)]).toEqual([
    [8, 0],
    [9, 0],
  ]);
  await giveBack(order, [pack(one, 2)]);
  await desk.decide(order, true);
  expect((await desk.read(seller, orderId)).state).toBe("SETTLEMENT_APPROVAL_INP");
  expect((await refundsOf(orderId)).toSorted()).toEqual([1_040_00, 300_00].toSorted());
  expect(await desk.stock(one)).toEqual([10, 0]);
});

test("the agent's handling charge stays one for the order, as far as the packs that are left have room for it", async () => {
  const trade = await desk.aTrade();
  const roomy = await aProduct(app, {
    ...{ priceInPaise: 200_00, commissionInPaise: 10_00, mrpInPaise: 240_00 },
    sellerId: (await sellerIdOf(trade.one)) ?? 0,
  });
  const lines = [pack(roomy.listingId, 4), pack(trade.one, 1)];
  await readyToPlace(app, { as: trade.buyer, lines });
  const body = { farmer: null, margins: [], agentHandlingInPaise: 80_00 };
  const { data } = await app.call(chooseAssist, { body }, { as: trade.buyer });
  const wish = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
  const placed = await app.call(placeOrder, { body: wish }, { as: trade.buyer });
  const order = { ...trade, orderId: placed.data.orderIds[0] ?? "" };
  const margin = async (quantity: number) =>
    (await preview(order, [pack(roomy.listingId, quantity)])).after.marginInPaise;
  // Each pack has room for ₹30.00 beside its margin of ₹10.00; the other product has none.
  expect([await margin(1), await margin(2), await margin(3)]).toEqual([
    30_00 + 25_00 + 80_00,
    20_00 + 25_00 + 60_00,
    10_00 + 25_00 + 30_00,
  ]);
  await cancel(order, [pack(roomy.listingId, 2)]);
  expect(await desk.ledgerOf(order.orderId)).toMatchObject({
    "agent-margin-pending": 105_00,
    "margin-collected-by-agent": -105_00,
  });
});
const sellerIdOf = async (listingId: number) =>
  (
    await app.platform.database
      .selectFrom("listings")
      .select("seller_id")
      .where("id", "=", listingId)
      .executeTakeFirst()
  )?.seller_id;

test("what the seller has refused can be put to support once, in three days; then the seller decides no more", async () => {
  const order = await anOrder();
  const { seller, orderId, one } = order;
  await desk.paidAtTheDoor(order);
  await giveBack(order, [pack(one, 1)]);
  await desk.decide(order, false);
  const { disputable, requests } = await asked(order);
  const refusedId = requests[0]?.requestId ?? 0;
  expect(disputable).toEqual([refusedId]);
  expect((await dispute({ ...order, buyer: seller }, refusedId)).status).toBe(404);
  expect((await dispute(order, refusedId)).data.state).toBe("RETURN_REQUESTED");
  expect((await desk.decide(order, true)).code).toBe("orders/with-support");
  const now = await asked(order);
  expect([now.disputable, now.requests[0]]).toMatchObject([[], { isDisputed: true, reasonCode: "damaged" }]);
  await desk.act(order.buyer, orderId, "WITHDRAW_RETURN");
  expect((await dispute(order, refusedId)).code).toBe("orders/not-possible");
});

test("a refused return holds back what the seller gets as long as it can be disputed; afterwards it is settled", async () => {
  const order = await anOrder();
  await desk.paidAtTheDoor(order);
  app.clock.advance(6 * day);
  await giveBack(order, [pack(order.one, 1)]);
  await desk.decide(order, false);
  const refusedId = (await asked(order)).requests[0]?.requestId ?? 0;
  const job = features.flatMap(({ jobs }) => jobs).find(({ name }) => name === "orders/move-by-clock");
  const stateThen = async (days: number) => {
    app.clock.advance(days * day);
    await job?.run(app.platform, null);
    return (await desk.read(order.seller, order.orderId)).state;
  };
  expect(await stateThen(2)).toBe("DELIVERED");
  expect((await asked(order)).disputable).toEqual([refusedId]);
  expect(await stateThen(2)).toBe("SETTLEMENT_APPROVAL_INP");
  expect((await dispute(order, refusedId)).code).toBe("orders/not-possible");
});

test("a partial cancellation that the seller does not answer is granted by the clock, for its packs alone", async () => {
  const order = await anOrder();
  await desk.packed(order);
  await cancel(order, [pack(order.one, 1)]);
  app.clock.advance(2 * day + 1);
  const job = features.flatMap(({ jobs }) => jobs).find(({ name }) => name === "orders/move-by-clock");
  await job?.run(app.platform, null);
  expect(await desk.read(order.seller, order.orderId)).toMatchObject({
    state: "PACKED",
    totalInPaise: 840_00,
  });
});

test("the seller accepts while the buyer takes his wish back: one of both happens, whole", async () => {
  for (let round = 0; round < repeats; round += 1) {
    const order = await anOrder();
    await desk.paidAtTheDoor(order);
    await giveBack(order, [pack(order.one, 1)]);
    const requestId = (await desk.read(order.seller, order.orderId)).request?.requestId ?? 0;
    const body = { requestId, lines: [{ listingId: order.one, isAccepted: true }] };
    const [decided, withdrawn] = await Promise.all([
      app.call(decideRequest, { params: { orderId: order.orderId }, body }, { as: order.seller }),
      desk.act(order.buyer, order.orderId, "WITHDRAW_RETURN"),
    ]);
    expect([decided.status, withdrawn.status].toSorted()).toEqual([201, 409]);
    const isDecided = decided.status === 201;
    const [request] = (await asked(order)).requests;
    expect(request?.lines[0]?.status).toBe(isDecided ? "accepted" : "withdrawn");
    expect(await refundsOf(order.orderId)).toEqual(isDecided ? [500_00] : []);
    expect((await desk.read(order.seller, order.orderId)).state).toBe("DELIVERED");
  }
});

test("of twenty decisions on one request one counts, and of twenty equal cancellations only what there is", async () => {
  const order = await anOrder();
  await desk.paidAtTheDoor(order);
  await giveBack(order, [pack(order.one, 1)]);
  const requestId = (await desk.read(order.seller, order.orderId)).request?.requestId ?? 0;
  const body = { requestId, lines: [{ listingId: order.one, isAccepted: true }] };
  const yes = () =>
    app.call(decideRequest, { params: { orderId: order.orderId }, body }, { as: order.seller });
  const answers = await Promise.all(Array.from({ length: 20 }, yes));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await refundsOf(order.orderId)).toEqual([500_00]);
  const other = await anOrder();
  const cancelled = await Promise.all(Array.from({ length: 20 }, () => cancel(other, [pack(other.one, 1)])));
  expect(cancelled.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(await desk.ledgerOf(other.orderId)).toMatchObject({ "buyer-receivable": 340_00 });
});
