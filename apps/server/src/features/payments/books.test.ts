import { placeOrder } from "@santha/contract/checkout";
import { listAccounts, listPendingPayments, readEarnings } from "@santha/contract/earnings";
import { checkPayment, giveUpPayment, refundOrder } from "@santha/contract/online-payments";
import { listOrders } from "@santha/contract/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sumsOfParty } from "#features/ledger";
import { advanceOrder, confirmCash } from "#features/orders";
import { type TestApp, testApp } from "#test/app";
import { aPerson, aProduct } from "#test/builders";
import { orderOnline, pay, runJob, started } from "#test/online-payments";
import { anOrder, readyToPlace } from "#test/shopping";

/** `npm run test:long` asks for more. */
const steps = Number(process.env["SANTHA_RACES"] ?? 3) * 12;
let app: TestApp;
let agent: Awaited<ReturnType<typeof aPerson>>;
let finance: string;
let listings: number[];
beforeAll(async () => {
  app = await testApp({ connections: 8 });
  agent = await aPerson(app, { roles: ["agent"] });
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
  const products = [
    await aProduct(app, { priceInPaise: 333_33, commissionInPaise: 11_11, onHand: 9000 }),
    await aProduct(app, { priceInPaise: 1_999_99, commissionInPaise: 77_77, onHand: 9000 }),
  ];
  listings = products.map(({ listingId }) => listingId);
});
afterAll(() => app.close());

/** The same numbers at every run: a step that breaks the books is found again. */
let state = 20261121;
function upTo(most: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state % (most + 1);
}
const oneOf = <T>(items: readonly T[]): T => items[upTo(items.length - 1)] as T;
const as = () => agent.cookie;
const lines = () => listings.map((listingId) => ({ listingId, quantity: 1 + upTo(2) }));

async function payOnline(isPaidByCustomer: boolean): Promise<void> {
  const { masterId, orderIds } = await orderOnline(app, as(), lines(), isPaidByCustomer);
  const outcome = oneOf(["success", "success", "success", "failure", "cancel", "late", "none"] as const);
  if (outcome !== "none") {
    const { txnid, fields } = await started(app, { as: as(), masterId });
    await pay(app, fields, outcome, { fault: oneOf(["none", "replay", "drop", "duplicate"]) });
    await app.call(checkPayment, { params: { txnid } }, { as: as() });
  }
  await app.call(giveUpPayment, { params: { masterId } }, { as: as() });
  if (outcome === "success") await refundSome(oneOf(orderIds));
}

async function refundSome(orderId: string): Promise<void> {
  if (upTo(1) === 0) return;
  const body = { amountInPaise: 1 + upTo(60_000), reason: "Short weight" };
  await app.call(refundOrder, { params: { orderId }, body }, { as: finance });
}

async function payCash(): Promise<void> {
  const { orderIds } = await anOrder(app, { as: as(), lines: lines() });
  const orderId = oneOf(orderIds);
  const path = ["ACCEPT", "PACK", "DISPATCH", "SEND_OUT", "DELIVER"] as const;
  const from = ["ORD_PLACED", "SELLER_ACCEPTED", "PACKED", "DISPATCHED", "OUT_FOR_DELIVERY"] as const;
  const far = upTo(path.length);
  for (const [at, action] of path.slice(0, far).entries()) {
    const actor = { actorKind: "seller", actorProfileId: null } as const;
    await advanceOrder(app.platform, { orderId, action, from: from[at] ?? "ORD_PLACED", ...actor });
  }
  if (upTo(1) === 1) await confirmCash(app.platform, orderId);
}

async function practise(): Promise<void> {
  const { fingerprint } = await readyToPlace(app, { as: as(), lines: lines() });
  const body = { paymentMode: "Online", fingerprint, isPractice: true } as const;
  expect((await app.call(placeOrder, { body }, { as: as() })).status).toBe(201);
}

/** A read beside the writing sees whole sets only. */
async function booksAreWhole(): Promise<void> {
  const books = await sql<{ total: number; odd: number }>`
    select coalesce(sum(amount_in_paise), 0)::bigint as total,
      (select count(*) from (select set_id from ledger_entries group by set_id having sum(amount_in_paise) <> 0) odd)
        as odd
    from ledger_entries`.execute(app.platform.database);
  expect(books.rows[0]).toEqual({ total: 0, odd: 0 });
}

/** Everything that shows money of the agent says what the books say, to the paisa. */
async function compare(): Promise<void> {
  await booksAreWhole();
  const accounts = ["agent-margin-pending", "agent-margin-earned", "buyer-receivable"] as const;
  const sums = await sumsOfParty(app.platform.database, agent.profileId, accounts);
  const paise = (rupees: number) => Math.round(rupees * 100);
  const card = (await app.call(readEarnings, { query: {} }, { as: as() })).data;
  expect(paise(card.pendingEarnings)).toBe(sums.get("agent-margin-pending") ?? 0);
  expect(paise(card.totalEarnings)).toBe(sums.get("agent-margin-earned") ?? 0);
  const unpaid = await everyPage((offset) =>
    app
      .call(listPendingPayments, { query: { offset, limit: 50 } }, { as: as() })
      .then((answer) => answer as never),
  );
  const tiles = await everyTile();
  const owed = tiles.filter(({ balanceAmount }) => balanceAmount > 0);
  expect(unpaid.map(({ orderId }) => orderId).sort()).toEqual(owed.map(({ orderId }) => orderId).sort());
  const sumOf = (rows: readonly { balanceAmount: number }[]) =>
    rows.reduce((sum, { balanceAmount }) => sum + paise(balanceAmount), 0);
  expect(sumOf(unpaid)).toBe(sumOf(owed));
  expect(sumOf(tiles)).toBe(sums.get("buyer-receivable") ?? 0);
  const listed = (await app.call(listAccounts, { query: {}, body: {} }, { as: as() })).data;
  expect(listed.totalOrders).toBe(tiles.length);
  expect(card.totalOrders).toBe(tiles.length);
}

interface Unpaid {
  readonly orderId: string;
  readonly balanceAmount: number;
}

async function everyPage(page: (offset: number) => Promise<{ data: Unpaid[] }>): Promise<Unpaid[]> {
  const all: Unpaid[] = [];
  for (;;) {
    const { data } = await page(all.length);
    all.push(...data);
    if (data.length < 50) return all;
  }
}

/** The orders tab to its end; practice orders stand in a list of their own. */
async function everyTile() {
  const query = (after: string | null) => ({ limit: 50, ...(after === null ? {} : { after }) });
  const first = (await app.call(listOrders, { query: query(null) }, { as: as() })).data;
  const all = [...first.orders];
  let after = first.nextAfter;
  while (after !== null) {
    const next = (await app.call(listOrders, { query: query(after) }, { as: as() })).data;
    all.push(...next.orders);
    after = next.nextAfter;
  }
  return all;
}

test("[R22] [R23] [R24] after any run of orders, payments, refunds, cash and practice the books sum to zero, and card, orders, accounts and pending payments agree with them to the paisa", async () => {
  for (let step = 0; step < steps; step += 1) {
    const work = oneOf([() => payOnline(false), () => payOnline(true), payCash, practise])();
    await Promise.all([work, ...Array.from({ length: 5 }, booksAreWhole)]);
    app.clock.advance(upTo(45) * 60_000);
    if (upTo(2) === 0) await runJob(app, "payments/reconcile");
    if (upTo(2) === 0) await runJob(app, "payments/expire-online");
    if (step % 6 === 5) await compare();
  }
  await compare();
}, 240_000);
