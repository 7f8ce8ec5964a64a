import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { sumOfOrder, sumsOfParty } from "#features/ledger/server";
import { listOrders } from "#features/orders/contract/orders.ts";
import {
  listRefunds as listRefundsToApprove,
  moveRefund,
  type RefundAction,
} from "#features/orders/contract/refunds.ts";
import { advanceOrder } from "#features/orders/server";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aWaitingOrder, pay, postForm, runJob, started } from "#testing/shop/online-payments.ts";
import {
  checkPayment,
  listOpenPayments,
  listRefunds,
  moveProviderRefund,
  refundOrder,
} from "../../contract/online-payments.ts";
import { sendApprovedRefund } from "./approved-refund.ts";

let app: TestApp;
let finance: string;
beforeAll(async () => {
  app = await testApp({ connections: 10 });
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

/** An order of ₹540.00 that was paid online, beside another one of the same payment. */
async function aPaidOrder(options: Parameters<typeof aWaitingOrder>[1] & { refunds?: "fail" } = {}) {
  const order = await aWaitingOrder(app, options);
  const { txnid, fields } = await started(app, order);
  await pay(app, fields, "success", { fault: "drop", refunds: options.refunds ?? "" });
  await app.call(checkPayment, { params: { txnid } }, { as: order.as });
  return { ...order, txnid, orderId: order.orderIds[0] ?? "" };
}
const refund = (orderId: string, amountInPaise: number, key?: string) =>
  app.call(
    refundOrder,
    { params: { orderId }, body: { amountInPaise, reason: "Short weight" } },
    { as: finance, headers: key ? { "idempotency-key": key } : {} },
  );
const shown = async (as: string, orderId: string) =>
  (await app.call(listRefunds, { params: { orderId } }, { as })).data.refunds;
const owed = (orderId: string) => sumOfOrder(app.platform.database, "refund-due", orderId);
/** The latest refund of an order as the provider knows it. */
const atProvider = (orderId: string) =>
  app.platform.database
    .selectFrom("refunds")
    .select(["token", "state"])
    .where("order_id", "=", orderId)
    .orderBy("asked_at", "desc")
    .executeTakeFirst();
const tokenOf = async (orderId: string) => (await atProvider(orderId))?.token ?? "";
async function letPass(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  await runJob(app, "payments/reconcile");
}
const minute = 60_000;

describe("refunds", () => {
  test("[R19] of twenty refunds of 60 % at once exactly one goes out; refunded is never above what was paid", async () => {
    const { orderId, as } = await aPaidOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(orderId, 324_00)));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual(["CREATED", ...Array.from({ length: 19 }, () => "payments/more-than-paid")]);
    expect(await shown(as, orderId)).toHaveLength(1);
    expect(await owed(orderId)).toBe(-324_00);
    expect((await refund(orderId, 216_01)).code).toBe("payments/more-than-paid");
    expect((await refund(orderId, 216_00)).status).toBe(201);
    expect((await refund(orderId, 1)).code).toBe("payments/more-than-paid");
  });

  test("[R19] a refund of nothing, of less than nothing or of a fraction is refused; the same key is one refund", async () => {
    const { orderId, as } = await aPaidOrder();
    for (const amount of [0, -100, 0.5]) expect((await refund(orderId, amount)).status).toBe(422);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(orderId, 100_00, "once")));
    const refunds = new Set(answers.filter(({ status }) => status === 201).map(({ data }) => data.refundId));
    expect(refunds.size).toBe(1);
    expect(await shown(as, orderId)).toHaveLength(1);
  });

  test("a refund goes its way: asked for once at the provider, told by his callback, done with the bank's reference", async () => {
    const { orderId, as } = await aPaidOrder();
    const { data } = await refund(orderId, 540_00);
    expect(data).toMatchObject({ status: "sent", amountInPaise: 540_00 });
    const token = await tokenOf(orderId);
    await runJob(app, "payments/send-refund", { token });
    await runJob(app, "payments/send-refund", { token });
    expect((await shown(as, orderId))[0]).toMatchObject({
      ...{ status: "sent", method: "provider", paidBy: "UPI", reason: "Short weight" },
    });
    app.clock.advance(minute);
    const asked = await sql<{ callback: string }>`
      select callback from fake_payu_refunds where token = ${token}`.execute(app.platform.database);
    expect(asked.rows).toHaveLength(1);
    const callback = asked.rows[0]?.callback ?? "";
    const report = { action: "refund", status: "success", token };
    expect(
      (
        await postForm(
          app,
          callback.replace(/secret=./, (start) => (start.endsWith("x") ? "secret=y" : "secret=x")),
          report,
        )
      ).statusCode,
    ).toBe(403);
    expect((await postForm(app, callback, { ...report, token: "R1" })).statusCode).toBe(403);
    expect((await postForm(app, callback, report)).statusCode).toBe(200);
    await runJob(app, "payments/send-refund", { token });
    const [done] = await shown(as, orderId);
    expect(done).toMatchObject({ status: "confirmed", changedAt: app.clock.now().getTime() });
    expect(done?.reference).toMatch(/^7499/);
    const { database } = app.platform;
    for (const account of ["refund-due", "buyer-receivable", "seller-due", "gateway-money"] as const)
      expect([account, await sumOfOrder(database, account, orderId)]).toEqual([account, 0]);
  });

  test("[R19] a refund that the bank refuses stays owed, and goes by the provider again or another way, once", async () => {
    const { orderId, as } = await aPaidOrder({ refunds: "fail" });
    const { refundId } = (await refund(orderId, 540_00)).data;
    const move = (body: InputOf<typeof moveRefund>["body"]) =>
      app.call(moveRefund, { params: { refundId }, body }, { as: finance });
    await letPass(0);
    await letPass(11 * minute);
    expect((await shown(as, orderId))[0]).toMatchObject({ status: "failed" });
    expect(await owed(orderId)).toBe(-540_00);
    expect((await refund(orderId, 1)).code).toBe("payments/more-than-paid");
    expect((await move({ action: "RETRY_PROVIDER" })).data.status).toBe("to-approve");
    expect((await move({ action: "APPROVE" })).status).toBe(201);
    const approved = { refundId, orderId, status: "to-send" };
    await inTransaction(app.platform, (transaction) =>
      sendApprovedRefund.run(app.platform, transaction, approved),
    );
    expect((await shown(as, orderId))[0]).toMatchObject({ status: "sent", method: "provider" });
    await letPass(0);
    await letPass(11 * minute);
    expect((await move({ action: "RETRY" })).status).toBe(201);
    expect((await move({ action: "RETRY_PROVIDER" })).code).toBe("orders/not-possible");
    await move({ action: "APPROVE" });
    expect((await move({ action: "SEND", method: "upi", reference: "UPI 998877" })).status).toBe(201);
    expect((await move({ action: "CONFIRM" })).status).toBe(201);
    expect((await shown(as, orderId))[0]).toMatchObject({
      ...{ status: "confirmed", method: "upi", reference: "UPI 998877" },
    });
    for (const account of ["refund-due", "buyer-receivable", "seller-due"] as const)
      expect([account, await sumOfOrder(app.platform.database, account, orderId)]).toEqual([account, 0]);
  });

  test("[R19] a refund that finance sent in vain is the provider's first once it is approved again", async () => {
    const { orderId, as } = await aPaidOrder({ refunds: "fail" });
    const { refundId } = (await refund(orderId, 540_00)).data;
    const move = async (body: InputOf<typeof moveRefund>["body"]) =>
      expect((await app.call(moveRefund, { params: { refundId }, body }, { as: finance })).status).toBe(201);
    const approve = async () => {
      await move({ action: "RETRY" });
      await move({ action: "APPROVE" });
      await inTransaction(app.platform, (transaction) =>
        sendApprovedRefund.run(app.platform, transaction, { refundId, orderId, status: "to-send" }),
      );
      return (await shown(as, orderId))[0];
    };
    await letPass(0);
    await letPass(11 * minute);
    expect(await approve()).toMatchObject({ status: "to-send", method: null });
    await move({ action: "SEND", method: "bank-transfer", reference: "UTR 998878" });
    await move({ action: "FAIL" });
    expect(await approve()).toMatchObject({ status: "sent", method: "provider" });
  });

  test("finance asks about a refund at once, and gives up one that the provider is silent about for two weeks", async () => {
    const { orderId, as } = await aPaidOrder();
    await refund(orderId, 540_00);
    const token = await tokenOf(orderId);
    const move = (action: "ASK" | "GIVE_UP" | "RETRY") =>
      app.call(moveProviderRefund, { params: { token }, body: { action } }, { as: finance });
    expect((await move("ASK")).data.state).toBe("under-way");
    expect((await move("GIVE_UP")).code).toBe("payments/refund-moved-on");
    expect((await move("RETRY")).code).toBe("payments/refund-moved-on");
    await sql`update fake_payu_refunds set asked_at = asked_at + interval '60 days' where token = ${token}`.execute(
      app.platform.database,
    );
    app.clock.advance(15 * 24 * 60 * minute);
    const { data } = await app.call(listOpenPayments, { query: {} }, { as: finance });
    expect(data.refunds.find((one) => one.token === token)).toMatchObject({ canBeGivenUp: true });
    expect((await move("GIVE_UP")).data.state).toBe("failed");
    expect((await shown(as, orderId))[0]).toMatchObject({ status: "failed" });
    expect(await owed(orderId)).toBe(-540_00);
  });

  test("the margin that an agent's customer paid goes back last, out of what is owed to the agent", async () => {
    const { orderId, profileId } = await aPaidOrder({ isAgent: true, isPaidByCustomer: true });
    const payable = async () =>
      (await sumsOfParty(app.platform.database, profileId, ["agent-payable"])).get("agent-payable");
    expect(await payable()).toBe(-50_00);
    await refund(orderId, 540_00);
    expect(await payable()).toBe(-50_00);
    await refund(orderId, 25_00);
    expect(await payable()).toBe(-25_00);
    expect((await refund(orderId, 1)).code).toBe("payments/more-than-paid");
  });

  test("nobody but finance sends money back, and only of what was paid", async () => {
    const { orderId, as } = await aPaidOrder();
    const body = { amountInPaise: 100, reason: "I want it" };
    expect((await app.call(refundOrder, { params: { orderId }, body }, { as })).status).toBe(403);
    const waiting = await aWaitingOrder(app);
    expect((await refund(waiting.orderIds[0] ?? "", 100)).code).toBe("payments/more-than-paid");
    expect((await refund("9-9", 100)).code).toBe("payments/order-not-found");
    const stranger = await aPerson(app);
    expect((await app.call(listRefunds, { params: { orderId } }, { as: stranger.cookie })).status).toBe(404);
  });
});

describe("an order that was paid online and is cancelled", () => {
  const order = async (as: string, orderId: string) =>
    (await app.call(listOrders, { query: {} }, { as })).data.orders.find((each) => each.orderId === orderId);
  async function cancelled(refunds?: "fail") {
    const paid = await aPaidOrder(refunds ? { refunds } : {});
    const { orderId, as } = paid;
    const cancel = { orderId, action: "CANCEL_ORDER", from: "ORD_PLACED", actorKind: "buyer" } as const;
    expect(await advanceOrder(app.platform, { ...cancel, actorProfileId: paid.profileId })).toBe("moved");
    expect((await order(as, orderId))?.stateInfo.currentState).toBe("SETTLEMENT_APPROVAL_INP");
    const { data } = await app.call(listRefundsToApprove, { query: {} }, { as: finance });
    const refundId = data.refunds.find((each) => each.orderId === orderId)?.refundId ?? 0;
    const body = { action: "APPROVE" } as const;
    await app.call(moveRefund, { params: { refundId }, body }, { as: finance });
    const worker = await app.startWorker();
    await expect.poll(async () => (await atProvider(orderId))?.state, { timeout: 60_000 }).toBe("under-way");
    await worker.stop();
    expect((await order(as, orderId))?.stateInfo.currentState).toBe("REFUND_INPROGRESS");
    const byHand = (action: RefundAction) =>
      app.call(
        moveRefund,
        { params: { refundId }, body: { action, ...(action === "SEND" && { reference: "BANK12345678" }) } },
        { as: finance },
      );
    // The provider has it: nobody sends it again, and what becomes of it nobody says by hand.
    for (const action of ["SEND", "CONFIRM", "FAIL"] as const) {
      expect((await byHand(action)).code).toBe("orders/not-possible");
    }
    await letPass(11 * minute);
    return { ...paid, refundId, byHand };
  }

  test("gets its money back the way it came once finance approves, and is refunded when the provider says so", async () => {
    const { as, orderId } = await cancelled();
    expect((await order(as, orderId))?.stateInfo.currentState).toBe("ORD_REFUNDED");
    expect((await shown(as, orderId))[0]).toMatchObject({
      status: "confirmed",
      amountInPaise: 540_00,
      paidBy: "UPI",
    });
    for (const account of ["buyer-receivable", "seller-due", "refund-due", "gateway-money"] as const) {
      expect([account, await sumOfOrder(app.platform.database, account, orderId)]).toEqual([account, 0]);
    }
  }, 90_000);

  test("[R19] is handed back to finance when the provider refuses the refund, and goes back once, another way", async () => {
    const { as, orderId, refundId, byHand } = await cancelled("fail");
    expect((await order(as, orderId))?.stateInfo.currentState).toBe("REFUND_FAILED");
    expect(await sumOfOrder(app.platform.database, "refund-due", orderId)).toBe(-540_00);
    expect((await refund(orderId, 1)).code).toBe("payments/more-than-paid");
    expect((await byHand("RETRY")).status).toBe(201);
    expect((await byHand("APPROVE")).status).toBe(201);
    const approved = { refundId, orderId, status: "to-send" };
    await inTransaction(app.platform, (transaction) =>
      sendApprovedRefund.run(app.platform, transaction, approved),
    );
    expect(await shown(as, orderId)).toHaveLength(1);
    expect((await byHand("SEND")).status).toBe(201);
    expect((await byHand("CONFIRM")).status).toBe(201);
    expect((await order(as, orderId))?.stateInfo.currentState).toBe("ORD_REFUNDED");
    expect(await sumOfOrder(app.platform.database, "refund-due", orderId)).toBe(0);
    expect((await refund(orderId, 1)).code).toBe("payments/more-than-paid");
  }, 120_000);
});

test("[R22] [R24] after all of it the books sum to zero, and no order owes what was paid", async () => {
  const found = await sql<{ total: number; odd: number }>`
    select (select sum(amount_in_paise)::bigint from ledger_entries) as total,
      (select count(*) from (
        select order_id from ledger_entries group by order_id having sum(amount_in_paise) <> 0) odd) as odd`.execute(
    app.platform.database,
  );
  expect(found.rows[0]).toEqual({ total: 0, odd: 0 });
});
