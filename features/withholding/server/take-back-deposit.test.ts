import { afterAll, beforeAll, expect, test } from "vitest";
import { dayInIndia, financialYear } from "#engine/server/clock.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { movement, postJournal, sumsOfParty } from "#features/ledger/server";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { listDeposits, payDeposit, receiveTaxRefund, takeBackDeposit } from "../contract.ts";
import { insertWithheld } from "./queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ environment: { TAX_AT_SOURCE: "on" } });
});
afterAll(() => app.close());

const levy = "income-tax-commission" as const;
const today = () => dayInIndia(app.clock.now());
/** The 15th of a month, which must come later. */
const goTo = (month: string) =>
  app.clock.advance(Date.parse(`${month}-15T06:30:00Z`) - app.clock.now().getTime());
/** Sessions end while months pass. */
const asFinance = async () => (await aPerson(app, { roles: ["finance"], firstName: "Anuradha" })).cookie;

/** Keeps back of an agent this month, or gives back below zero. */
const keepBack = (profileId: number, amountInPaise: number) =>
  inTransaction(app.platform, async (transaction) => {
    const effectKey = `test:${app.platform.ids.token()}`;
    await insertWithheld(transaction, {
      ...{ effectKey, levy, payee: { kind: "agent", profileId }, orderId: null, law: "393" },
      ...{ day: today(), month: today().slice(0, 7), taxYear: financialYear(today()), isInterstate: null },
      ...{ rateInBasisPoints: 200, baseInPaise: 50 * amountInPaise, amountInPaise },
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
const owedOf = async (profileId: number) =>
  (await sumsOfParty(app.platform.database, profileId, ["withheld-from-agent"])).get("withheld-from-agent");
const depositOf = async (month: string) => {
  const { deposits } = (await app.call(listDeposits, {}, { as: await asFinance() })).data;
  const found = deposits.find((deposit) => deposit.month === month && deposit.levy === levy);
  if (!found) throw new Error(`nothing was kept back in ${month}`);
  return found;
};
const pay = async (month: string, dueInPaise: number, challan: string) => {
  const asked = { params: { month, levy }, body: { dueInPaise, challan, paidOn: today() } };
  return app.call(payDeposit, asked, { as: await asFinance() });
};
const takeBack = async (month: string, reference: string, reason = "Mistyped") =>
  app.call(
    takeBackDeposit,
    { params: { month, levy }, body: { reference, reason } },
    { as: await asFinance() },
  );

test("[R22] a tax that was noted as paid by mistake is taken back once, and its month can be paid again, also under the same challan", async () => {
  const { profileId } = await aPerson(app, { roles: ["agent"] });
  await keepBack(profileId, 500_00);
  const month = today().slice(0, 7);
  app.clock.advance(31 * 86_400_000);
  expect((await takeBack(month, "0510320-1")).code).toBe("withholding/not-noted");
  for (const round of [1, 2]) {
    expect((await pay(month, 500_00, "0510320-1")).status).toBe(201);
    expect(await owedOf(profileId)).toBe(0);
    expect((await takeBack(month, "0510320-2")).code).toBe("withholding/not-noted");
    const short = await takeBack(month, "0510320-1", " ");
    expect([short.status, Object.keys(short.fields ?? {})]).toEqual([422, ["reason"]]);
    const answers = await Promise.all([1, 2].map(() => takeBack(month, "0510320-1", `Mistyped ${round}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await owedOf(profileId)).toBe(-500_00);
    const { paid, dueInPaise, takenBack } = await depositOf(month);
    expect([paid, dueInPaise, takenBack.length]).toEqual([null, 500_00, round]);
    expect(takenBack.at(-1)).toMatchObject({
      ...{ isRefund: false, amountInPaise: 500_00, reference: "0510320-1", by: "Anuradha" },
      ...{ at: app.clock.now().getTime(), reason: `Mistyped ${round}` },
    });
  }
  expect((await pay(month, 500_00, "0510320-3")).status).toBe(201);
  const { paid, takenBack } = await depositOf(month);
  expect([paid?.challan, takenBack.length, await owedOf(profileId)]).toEqual(["0510320-3", 2, 0]);
});

test("[R22] with a tax that is taken back the months that were set off in it are open again", async () => {
  const { profileId } = await aPerson(app, { roles: ["agent"] });
  goTo("2029-05");
  await keepBack(profileId, -35_00);
  goTo("2029-06");
  await keepBack(profileId, 100_00);
  goTo("2029-07");
  for (const challan of ["0510321-1", "0510321-2"]) {
    expect((await pay("2029-06", 65_00, challan)).status).toBe(201);
    expect((await depositOf("2029-05")).setOffIn).toBe("2029-06");
    expect(await owedOf(profileId)).toBe(0);
    expect((await takeBack("2029-06", challan)).status).toBe(201);
    expect(await owedOf(profileId)).toBe(-65_00);
    expect(await depositOf("2029-05")).toMatchObject({ setOffIn: null, takenBack: [] });
    expect(await depositOf("2029-06")).toMatchObject({ dueInPaise: 65_00, carriedInPaise: -35_00 });
  }
});

test("[R22] what the state paid back and finance noted wrong is claimed again once it is taken back", async () => {
  const { profileId } = await aPerson(app, { roles: ["agent"] });
  goTo("2032-03");
  await keepBack(profileId, -25_00);
  goTo("2032-05");
  for (const round of [1, 2]) {
    const body = { claimInPaise: 25_00, reference: "ITREFUND 1", refundedOn: today() };
    const asked = { params: { month: "2032-03", levy }, body };
    expect((await app.call(receiveTaxRefund, asked, { as: await asFinance() })).status).toBe(201);
    expect(await owedOf(profileId)).toBe(0);
    expect((await takeBack("2032-03", "ITREFUND 1")).status).toBe(201);
    expect(await owedOf(profileId)).toBe(25_00);
    const { refunded, claimInPaise, takenBack } = await depositOf("2032-03");
    expect([refunded, claimInPaise]).toEqual([null, 25_00]);
    expect(takenBack.map(({ isRefund, amountInPaise }) => [isRefund, amountInPaise])).toEqual(
      Array.from({ length: round }, () => [true, 25_00]),
    );
  }
});
