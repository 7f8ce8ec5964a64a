import { sql } from "kysely";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sumsOfParty } from "#features/ledger/server";
import { requestOf, sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { aBatch, anAgentToBePaid, aPlainOrder, owe } from "#testing/shop/payouts.ts";
import { markFailed, markPaid, readOwnPayouts, readStatement } from "../contract.ts";

let app: TestApp;
let finance: TestPerson;
beforeAll(async () => {
  app = await testApp({ environment: { TAX_AT_SOURCE: "on", SECOND_PERSON_ABOVE: "100000000" } });
  finance = await aPerson(app, { roles: ["finance"] });
});
afterAll(() => app.close());

const batch = async () => expect((await aBatch(app, finance.cookie)).status).toBe(201);
const latest = async ({ cookie }: TestPerson) => {
  const { data } = await app.call(readOwnPayouts, {}, { as: cookie });
  const [payout] = data.payouts;
  if (!payout) throw new Error("nothing was paid out");
  return payout;
};
const fail = async (payoutId: number) => {
  const body = { because: "account closed" };
  expect((await app.call(markFailed, { params: { payoutId }, body }, { as: finance.cookie })).status).toBe(
    200,
  );
};
async function earnMore(agent: TestPerson, amountInPaise: number): Promise<void> {
  await owe(app, agent.profileId, await aPlainOrder(app, agent.cookie), amountInPaise);
}

test("[R22] up to ₹20,000.00 of a tax year an agent is paid all; above it 2 % of all of the year is kept back, and not for what the bank did not pay", async () => {
  const agent = await anAgentToBePaid(app, { margins: [19_000_00, 1_000_00] });
  await batch();
  expect(await latest(agent)).toMatchObject({ amountInPaise: 20_000_00, withheldInPaise: 0 });
  await fail((await latest(agent)).payoutId);
  await earnMore(agent, 5_000_00);
  await batch();
  const taxed = await latest(agent);
  expect(taxed).toMatchObject({ amountInPaise: 24_500_00, withheldInPaise: 500_00 });
  expect(taxed.lines.map(({ withheldInPaise }) => withheldInPaise)).toEqual([380_00, 20_00, 100_00]);
  const accounts = ["agent-payable", "payouts-under-way", "withheld-from-agent"] as const;
  const sums = async () =>
    Object.fromEntries(await sumsOfParty(app.platform.database, agent.profileId, accounts));
  expect(await sums()).toEqual({
    "agent-payable": 0,
    "payouts-under-way": -24_500_00,
    "withheld-from-agent": -500_00,
  });
  await fail(taxed.payoutId);
  expect(await sums()).toEqual({
    "agent-payable": -25_000_00,
    "payouts-under-way": 0,
    "withheld-from-agent": 0,
  });
  await batch();
  expect(await latest(agent)).toMatchObject({ amountInPaise: 24_500_00, withheldInPaise: 500_00 });
  const { rows } = await sql`
    select order_id from ledger_entries group by order_id having sum(amount_in_paise) <> 0`.execute(
    app.platform.database,
  );
  expect(rows).toEqual([]);
});

test("the tax of a payout that fails in a later month is taken back in that month, not in the one that may be paid to the state", async () => {
  const agent = await anAgentToBePaid(app, { margins: [25_000_00] });
  await batch();
  const { payoutId } = await latest(agent);
  const began = app.clock.now();
  app.clock.advance(31 * 86_400_000);
  finance = await aPerson(app, { roles: ["finance"] });
  await fail(payoutId);
  const { rows } = await sql`
    select month, base_in_paise as base, amount_in_paise as amount from withheld_taxes
    where profile_id = ${agent.profileId} order by id`.execute(app.platform.database);
  expect(rows).toEqual([
    { month: "2026-07", base: 25_000_00, amount: 500_00 },
    { month: "2026-08", base: -25_000_00, amount: -500_00 },
  ]);
  await batch();
  const as = await sessionFor(app, agent);
  const [again] = (await app.call(readOwnPayouts, {}, { as })).data.payouts;
  expect(again).toMatchObject({ amountInPaise: 24_500_00, withheldInPaise: 500_00 });
  app.clock.set(began);
  finance = await aPerson(app, { roles: ["finance"] });
});

test("the statement names the tax, its law and the year's total up to the end of its month, also when more was kept back since", async () => {
  const agent = await anAgentToBePaid(app, { margins: [30_000_00] });
  await batch();
  const paid = {
    params: { payoutId: (await latest(agent)).payoutId },
    body: { bankReference: "HDFCN52026071400" },
  };
  expect((await app.call(markPaid, paid, { as: finance.cookie })).status).toBe(200);
  const began = app.clock.now();
  app.clock.advance(31 * 86_400_000);
  const later = { ...agent, cookie: await sessionFor(app, agent) };
  await earnMore(later, 10_000_00);
  finance = await aPerson(app, { roles: ["finance"] });
  await batch();
  const asked = { params: { month: "2026-07" }, query: { language: "en" as const } };
  const answer = await app.app.inject(requestOf(readStatement, asked, { as: later.cookie }));
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items
    .map((item) => ("str" in item ? item.str : ""))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .replaceAll("₹ ", "₹");
  expect(text).toContain("Income tax withheld (TDS)");
  expect(text).toContain(
    "In this month 2 %: ₹600.00 of ₹30,000.00. Under Income-tax Act 2025, s. 393. In this tax year up to the end of this month: ₹600.00 of ₹30,000.00.",
  );
  expect(text).toContain(
    "It is withheld once the margins paid out to you pass ₹20,000.00 in a tax year, April to March: then on the margins of the whole year.",
  );
  app.clock.set(began);
  finance = await aPerson(app, { roles: ["finance"] });
});

test("GST within the margin of a registered agent is no income", async () => {
  const agent = await anAgentToBePaid(app, { margins: [23_600_00] });
  const gstin = "36ABCPE1234F1Z5";
  await sql`update profiles set gstin = ${gstin} where id = ${agent.profileId}`.execute(
    app.platform.database,
  );
  await batch();
  // ₹23,600.00 holds ₹3,600.00 of GST; ₹20,000.00 stay within the threshold.
  expect(await latest(agent)).toMatchObject({ amountInPaise: 23_600_00, withheldInPaise: 0 });
});
