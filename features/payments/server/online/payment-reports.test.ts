import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fakePayuKeys } from "#engine/server/outside/payment/fake-payu.ts";
import { type PayuFields, responseHash } from "#engine/server/outside/payment/payu-hash.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { listOrders } from "#features/orders/contract/orders.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aWaitingOrder, pay, postForm, runJob, started } from "#testing/shop/online-payments.ts";
import { checkPayment } from "../../contract/online-payments.ts";

/** `npm run test:long` asks for 1,000. */
const timings = Number(process.env["SANTHA_INTERLEAVINGS"] ?? 10);
const webhook = "/v2/payu/webhook";
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 10 });
});
afterAll(() => app.close());

/** A paid attempt whose report is still in our hands. */
async function aReport(outcome: "success" | "failure" | "pending" = "success") {
  const order = await aWaitingOrder(app);
  const { txnid, fields } = await started(app, order);
  const { fields: report } = await pay(app, fields, outcome, { fault: "drop" });
  return { ...order, txnid, report };
}
const statesOf = async (as: string) =>
  (await app.call(listOrders, { query: {} }, { as })).data.orders.map(
    (order) => order.stateInfo.currentState,
  );
const settle = (txnid: string) => runJob(app, "payments/settle", { txnid });

/** What the payment has done: sets in the books, moves of its orders, queued messages. */
async function effectsOf({ txnid, masterId }: { readonly txnid: string; readonly masterId: string }) {
  const found = await sql<{ sets: number; moves: number; messages: number; reports: number }>`
    select (select count(*) from ledger_sets where effect_key like ${`online-%:${txnid}:%`}) as sets,
      (select count(*) from order_state_changes join orders on orders.id = order_id
        where master_id = ${masterId} and action = 'CONFIRM_PAYMENT') as moves,
      (select count(*) from events where name = 'orders/paid-online' and payload ->> 'masterId' = ${masterId}) as messages,
      (select count(*) from payment_reports where txnid = ${txnid}) as reports`.execute(
    app.platform.database,
  );
  return found.rows[0];
}
/** The two words that the provider has for where a payment stands. */
const said = [
  ...["captured", "auth"].map((word) => ["success", word] as const),
  ...["initiated", "in progress", "pending"].map((word) => ["pending", word] as const),
  ...["userCancelled", "failed", "bounced", "dropped", "autoRefund"].map(
    (word) => ["failure", word] as const,
  ),
];
/** Two orders of one payment: a set and a move each, one message. */
const once = { sets: 2, moves: 2, messages: 1, reports: 1 };

describe("reports of the provider", () => {
  // First: the others leave many jobs to a worker.
  test("[R21] a process that dies between a report and its work loses nothing: the queued work is in the same commit", async () => {
    const payment = await aReport();
    await postForm(app, webhook, payment.report);
    const queued = await sql<{ payload: { txnid: string } }>`
      select payload from graphile_worker._private_jobs jobs
      where key = ${`payments/settle:${payment.txnid}`}`.execute(app.platform.database);
    expect(queued.rows.map(({ payload }) => payload)).toEqual([{ txnid: payment.txnid }]);
    const worker = await app.startWorker();
    await expect.poll(() => statesOf(payment.as), { timeout: 60_000 }).toEqual(["ORD_PLACED", "ORD_PLACED"]);
    await worker.stop();
  }, 90_000);

  test("[R12] ten in series and ten in parallel are one payment: one set an order, one move, one message", async () => {
    const payment = await aReport();
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await postForm(app, webhook, payment.report)).statusCode).toBe(200);
    }
    const parallel = Array.from({ length: 10 }, () => postForm(app, webhook, payment.report));
    for (const answer of await Promise.all(parallel)) expect(answer.statusCode).toBe(200);
    await Promise.all(Array.from({ length: 10 }, () => settle(payment.txnid)));
    expect(await effectsOf(payment)).toEqual(once);
    expect(await statesOf(payment.as)).toEqual(["ORD_PLACED", "ORD_PLACED"]);
  });

  test("[R13] webhook, browser and clock in any order, at any time and overlapping pay once", async () => {
    const ways = ["webhook", "settle", "return", "check", "clock"] as const;
    const timed = fc.record({ way: fc.constantFrom(...ways), afterMilliseconds: fc.nat(40) });
    await fc.assert(
      fc.asyncProperty(fc.array(timed, { minLength: 2, maxLength: 8 }), async (steps) => {
        const payment = await aReport();
        const go = {
          webhook: () => postForm(app, webhook, payment.report),
          return: () => postForm(app, "/v2/payu/success", payment.report),
          settle: () => settle(payment.txnid),
          check: () => app.call(checkPayment, { params: { txnid: payment.txnid } }, { as: payment.as }),
          clock: () => runJob(app, "payments/reconcile"),
        };
        await Promise.all(
          steps.map(async ({ way, afterMilliseconds }) => {
            await sleep(afterMilliseconds);
            await go[way]();
          }),
        );
        await settle(payment.txnid);
        expect(await effectsOf(payment)).toMatchObject({ sets: 2, moves: 2, messages: 1 });
        expect(await statesOf(payment.as)).toEqual(["ORD_PLACED", "ORD_PLACED"]);
      }),
      { numRuns: timings },
    );
  }, 3_600_000);

  test("[R14] five reports of one payment in each of the 120 orders of arrival, each sent twice, end as in the right order", async () => {
    // As the provider says them one after the other; what he answers when asked is the latest that he has said.
    const standings = [
      ["pending", "initiated"],
      ["pending", "in progress"],
      ["failure", "dropped"],
      ["success", "auth"],
      ["success", "captured"],
    ] as const;
    const waiting = permutations([0, 1, 2, 3, 4]);
    expect(waiting).toHaveLength(120);
    const arrive = async (order: readonly number[]) => {
      const payment = await aReport();
      for (const [step, at] of order.entries()) {
        const [status, unmappedstatus] = standings[Math.max(...order.slice(0, step + 1))] ?? ["", ""];
        await app.platform.database
          .updateTable("fake_payu_payments")
          .set({ status, unmapped_status: unmappedstatus })
          .where("txnid", "=", payment.txnid)
          .execute();
        const [told, unmapped] = standings[at] ?? ["", ""];
        const report = signed({ ...payment.report, status: told, unmappedstatus: unmapped });
        for (const _ of [1, 2]) expect((await postForm(app, webhook, report)).statusCode).toBe(200);
        await settle(payment.txnid);
      }
      const effects = await effectsOf(payment);
      expect({ order, effects }).toEqual({ order, effects: { ...once, reports: 5 } });
      expect([order, await statesOf(payment.as)]).toEqual([order, ["ORD_PLACED", "ORD_PLACED"]]);
    };
    const lane = async () => {
      for (let order = waiting.pop(); order; order = waiting.pop()) await arrive(order);
    };
    await Promise.all(Array.from({ length: 8 }, lane));
  }, 120_000);

  test("[R15] an authentic report of a success that the provider does not confirm moves nothing, however old it is", async () => {
    const payment = await aReport("failure");
    const lie = signed({ ...payment.report, status: "success", unmappedstatus: "captured" });
    app.clock.advance(10 * 60_000);
    expect((await postForm(app, webhook, lie)).statusCode).toBe(200);
    await settle(payment.txnid);
    expect(await effectsOf(payment)).toMatchObject({ sets: 0, moves: 0, messages: 0 });
    expect(await statesOf(payment.as)).toEqual(["PAYMENT_FAILED", "PAYMENT_FAILED"]);
  });

  test("[R16] a report is answered from three statements of its own, with nobody working on the queue", async () => {
    const payment = await aReport();
    const { result, statements } = await app.statements.during(() => postForm(app, webhook, payment.report));
    expect(result.statusCode).toBe(200);
    // Begin, commit, find the payment, keep the report, queue the work.
    expect(statements.length).toBeLessThanOrEqual(5);
    expect(await statesOf(payment.as)).toEqual(["PAYMENT_PENDING", "PAYMENT_PENDING"]);
    const again = await app.statements.during(() => postForm(app, webhook, payment.report));
    expect(again.statements.length).toBeLessThanOrEqual(4);
  });

  test("[R16] 200 reports at the same moment are all kept and answered while nobody works on the queue, and all done by it later", async () => {
    const payments = await Promise.all(Array.from({ length: 20 }, () => aReport()));
    // Everything that the provider can say of a payment: each is another report of it.
    const reports = payments.flatMap(({ report }) =>
      said.map(([status, unmappedstatus]) => signed({ ...report, status, unmappedstatus })),
    );
    expect(reports).toHaveLength(200);
    const answers = await Promise.all(reports.map((report) => postForm(app, webhook, report)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(200);
    for (const payment of payments) {
      expect(await effectsOf(payment)).toEqual({ sets: 0, moves: 0, messages: 0, reports: 10 });
      const queued = await sql`
        select from graphile_worker._private_jobs where key = ${`payments/settle:${payment.txnid}`}`.execute(
        app.platform.database,
      );
      expect(queued.rows).toHaveLength(1);
    }
    for (const payment of payments) await settle(payment.txnid);
    for (const payment of payments) expect(await effectsOf(payment)).toEqual({ ...once, reports: 10 });
  });

  test("reports and refunds wait in one line, so that a provider who does not answer holds up no other work", async () => {
    const lines = async () =>
      (
        await sql<{ line: string | null }>`
          select distinct queue_name as line from graphile_worker.jobs
          where task_identifier in ('payments/settle', 'payments/send-refund')`.execute(app.platform.database)
      ).rows.map(({ line }) => line);
    const payment = await aReport();
    await postForm(app, webhook, payment.report);
    expect(await lines()).toEqual(["payments"]);
  });

  test("a payment of another amount is not taken for the order, and goes back whole", async () => {
    const order = await aWaitingOrder(app);
    const { txnid, fields } = await started(app, order);
    await pay(app, fields, "success", { fault: "drop" });
    await sql`update fake_payu_payments set form = form || '{"amount":"1.00"}' where txnid = ${txnid}`.execute(
      app.platform.database,
    );
    await settle(txnid);
    expect(await statesOf(order.as)).toEqual(["PAYMENT_FAILED", "PAYMENT_FAILED"]);
    const [attempt] = await app.platform.database
      .selectFrom("online_payments")
      .select(["state", "captured_in_paise", "refunded_in_paise"])
      .where("txnid", "=", txnid)
      .execute();
    expect(attempt).toEqual({ state: "returned", captured_in_paise: 100, refunded_in_paise: 100 });
  });

  test("what the stand-in does on the way to us changes nothing: replayed, twice at once, changed", async () => {
    for (const fault of ["replay", "duplicate", "tamper"] as const) {
      const order = await aWaitingOrder(app);
      const { txnid, fields } = await started(app, order);
      const { address, fields: brought } = await pay(app, fields, "success", { fault });
      expect((await postForm(app, address, brought)).statusCode).toBe(303);
      await settle(txnid);
      expect(await statesOf(order.as)).toEqual(["ORD_PLACED", "ORD_PLACED"]);
      expect(await effectsOf({ txnid, masterId: order.masterId })).toMatchObject({ sets: 2, moves: 2 });
    }
  });
});

test("what a payment does is bounded: no statement more for the hundredth try", async () => {
  const payment = await aReport();
  const { statements } = await app.statements.during(() => settle(payment.txnid));
  expect(statements.length).toBeLessThanOrEqual(30);
  const again = await app.statements.during(() => settle(payment.txnid));
  expect(again.statements.length).toBe(1);
});

test("[R17] a client that names its own amount or outcome changes nothing of what is asked for", async () => {
  const order = await aWaitingOrder(app);
  const url = `/v2/pre-payments/${order.masterId}`;
  const payload = { amountInPaise: 1, totalAmount: 1, outcome: "paid" };
  const answer = await app.app.inject({ method: "POST", url, payload, headers: { cookie: order.as } });
  expect(answer.json().data.fields.amount).toBe("1080.00");
  expect(placeOrder.permission).toBe("member");
});

function signed(fields: PayuFields): PayuFields {
  return { ...fields, hash: responseHash(fakePayuKeys, fields) };
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}
