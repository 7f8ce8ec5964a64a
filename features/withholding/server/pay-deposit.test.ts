import { sql } from "kysely";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayInIndia, financialYear } from "#engine/server/clock.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { movement, postJournal, sumsOfParty } from "#features/ledger/server";
import { readStatement } from "#features/payouts/contract";
import { requestOf, sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aBatch, anAgentToBePaid } from "#testing/shop/payouts.ts";
import { approvedOrder } from "#testing/shop/settled-orders.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { type Levy, listDeposits, payDeposit, receiveTaxRefund } from "../contract.ts";
import { insertWithheld } from "./queries.ts";
import { withhold } from "./withhold.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: { TAX_AT_SOURCE: "on" } });
});
afterAll(() => app.close());

const asFinance = async () => (await aPerson(app, { roles: ["finance"] })).cookie;
const list = async () => (await app.call(listDeposits, {}, { as: await asFinance() })).data.deposits;
const thisMonth = () => dayInIndia(app.clock.now()).slice(0, 7);
const today = () => dayInIndia(app.clock.now());
const depositOf = async (month: string, levy: Levy) => {
  const found = (await list()).find((deposit) => deposit.month === month && deposit.levy === levy);
  if (!found) throw new Error(`nothing was kept back in ${month}`);
  return found;
};
const pay = async (
  params: { readonly month: string; readonly levy: Levy },
  body: { readonly dueInPaise: number; readonly challan: string; readonly paidOn?: string },
) => app.call(payDeposit, { params, body: { paidOn: today(), ...body } }, { as: await asFinance() });

/** A seller's sale, GST and income tax kept back, and an agent's margins; then the next month. */
async function aMonthOfTaxes() {
  const { orderId } = await approvedOrder(app, await tradeDesk(app).aTrade());
  const agent = await anAgentToBePaid(app, { margins: [25_000_00] });
  expect((await aBatch(app, await asFinance())).status).toBe(201);
  const month = thisMonth();
  app.clock.advance(31 * 86_400_000);
  return { orderId, agent, month };
}
/** How often it was told that a month's tax is paid. */
async function timesTold({ month, levy }: { readonly month: string; readonly levy: Levy }): Promise<number> {
  const { rows } = await sql<{ times: number }>`select count(*)::int as times from events
    where name = 'withholding/tax-paid' and payload ->> 'month' = ${month} and payload ->> 'levy' = ${levy}`.execute(
    app.platform.database,
  );
  return rows[0]?.times ?? 0;
}
const bank = async () =>
  (
    await sql<{ total: number }>`select coalesce(sum(amount_in_paise), 0)::bigint as total from ledger_entries
      where account = 'platform-bank'`.execute(app.platform.database)
  ).rows[0]?.total ?? 0;

test("finance notes a month's tax as paid once, under a challan of its own: nothing of it is owed to the state any more, and the bank has so much less", async () => {
  const { orderId, agent, month } = await aMonthOfTaxes();
  const before = await bank();
  const tax = { month, levy: "income-tax-sales" } as const;
  const { amountInPaise: dueInPaise } = await depositOf(month, tax.levy);
  const paid = await pay(tax, { dueInPaise, challan: "0510308-1" });
  expect(paid.status).toBe(201);
  expect(await depositOf(month, tax.levy)).toMatchObject({
    amountInPaise: dueInPaise,
    paid: { amountInPaise: dueInPaise, challan: "0510308-1" },
  });
  expect((await bank()) - before).toBe(-dueInPaise);
  expect((await pay(tax, { dueInPaise, challan: "0510308-2" })).code).toBe("withholding/paid-before");
  const commission = { month, levy: "income-tax-commission" } as const;
  const again = await pay(commission, { dueInPaise: 500_00, challan: "0510308-1" });
  expect([again.code, again.fields?.["challan"]]).toEqual([
    "withholding/reference-used",
    expect.stringContaining(`for a tax of ${month}`),
  ]);
  const twice = await Promise.all(
    ["A", "B"].map((sign) => pay(commission, { dueInPaise: 500_00, challan: `0510308-${sign}` })),
  );
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await timesTold(commission)).toBe(1);
  expect(
    (await sumsOfParty(app.platform.database, agent.profileId, ["withheld-from-agent"])).get(
      "withheld-from-agent",
    ),
  ).toBe(0);
  const gst = (await list()).find((deposit) => deposit.month === month && deposit.levy === "gst-tcs");
  if (gst) await pay({ month, levy: "gst-tcs" }, { dueInPaise: gst.amountInPaise, challan: "GST-1" });
  const { seller_id: sellerId } = await app.platform.database
    .selectFrom("orders")
    .select("seller_id")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const ofSeller = await sumsOfParty(app.platform.database, sellerId, ["withheld-from-seller"]);
  expect(ofSeller.get("withheld-from-seller")).toBe(0);
});

test("[R22] a month's tax that the books have as paid already is not noted and told as paid again", async () => {
  const { agent, month } = await aMonthOfTaxes();
  const tax = { month, levy: "income-tax-commission" } as const;
  await inTransaction(app.platform, (transaction) =>
    postJournal(app.platform, transaction, [
      movement(
        { effectKey: `tax-paid:${tax.levy}:${month}`, kind: "tax-paid", orderId: null },
        500_00,
        { account: "platform-bank", partyId: null },
        { account: "withheld-from-agent", partyId: agent.profileId },
      ),
    ]),
  );
  expect((await pay(tax, { dueInPaise: 500_00, challan: "0510310-1" })).status).toBe(500);
  expect(await timesTold(tax)).toBe(0);
  expect((await depositOf(month, tax.levy)).paid).toBeNull();
});

test("a tax is paid with the sum that finance saw, after its month, on a day that has come", async () => {
  const { month } = await aMonthOfTaxes();
  const tax = { month, levy: "income-tax-commission" } as const;
  const changed = await pay(tax, { dueInPaise: 1_00, challan: "0510309-1" });
  expect([changed.code, changed.info]).toEqual([
    "withholding/sum-changed",
    expect.stringContaining("₹500.00"),
  ]);
  for (const paidOn of [`${month}-28`, "2099-01-01"]) {
    const wrong = await pay(tax, { dueInPaise: 500_00, challan: "0510309-1", paidOn });
    expect([wrong.status, Object.keys(wrong.fields ?? {})]).toEqual([422, ["paidOn"]]);
  }
  const running = { month: thisMonth(), levy: "income-tax-commission" } as const;
  expect((await pay(running, { dueInPaise: 500_00, challan: "0510309-1" })).code).toBe(
    "withholding/nothing-due",
  );
  expect((await pay(tax, { dueInPaise: 500_00, challan: "0510309-1" })).status).toBe(201);
});

test("what is given back after a month was paid stands in its own month and leaves the paid one as it was", async () => {
  const { agent, month } = await aMonthOfTaxes();
  const tax = { month, levy: "income-tax-commission" } as const;
  await pay(tax, { dueInPaise: 500_00, challan: "0510310-1" });
  await inTransaction(app.platform, (transaction) =>
    withhold(app.platform, transaction, {
      effectKey: `credit:${agent.profileId}`,
      levy: "income-tax-commission",
      payee: { kind: "agent", profileId: agent.profileId },
      ...{ orderId: null, baseInPaise: -1_000_00, isInterstate: null, isSpared: false, mostInPaise: 20_00 },
    }),
  );
  expect(await depositOf(month, tax.levy)).toMatchObject({
    amountInPaise: 500_00,
    paid: { amountInPaise: 500_00 },
  });
  expect(await depositOf(thisMonth(), tax.levy)).toMatchObject({
    ...{ amountInPaise: -20_00, givenBackInPaise: -20_00, isMonthOver: false, paid: null },
  });
});

test("the agent's statement does not show that his tax was passed on", async () => {
  const { agent, month } = await aMonthOfTaxes();
  const tax = { month, levy: "income-tax-commission" } as const;
  const { amountInPaise: dueInPaise } = await depositOf(month, tax.levy);
  expect((await pay(tax, { dueInPaise, challan: "0510311-1" })).status).toBe(201);
  const asked = { params: { month: thisMonth() }, query: { language: "en" as const } };
  const answer = await app.app.inject(requestOf(readStatement, asked, { as: await sessionFor(app, agent) }));
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ("str" in item ? item.str : "")).join("");
  expect(text).toContain("Statement of margins");
  expect(text).not.toContain("Income tax withheld for the government");
  const entries = await app.platform.database
    .selectFrom("ledger_entries")
    .select("amount_in_paise")
    .where("party_id", "=", agent.profileId)
    .where("account", "=", "withheld-from-agent")
    .execute();
  expect(entries.map((entry) => entry.amount_in_paise)).toEqual([-500_00, 500_00]);
});

test("a tax that nobody paid for more than a year stays in the list until it is paid", async () => {
  const { month } = await aMonthOfTaxes();
  const tax = { month, levy: "income-tax-commission" } as const;
  app.clock.advance(400 * 86_400_000);
  const { amountInPaise: dueInPaise } = await depositOf(month, tax.levy);
  expect((await pay(tax, { dueInPaise, challan: "0510312-1" })).status).toBe(201);
  expect((await list()).filter((deposit) => deposit.month === month && deposit.paid !== null)).toEqual([]);
});

/** Keeps back of an agent this month, or gives back below zero. */
const keepBack = (profileId: number, amountInPaise: number) =>
  inTransaction(app.platform, async (transaction) => {
    const effectKey = `test:${app.platform.ids.token()}`;
    await insertWithheld(transaction, {
      ...{ effectKey, levy: "income-tax-commission", payee: { kind: "agent", profileId }, orderId: null },
      ...{ day: today(), month: thisMonth(), taxYear: financialYear(today()), isInterstate: null },
      ...{ rateInBasisPoints: 200, law: "393", baseInPaise: 50 * amountInPaise, amountInPaise },
    });
    await postJournal(app.platform, transaction, [
      movement(
        { effectKey, kind: "income-tax-at-source", orderId: null },
        amountInPaise,
        { account: "withheld-from-agent", partyId: profileId },
        { account: "agent-payable", partyId: profileId },
      ),
    ]);
  });
/** The 15th of a month, which must come later. */
const goTo = (month: string) =>
  app.clock.advance(Date.parse(`${month}-15T06:30:00Z`) - app.clock.now().getTime());
const levy = "income-tax-commission" as const;

test("a month in which more was given back than kept back is set off in the next months until it is used up, and nothing of it is paid twice or lost", async () => {
  const { profileId } = await aPerson(app, { roles: ["agent"] });
  goTo("2029-06");
  for (const [month, amounts] of [
    ["2029-06", [100_00]],
    ["2029-07", [-70_00]],
    ["2029-08", [30_00]],
    ["2029-09", [90_00, -40_00]],
  ] as const) {
    goTo(month);
    for (const amount of amounts) await keepBack(profileId, amount);
  }
  goTo("2029-10");
  const shown = async () =>
    (await list())
      .filter((deposit) => deposit.levy === levy && deposit.month >= "2029-06")
      .map((deposit) => [deposit.month, deposit.carriedInPaise, deposit.dueInPaise, deposit.setOffIn]);
  expect(await shown()).toEqual([
    ["2029-09", -40_00, 10_00, null],
    ["2029-08", -70_00, 0, null],
    ["2029-07", 0, 0, null],
    ["2029-06", 0, 100_00, null],
  ]);
  expect((await pay({ month: "2029-07", levy }, { dueInPaise: 0, challan: "SET-1" })).code).toBe(
    "withholding/nothing-due",
  );
  expect((await pay({ month: "2029-09", levy }, { dueInPaise: 50_00, challan: "SET-1" })).code).toBe(
    "withholding/sum-changed",
  );
  const before = await bank();
  const both = await Promise.all([
    pay({ month: "2029-09", levy }, { dueInPaise: 10_00, challan: "SET-1" }),
    pay({ month: "2029-09", levy }, { dueInPaise: 10_00, challan: "SET-2" }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await pay({ month: "2029-06", levy }, { dueInPaise: 100_00, challan: "SET-3" })).status).toBe(201);
  expect((await bank()) - before).toBe(-110_00);
  expect(await shown()).toEqual([
    ["2029-09", -40_00, 10_00, null],
    ["2029-08", 0, 0, "2029-09"],
    ["2029-07", 0, 0, "2029-09"],
    ["2029-06", 0, 100_00, null],
  ]);
  const owed = await sumsOfParty(app.platform.database, profileId, ["withheld-from-agent"]);
  expect(owed.get("withheld-from-agent")).toBe(0);
});

test("income tax below zero is not taken into the next tax year: what is left in March is to be claimed", async () => {
  const { profileId } = await aPerson(app, { roles: ["agent"] });
  goTo("2030-03");
  await keepBack(profileId, -25_00);
  goTo("2030-04");
  await keepBack(profileId, 60_00);
  goTo("2030-05");
  expect(await depositOf("2030-03", levy)).toMatchObject({ dueInPaise: 0, isClaimed: true, setOffIn: null });
  expect(await depositOf("2030-04", levy)).toMatchObject({ dueInPaise: 60_00, carriedInPaise: 0 });
  expect((await pay({ month: "2030-04", levy }, { dueInPaise: 60_00, challan: "SET-9" })).status).toBe(201);
});

const refunded = async (month: string, claimInPaise: number, reference: string, refundedOn = today()) =>
  app.call(
    receiveTaxRefund,
    { params: { month, levy }, body: { claimInPaise, reference, refundedOn } },
    { as: await asFinance() },
  );
const owedOf = async (profileId: number) =>
  (await sumsOfParty(app.platform.database, profileId, ["withheld-from-agent"])).get("withheld-from-agent") ??
  0;

test("what is left below zero in the last month of a tax year of which anything was kept back is claimed once the year is over, whatever month that was", async () => {
  const { profileId } = await aPerson(app, { roles: ["agent"] });
  goTo("2031-01");
  await keepBack(profileId, -35_00);
  goTo("2031-03");
  expect(await depositOf("2031-01", levy)).toMatchObject({ isClaimed: false, claimInPaise: 0 });
  goTo("2031-04");
  expect(await depositOf("2031-01", levy)).toMatchObject({
    isClaimed: true,
    claimInPaise: 35_00,
    setOffIn: null,
  });
});

test("what was claimed and the state has paid back is noted once, under a number of its own, and closes the books of its people", async () => {
  const [one, other] = [await aPerson(app, { roles: ["agent"] }), await aPerson(app, { roles: ["agent"] })];
  goTo("2032-01");
  await keepBack(one.profileId, -50_00);
  goTo("2032-02");
  await keepBack(other.profileId, 20_00);
  expect((await refunded("2032-02", 30_00, "REFUND2032A")).status).toBe(422);
  goTo("2032-03");
  expect((await refunded("2032-02", 30_00, "REFUND2032A")).code).toBe("withholding/nothing-claimed");
  goTo("2033-08");
  expect(await depositOf("2032-02", levy)).toMatchObject({ carriedInPaise: -50_00, claimInPaise: 30_00 });
  expect((await refunded("2032-02", 31_00, "REFUND2032A")).code).toBe("withholding/sum-changed");
  expect((await refunded("2032-02", 30_00, "REFUND2032A", "2099-01-01")).status).toBe(422);
  const before = await bank();
  const five = await Promise.all(
    Array.from({ length: 5 }, (_, at) => refunded("2032-02", 30_00, `REFUND2032${at}`)),
  );
  expect(five.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect((await bank()) - before).toBe(30_00);
  expect([await owedOf(one.profileId), await owedOf(other.profileId)]).toEqual([0, 0]);
  expect((await list()).filter(({ month, isClaimed }) => month === "2032-02" && isClaimed)).toEqual([]);
});

test("months that come to nothing together are settled at once and their people's books are closed with the next month that is paid", async () => {
  const [one, other] = [await aPerson(app, { roles: ["agent"] }), await aPerson(app, { roles: ["agent"] })];
  goTo("2034-06");
  await keepBack(one.profileId, -40_00);
  goTo("2034-07");
  await keepBack(other.profileId, 40_00);
  expect(await depositOf("2034-06", levy)).toMatchObject({ setOffIn: null });
  goTo("2034-08");
  await keepBack(one.profileId, 10_00);
  expect(await depositOf("2034-06", levy)).toMatchObject({ setOffIn: "2034-07", dueInPaise: 0 });
  expect(await depositOf("2034-07", levy)).toMatchObject({
    carriedInPaise: -40_00,
    dueInPaise: 0,
    claimInPaise: 0,
  });
  goTo("2034-09");
  expect(await depositOf("2034-08", levy)).toMatchObject({ carriedInPaise: 0, dueInPaise: 10_00 });
  expect((await pay({ month: "2034-08", levy }, { dueInPaise: 10_00, challan: "ZERO-1" })).status).toBe(201);
  expect([await owedOf(one.profileId), await owedOf(other.profileId)]).toEqual([0, 0]);
});
