import { sql } from "kysely";
import { getDocumentProxy } from "unpdf";
import { afterEach, expect, test } from "vitest";
import { dayInIndia } from "#engine/server/clock.ts";
import { requestReturn } from "#features/orders/contract/order-requests.ts";
import { advanceOrder } from "#features/orders/server";
import { checkPayment, refundOrder } from "#features/payments/contract/online-payments.ts";
import { openMarket } from "#testing/market/market.ts";
import { trade } from "#testing/market/trade.ts";
import { requestOf, sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { orderOnline, pay, started } from "#testing/shop/online-payments.ts";
import { aBatch, aPlainOrder, aUpiAccount, owe } from "#testing/shop/payouts.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import {
  markFailed,
  markPaid,
  markReturned,
  readDesk,
  readOwnPayouts,
  readStatement,
  saveAccount,
} from "../../contract.ts";
import { statementWords } from "./statement.words.ts";
import { type StatementLine, statementLines } from "./statement-lines.ts";

let app: TestApp;
afterEach(() => app.close());

const withTax = { environment: { TAX_AT_SOURCE: "on", SECOND_PERSON_ABOVE: "100000000" } } as const;
const words = statementWords.en;
type Label =
  | StatementLine
  | "openBefore"
  | "openAfter"
  | "underWay"
  | "notEarned"
  | "inReturnDays"
  | "due"
  | "lessNext";

/** The sums of a month as they stand on the paper, in paise; a line that is not printed is missing. */
async function readLines(as: string, month: string): Promise<Partial<Record<Label, number>>> {
  const asked = { params: { month }, query: { language: "en" as const } };
  const answer = await app.app.inject(requestOf(readStatement, asked, { as }));
  expect(answer.statusCode).toBe(200);
  const text = await textOf(answer.rawPayload);
  const from = text.indexOf(bare(words.openBefore));
  const account = text.slice(from, text.indexOf(bare(words.margins), text.indexOf(bare(words.openAfter))));
  const labels: readonly Label[] = [
    "openBefore",
    ...statementLines,
    "openAfter",
    "underWay",
    "notEarned",
    "inReturnDays",
    "due",
    "lessNext",
  ];
  return Object.fromEntries(
    labels.flatMap((label) => {
      const found = new RegExp(
        `${bare(words[label]).replaceAll(/[()]/g, "\\$&")}([−-]?)₹([\\d,]+)\\.(\\d\\d)`,
      ).exec(account);
      if (!found) return [];
      const [, sign = "", rupees = "", paise = ""] = found;
      const amount = Number(`${rupees.replaceAll(",", "")}${paise}`);
      return [[label, sign === "" ? amount : 0 - amount]];
    }),
  );
}

const bare = (text: string) => text.replaceAll(/\s/g, "");
async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1));
  const texts = await Promise.all(pages.map(async (page) => (await page).getTextContent()));
  return bare(texts.flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : ""))).join(""));
}

/** What the ledger says is with Santha of an agent before a month begins in India. */
async function withSantha(profileId: number, month: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(-sum(amount_in_paise), 0)::bigint as total
    from ledger_entries entry join ledger_sets on ledger_sets.id = set_id
    where party_id = ${profileId} and account in ('agent-payable', 'payouts-under-way')
      and occurred_at < (${`${month}-01`}::timestamp at time zone 'Asia/Kolkata')`.execute(
    app.platform.database,
  );
  return rows[0]?.total ?? 0;
}

const sumOf = (amounts: readonly (number | undefined)[]) =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
const after = (month: string) => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 7);
};

/** The month begins and ends with what the ledger says, and every change between is on a line with a name. */
async function expectReconciled(profileId: number, as: string, month: string) {
  const lines = await readLines(as, month);
  expect(lines.openBefore).toBe(await withSantha(profileId, month));
  expect(lines.openAfter).toBe(await withSantha(profileId, after(month)));
  expect(sumOf([lines.openBefore, ...statementLines.map((line) => lines[line])])).toBe(lines.openAfter);
  expect(lines).not.toHaveProperty("otherwise");
  expect(sumOf([lines.underWay, lines.notEarned, lines.inReturnDays, lines.due, lines.lessNext])).toBe(
    lines.openAfter,
  );
  return lines;
}

test("[ERN-001] what was with Santha before a month and all that came and went, each on a line with a name, make what is with Santha at its end: margins paid online, refunds, returns, cancellations, tax, and payouts that were paid, failed or came back", async () => {
  app = await testApp(withTax);
  const desk = tradeDesk(app);
  const sold = await desk.aTrade();
  let finance = await aPerson(app, { roles: ["finance"] });
  const agent = { profileId: sold.buyerProfileId, as: sold.buyer };
  await app.call(saveAccount, { body: aUpiAccount }, { as: agent.as });
  const paidOnline = async (quantity: number) => {
    const lines = [{ listingId: sold.one, quantity }];
    const { masterId, orderIds } = await orderOnline(app, agent.as, lines, true);
    const { txnid, fields } = await started(app, { as: agent.as, masterId });
    await pay(app, fields, "success", { fault: "drop" });
    await app.call(checkPayment, { params: { txnid } }, { as: agent.as });
    return { ...sold, lines, orderId: orderIds[0] ?? "" };
  };
  const delivered = await paidOnline(4);
  await desk.delivered(delivered);
  const askOneBack = () => {
    const body = { lines: [{ listingId: sold.one, quantity: 1 }], reasonCode: "damaged" as const };
    return app.call(requestReturn, { params: { orderId: delivered.orderId }, body }, { as: agent.as });
  };
  await askOneBack();
  await desk.decide(delivered, true);
  const refunded = await paidOnline(1);
  const whole = { amountInPaise: 565_00, reason: "Short weight" };
  await app.call(refundOrder, { params: { orderId: refunded.orderId }, body: whole }, { as: finance.cookie });
  const cancelled = await paidOnline(2);
  const cancel = { orderId: cancelled.orderId, action: "CANCEL_ORDER", from: "ORD_PLACED" } as const;
  const mover = { actorKind: "buyer", actorProfileId: agent.profileId } as const;
  expect(await advanceOrder(app.platform, { ...cancel, ...mover })).toBe("moved");
  await paidOnline(1);
  await owe(app, agent.profileId, await aPlainOrder(app, agent.as), 30_000_00);
  await askOneBack();
  // The paper and the page of payouts agree on what waits for the days of returns.
  const own = (await app.call(readOwnPayouts, {}, { as: agent.as })).data;
  const early = await expectReconciled(agent.profileId, agent.as, dayInIndia(app.clock.now()).slice(0, 7));
  expect([early.due ?? 0, sumOf([early.notEarned, early.inReturnDays])]).toEqual([
    own.dueInPaise,
    own.pendingInPaise,
  ]);
  expect(early.inReturnDays).toBeGreaterThan(0);
  // The days for returns pass, and margins are paid out; what was asked before is decided after that.
  app.clock.advance(8 * 86_400_000);
  agent.as = await signedIn(agent.profileId);
  finance = await aPerson(app, { roles: ["finance"] });
  await aBatch(app, finance.cookie);
  await desk.decide({ ...delivered, seller: await signedIn(await sellerOf(delivered.orderId)) }, true);
  const july = dayInIndia(app.clock.now()).slice(0, 7);
  // 8 packs at ₹25.00, and ₹30,000.00; ₹30,075.00 are paid out less 2 %; one more pack comes back after that.
  expect(await expectReconciled(agent.profileId, agent.as, july)).toEqual({
    ...{
      openBefore: 0,
      cameIn: 30_200_00,
      refunded: -25_00,
      gaveBack: -100_00,
      withheld: -601_50,
      paidOut: 0,
    },
    ...{ openAfter: 29_473_50, underWay: 29_473_50, notEarned: 25_00, lessNext: -25_00 },
  });

  app.clock.advance(31 * 86_400_000);
  agent.as = await signedIn(agent.profileId);
  finance = await aPerson(app, { roles: ["finance"] });
  const as = finance.cookie;
  const latest = async () => {
    const { batches } = (await app.call(readDesk, {}, { as })).data;
    return { payoutId: batches[0]?.payouts[0]?.payoutId ?? 0 };
  };
  await app.call(markFailed, { params: await latest(), body: { because: "account closed" } }, { as });
  await aBatch(app, as);
  await app.call(markPaid, { params: await latest(), body: { bankReference: "STMT00000001" } }, { as });
  const cameBack = { reference: "STMTBACK0001", returnedOn: dayInIndia(app.clock.now()) };
  await app.call(markReturned, { params: await latest(), body: cameBack }, { as });
  const august = await expectReconciled(agent.profileId, agent.as, after(july));
  expect(august).toEqual({
    ...{ openBefore: 29_473_50, cameIn: 0, withheld: 601_50, paidOut: -29_449_00, cameBack: 29_449_00 },
    ...{ openAfter: 30_075_00, notEarned: 25_00, due: 30_050_00 },
  });
  expect(await expectReconciled(agent.profileId, agent.as, july)).toMatchObject({ openAfter: 29_473_50 });
}, 120_000);

async function sellerOf(orderId: string): Promise<number> {
  const { profile_id } = await app.platform.database
    .selectFrom("orders")
    .innerJoin("sellers", "sellers.id", "orders.seller_id")
    .select("sellers.profile_id")
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  return profile_id;
}

async function signedIn(profileId: number): Promise<string> {
  const { profile_key } = await app.platform.database
    .selectFrom("profiles")
    .select("profile_key")
    .where("id", "=", profileId)
    .executeTakeFirstOrThrow();
  return sessionFor(app, { profileId, profileKey: profile_key });
}

test("[ERN-001] [R22] after a random trade the statement of every agent and month leads from what was with Santha to what is, and every kind of entry that occurred has a line", async () => {
  app = await testApp({
    connections: 8,
    ...withTax,
    raisedLimits: {
      "checkout/place-order": 1_000_000,
      "payments/start-payment": 1_000_000,
      "payments/check-payment": 1_000_000,
    },
  });
  const market = await openMarket(app);
  await trade(market, { steps: 800, seed: 7, walkers: 3 });
  const now = dayInIndia(app.clock.now()).slice(0, 7);
  let changed = 0;
  for (const { profileId } of market.agents) {
    const as = await signedIn(profileId);
    const { rows } = await sql<{ month: string }>`
      select distinct to_char(occurred_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month
      from ledger_entries entry join ledger_sets on ledger_sets.id = set_id
      where party_id = ${profileId} and account in ('agent-payable', 'payouts-under-way')`.execute(
      app.platform.database,
    );
    for (const { month } of rows) {
      expect(month <= now).toBe(true);
      const lines = await expectReconciled(profileId, as, month);
      if (lines.openAfter !== lines.openBefore) changed += 1;
    }
  }
  expect(changed).toBeGreaterThan(0);
}, 300_000);
