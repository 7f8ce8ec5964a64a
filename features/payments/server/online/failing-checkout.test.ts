import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PayuFields } from "#engine/server/outside/payment/payu-hash.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { type Luck, luckOf } from "#testing/market/luck.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { pay, postForm, runJob } from "#testing/shop/online-payments.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { checkPayment, listOpenPayments, startPayment } from "../../contract/online-payments.ts";

/** `npm run test:long` lets each step fail 20 times. */
const repeats = process.env["SANTHA_CRASHES"] ? 20 : 1;
const minute = 60_000;

/** The statement after which the server fails next, counted from now; 0: it does not. */
let failsAfter = 0;
let sent = 0;
let isCounting = false;
function onStatement(): void {
  if (!isCounting) return;
  sent += 1;
  if (failsAfter > 0 && sent === failsAfter) throw new Error("the server has failed here");
}

let app: TestApp;
let finance: string;
let listings: number[];
beforeAll(async () => {
  const raised = 1_000_000;
  app = await testApp({
    connections: 6,
    environment: { LOG_LEVEL: "silent" },
    raisedLimits: { "checkout/place-order": raised, "payments/start-payment": raised },
    onStatement,
  });
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
  const goods = { priceInPaise: 500_00, onHand: 1_000_000 };
  listings = [(await aProduct(app, goods)).listingId, (await aProduct(app, goods)).listingId];
});
afterAll(() => app.close());

/** Who is refused by a failing server presses again. */
async function untilDone<T extends { readonly status: number }>(press: () => Promise<T>): Promise<T> {
  const answer = await press();
  return answer.status >= 500 ? press() : answer;
}

/** A job that fails is taken up again with the next run. */
async function run(name: string, payload: unknown = null): Promise<void> {
  try {
    await runJob(app, name, payload);
  } catch {}
}

/** From "Place order" to the page that says how the payment stands; the failing statement is one of it. */
async function checkOut(luck: Luck): Promise<string[]> {
  const { cookie: as } = await aPerson(app, { roles: ["agent"] });
  const lines = listings.map((listingId) => ({ listingId, quantity: 1 }));
  const { fingerprint } = await readyToPlace(app, { as, lines });
  sent = 0;
  isCounting = true;
  const body = { paymentMode: "Online", fingerprint, isPaidByCustomer: luck.percent(50) } as const;
  const headers = { "idempotency-key": `place-${as.slice(-30)}` };
  const placed = await untilDone(() => app.call(placeOrder, { body }, { as, headers }));
  const { masterId } = placed.data;
  const txnids: string[] = [];
  // Some pay in two tabs: one of both payments goes back.
  for (let tabs = luck.percent(35) ? 2 : 1; tabs > 0; tabs -= 1) {
    const started = await untilDone(() => app.call(startPayment, { params: { masterId }, body: {} }, { as }));
    // The page of the second tab may say that it is paid already.
    if (started.status === 201) txnids.push(await payOne(luck, as, started.data));
  }
  return txnids;
}

/** Pays at the bank; of what tells us of it any part may be missing. */
async function payOne(
  luck: Luck,
  as: string,
  { txnid, fields }: { readonly txnid: string; readonly fields: PayuFields },
): Promise<string> {
  const report = await payAtTheBank(luck, fields);
  // A report is sent again when it was not answered; some never come.
  if (luck.percent(60)) {
    await untilDone(async () => ({ status: (await postForm(app, "/v2/payu/webhook", report)).statusCode }));
    if (luck.percent(70)) await run("payments/settle", { txnid });
  }
  if (luck.percent(50)) await postForm(app, "/v2/payu/success", report);
  if (luck.percent(50)) await app.call(checkPayment, { params: { txnid } }, { as });
  return txnid;
}

/** The bank takes the money, at once or after some seconds; what it does is not ours to fail. */
async function payAtTheBank(luck: Luck, fields: PayuFields): Promise<PayuFields> {
  isCounting = false;
  const outcome = luck.percent(80) ? "success" : "pending";
  const report = await pay(app, fields, outcome, { fault: "drop" });
  // Some minutes go by before anybody tells us.
  if (luck.percent(20)) app.clock.advance(luck.upTo(8) * minute);
  isCounting = true;
  return report.fields;
}

/** Where a payment stands: an order, money on its way back, or neither yet. */
async function outcomeOf(txnid: string): Promise<"order" | "refund" | "open"> {
  const { rows } = await sql<{ state: string; placed: number; orders: number; back: number }>`
    select paid.state, count(*) filter (where orders.state = 'ORD_PLACED') as placed, count(*) as orders,
      (select count(*) from refunds where refunds.txnid = paid.txnid and state in ('under-way', 'done')
        and refunds.amount_in_paise = paid.captured_in_paise) as back
    from online_payments paid join orders on orders.master_id = paid.master_id
    where paid.txnid = ${txnid} group by paid.txnid`.execute(app.platform.database);
  const [row] = rows;
  if (row?.state === "paid" && row.placed === row.orders) return "order";
  return row?.state === "returned" && row.back === 1 ? "refund" : "open";
}

async function isListed(txnid: string): Promise<boolean> {
  const { data } = await app.call(listOpenPayments, { query: {} }, { as: finance });
  const open = [...data.payments, ...data.refunds];
  return open.some((payment) => payment.txnid === txnid);
}

/** The clock's jobs, minute by minute; until the payment is over the operator sees it. */
async function followFor15Minutes(txnid: string): Promise<"order" | "refund" | "open"> {
  for (let minutes = 0; minutes < 15; minutes += 1) {
    isCounting = false;
    const outcome = await outcomeOf(txnid);
    if (outcome !== "open") return outcome;
    expect([txnid, await isListed(txnid)]).toEqual([txnid, true]);
    app.clock.advance(minute);
    // The first run of the clock may fail too.
    isCounting = minutes < 3;
    await run("payments/reconcile");
    await run("payments/expire-online");
  }
  isCounting = false;
  return outcomeOf(txnid);
}

test("[R21] the server fails after any step of the check-out: every payment that was taken is an order or on its way back within 15 minutes, and the operator sees it meanwhile", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < repeats; round += 1) {
    // Not every way through the check-out is as long as the longest.
    let beyond = 0;
    for (failsAfter = 1; beyond < 12; failsAfter += 1) {
      const luck = luckOf(round * 1000 + failsAfter);
      for (const txnid of await checkOut(luck)) {
        const outcome = await followFor15Minutes(txnid);
        expect([round, failsAfter, outcome]).not.toContain("open");
        outcomes.add(outcome);
      }
      beyond = sent < failsAfter ? beyond + 1 : 0;
    }
    expect(failsAfter).toBeGreaterThan(60);
  }
  const whole = await sql<{ total: number }>`
    select sum(amount_in_paise)::bigint as total from ledger_entries`.execute(app.platform.database);
  expect(whole.rows[0]?.total).toBe(0);
  expect([...outcomes].sort()).toEqual(["order", "refund"]);
}, 3_600_000);
