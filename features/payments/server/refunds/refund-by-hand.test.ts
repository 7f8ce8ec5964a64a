import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sumsOfParty } from "#features/ledger/server";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { requestReturn } from "#features/orders/contract/order-requests.ts";
import {
  listRefunds as listOpenRefunds,
  moveRefund,
  readRefundable,
} from "#features/orders/contract/refunds.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aWaitingOrder, pay, runJob, started } from "#testing/shop/online-payments.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import {
  checkPayment,
  listOpenPayments,
  listRefunds,
  moveProviderRefund,
  refundOrder,
} from "../../contract/online-payments.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let finance: string;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
  desk = tradeDesk(app);
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

const minute = 60_000;
const grant = ({ orderId }: Pick<Ordered, "orderId">, amountInPaise: number) =>
  app.call(
    refundOrder,
    { params: { orderId }, body: { amountInPaise, reason: "One bag was torn" } },
    { as: finance },
  );
const shown = async ({ orderId, buyer }: Ordered) =>
  (await app.call(listRefunds, { params: { orderId } }, { as: buyer })).data.refunds;
const left = async (orderId: string) =>
  (await app.call(readRefundable, { params: { orderId } }, { as: finance })).data;

test("[R19] an order that was paid in cash is refunded in part by finance, sent by UPI, and the buyer sees how and under which number", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  const { orderId } = order;
  expect((await grant(order, 100_00)).code).toBe("payments/more-than-paid");
  await desk.paidAtTheDoor(order);
  expect(await left(orderId)).toMatchObject({
    ...{ paymentMode: "COD", paidInPaise: 1_340_00, backInPaise: 0, leftInPaise: 1_340_00 },
  });
  const { data } = await grant(order, 240_00);
  expect(data).toMatchObject({ status: "to-send", amountInPaise: 240_00 });
  const open = (await app.call(listOpenRefunds, { query: {} }, { as: finance })).data.refunds;
  expect(open.find(({ refundId }) => refundId === data.refundId)).toMatchObject({
    ...{ reason: "One bag was torn", status: "to-send", method: null, isWhole: false },
  });
  const move = (body: { action: "SEND" | "CONFIRM"; reference?: string; method?: "upi" }) =>
    app.call(moveRefund, { params: { refundId: data.refundId }, body }, { as: finance });
  expect((await move({ action: "SEND", method: "upi" })).code).toBe("orders/reference-missing");
  expect((await move({ action: "SEND", method: "upi", reference: "UPI 4711" })).status).toBe(201);
  expect((await shown(order))[0]).toMatchObject({
    ...{ status: "sent", method: "upi", reference: "UPI 4711", reason: "One bag was torn" },
  });
  await move({ action: "CONFIRM" });
  expect((await shown(order))[0]?.status).toBe("confirmed");
  expect(await left(orderId)).toMatchObject({ backInPaise: 240_00, leftInPaise: 1_100_00 });
  expect(await desk.ledgerOf(orderId)).toMatchObject({
    "seller-due": -1_100_00,
    "cash-with-seller": 1_340_00,
    "platform-bank": -240_00,
  });
  const sent = await app.platform.database
    .selectFrom("order_refunds")
    .select(["sent_by_profile_id", "sent_at"])
    .where("id", "=", data.refundId)
    .executeTakeFirstOrThrow();
  expect(sent.sent_by_profile_id).not.toBeNull();
  expect(sent.sent_at).not.toBeNull();
  expect((await grant(order, 1_100_01)).code).toBe("payments/more-than-paid");
});

test("[R19] a cash order that comes back whole after money was refunded is refunded to the last rupee and ends as refunded", async () => {
  const order = await desk.aPaidOrder();
  await grant(order, 240_00);
  const body = { lines: [...order.lines], reasonCode: "damaged" as const };
  await app.call(requestReturn, { params: { orderId: order.orderId }, body }, { as: order.buyer });
  await desk.decide(order, true);
  const refunds = await shown(order);
  expect(refunds.map(({ amountInPaise, status }) => [amountInPaise, status])).toEqual([
    [1_100_00, "to-approve"],
    [240_00, "to-send"],
  ]);
  for (const [at, { refundId }] of refunds.entries()) {
    for (const action of ["APPROVE", "SEND", "CONFIRM"] as const) {
      const reference = action === "SEND" ? { reference: `CASH ${order.orderId} ${at}` } : {};
      const method = "cash" as const;
      await app.call(
        moveRefund,
        { params: { refundId }, body: { action, method, ...reference } },
        { as: finance },
      );
    }
  }
  expect((await shown(order)).map(({ status, method }) => [status, method])).toEqual([
    ["confirmed", "cash"],
    ["confirmed", "cash"],
  ]);
  expect((await desk.read(order.seller, order.orderId)).state).toBe("ORD_REFUNDED");
  expect(await desk.ledgerOf(order.orderId)).not.toHaveProperty("refund-due");
});

test("[R21] money that became no order and that the provider cannot pay back is sent again, or another way, and is owed to nobody then", async () => {
  const order = await aWaitingOrder(app);
  const first = await started(app, order);
  app.clock.advance(minute);
  const second = await started(app, order);
  for (const { txnid, fields } of [first, second]) {
    await pay(app, fields, "success", { fault: "drop", refunds: "fail" });
    await app.call(checkPayment, { params: { txnid } }, { as: order.as });
  }
  const strayOf = async () => {
    const { data } = await app.call(listOpenPayments, { query: {} }, { as: finance });
    return data.refunds.find(({ txnid }) => txnid === second.txnid);
  };
  const letPass = async () => {
    app.clock.advance(11 * minute);
    await runJob(app, "payments/reconcile");
  };
  await runJob(app, "payments/reconcile");
  await letPass();
  const stray = await strayOf();
  expect(stray).toMatchObject({ state: "failed", orderId: null });
  const move = (token: string, body: { action: "RETRY" | "SENT"; reference?: string; method?: "upi" }) =>
    app.call(moveProviderRefund, { params: { token }, body }, { as: finance });
  const moves = await Promise.all(
    Array.from({ length: 5 }, () => move(stray?.token ?? "", { action: "RETRY" })),
  );
  expect(moves.filter(({ status }) => status === 201)).toHaveLength(1);
  const again = await strayOf();
  expect(again?.state).toBe("waiting");
  expect(again?.token).not.toBe(stray?.token);
  await runJob(app, "payments/reconcile");
  await letPass();
  const token = again?.token ?? "";
  expect((await strayOf())?.state).toBe("failed");
  expect((await move(token, { action: "SENT", method: "upi" })).code).toBe(
    "payments/refund-reference-missing",
  );
  const used = await move(token, { action: "SENT", method: "upi", reference: "upi4711" });
  expect([used.code, used.info]).toEqual([
    "payments/refund-reference-used",
    expect.stringMatching(/for a refund of order #/),
  ]);
  const byHand = { action: "SENT", method: "upi", reference: "UPI 5522" } as const;
  expect((await move(token, byHand)).data.state).toBe("by-hand");
  expect((await move(token, byHand)).status).toBe(409);
  expect(await strayOf()).toBeUndefined();
  const sums = await sumsOfParty(app.platform.database, order.profileId, ["refunds-under-way"]);
  expect(sums.get("refunds-under-way")).toBe(0);
  const told = (await app.call(listNotifications, { query: {} }, { as: order.as })).data.notifications;
  expect(told.filter(({ heading }) => heading.en === "Your refund").map(({ text }) => text.en)).toEqual([
    expect.stringMatching(/^Payment \w+: ₹[\d,.]+ was sent by UPI, number UPI 5522\. It reaches your bank/),
    expect.stringMatching(
      /^Payment \w+: ₹[\d,.]+ is on its way back, the way you paid\. It reaches your bank/,
    ),
  ]);
  const { rows } = await sql`
    select set_id from ledger_entries group by set_id having sum(amount_in_paise) <> 0`.execute(
    app.platform.database,
  );
  expect(rows).toEqual([]);
});
