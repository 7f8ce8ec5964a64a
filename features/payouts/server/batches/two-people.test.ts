import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { anAgentToBePaid, aUpiAccount } from "#testing/shop/payouts.ts";
import { makeBatch, readDesk, saveAccount } from "../../contract.ts";
import { previewBatch, takeBackPayoutApproval } from "../../contract-batches.ts";
import { lockBatches, selectCreditors } from "../queries.ts";
import { isApproved } from "./judge-batch.ts";

let app: TestApp;
let asha: TestPerson;
let ravi: TestPerson;
beforeAll(async () => {
  app = await testApp({ connections: 8, environment: { SECOND_PERSON_ABOVE: "200" } });
  asha = await aPerson(app, { firstName: "Asha", roles: ["finance"] });
  ravi = await aPerson(app, { firstName: "Ravi", roles: ["finance"] });
});
afterAll(() => app.close());

const preview = async ({ cookie: as }: TestPerson, mobileNos: string[]) =>
  (await app.call(previewBatch, { body: { mobileNos } }, { as })).data;
const pay = ({ cookie: as }: TestPerson, mobileNos: string[], fingerprint: string) =>
  app.call(makeBatch, { body: { fingerprint, mobileNos } }, { as });
const payoutsOf = async ({ profileId }: { profileId: number }) =>
  app.platform.database
    .selectFrom("payouts")
    .select(["first_approved_by", "approved_by"])
    .where("profile_id", "=", profileId)
    .execute();

test("a batch pays the chosen agents only, as previewed; above the set sum it pays when a second person has approved the same sum", async () => {
  const small = await anAgentToBePaid(app, { margins: [150_00] });
  const large = await anAgentToBePaid(app, { margins: [300_00] });
  const other = await anAgentToBePaid(app, { margins: [160_00] });
  const chosen = [small.mobileNo, large.mobileNo];
  const seen = await preview(asha, chosen);
  expect(seen).toMatchObject({ sumInPaise: 450_00, paidNowInPaise: 150_00, leftOut: [] });
  expect((await pay(asha, [small.mobileNo], seen.fingerprint)).code).toBe("payouts/batch-changed");
  expect((await pay(asha, chosen, seen.fingerprint)).status).toBe(201);
  expect([await payoutsOf(small), await payoutsOf(large), await payoutsOf(other)]).toEqual([
    [{ first_approved_by: null, approved_by: asha.profileId }],
    [],
    [],
  ]);
  const own = await preview(asha, [large.mobileNo]);
  expect(own.bankAfterInPaise).toBe(seen.bankAfterInPaise);
  expect(own.leftOut).toMatchObject([{ mobileNo: large.mobileNo, why: "same-person" }]);
  expect((await pay(asha, [large.mobileNo], own.fingerprint)).code).toBe("payouts/nothing-due");
  const due = (await app.call(readDesk, {}, { as: ravi.cookie })).data.due;
  expect(due.find(({ mobileNo }) => mobileNo === large.mobileNo)?.firstApproval).toEqual({
    by: "Asha",
    isOwn: false,
  });
  const back = () =>
    app.call(
      takeBackPayoutApproval,
      { body: { mobileNo: large.mobileNo, reason: "Asked the bank" } },
      { as: ravi.cookie },
    );
  expect([(await back()).status, (await back()).code]).toEqual([201, "payouts/no-approval"]);
  const again = await preview(asha, [large.mobileNo]);
  expect(again.payouts).toMatchObject([{ isFirstOfTwo: true }]);
  await pay(asha, [large.mobileNo], again.fingerprint);
  const last = await preview(ravi, [large.mobileNo]);
  expect((await pay(ravi, [large.mobileNo], last.fingerprint)).status).toBe(201);
  expect(await payoutsOf(large)).toEqual([
    { first_approved_by: asha.profileId, approved_by: ravi.profileId },
  ]);
});

test("the preview names whose account each payout goes to, and no more of its number than its end", async () => {
  const bank = {
    kind: "bank",
    holder: "Padma R",
    accountNumber: "001234567890",
    ifsc: "SBIN0001234",
  } as const;
  const [byBank, byUpi, none] = [
    await anAgentToBePaid(app, { account: bank }),
    await anAgentToBePaid(app),
    await anAgentToBePaid(app, { account: null }),
  ];
  const seen = await preview(asha, [byBank.mobileNo, byUpi.mobileNo, none.mobileNo]);
  const paidTo = (of: { mobileNo: string }) =>
    [...seen.payouts, ...seen.leftOut].find(({ mobileNo }) => mobileNo === of.mobileNo)?.paidTo;
  expect(paidTo(byBank)).toEqual({ holder: "Padma R", end: "7890" });
  expect(paidTo(byUpi)).toEqual({ holder: "Padma", end: "adma@bank" });
  expect(paidTo(none)).toBeNull();
});

test("a first approval is of these orders, this account and somebody of finance: else the next one is the first again, and a preview of before pays nothing", async () => {
  const large = await anAgentToBePaid(app, { margins: [300_00] });
  const chosen = [large.mobileNo];
  const approve = async (by: TestPerson) =>
    (await pay(by, chosen, (await preview(by, chosen)).fingerprint)).status;
  expect(await approve(asha)).toBe(201);
  const before = await preview(ravi, chosen);
  expect(before.payouts).toMatchObject([{ isFirstOfTwo: false }]);
  const other = { ...aUpiAccount, upiId: "other@bank" };
  await app.call(saveAccount, { body: other }, { as: await sessionFor(app, large) });
  expect((await pay(ravi, chosen, before.fingerprint)).code).toBe("payouts/batch-changed");
  expect((await preview(ravi, chosen)).payouts).toMatchObject([{ isFirstOfTwo: true }]);
  const gone = await aPerson(app, { roles: ["finance"] });
  expect(await approve(gone)).toBe(201);
  expect((await preview(ravi, chosen)).payouts).toMatchObject([{ isFirstOfTwo: false }]);
  await sql`delete from role_grants where profile_id = ${gone.profileId}`.execute(app.platform.database);
  expect((await preview(ravi, chosen)).payouts).toMatchObject([{ isFirstOfTwo: true }]);
  expect(await approve(asha)).toBe(201);
  const creditors = await selectCreditors(app.platform.database, app.platform.clock.now());
  const approved = creditors.filter(({ profileId }) => profileId === large.profileId);
  expect(approved.map(isApproved)).toEqual([true]);
  const sameSum = approved.map((one) => ({ ...one, lines: [{ orderId: "another", amountInPaise: 300_00 }] }));
  expect(sameSum.map(isApproved)).toEqual([false]);
});

test("a first approval is not taken back while a batch is made: who takes it back waits", async () => {
  const large = await anAgentToBePaid(app, { margins: [300_00] });
  const chosen = [large.mobileNo];
  await pay(asha, chosen, (await preview(asha, chosen)).fingerprint);
  const body = { mobileNo: large.mobileNo, reason: "Asked the bank" };
  const waiting = async () =>
    (
      await sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
        app.platform.database,
      )
    ).rows.length;
  const { back } = await inTransaction(app.platform, async (transaction) => {
    await lockBatches(transaction);
    const call = app.call(takeBackPayoutApproval, { body }, { as: asha.cookie });
    await expect.poll(waiting).toBe(1);
    return { back: call };
  });
  expect((await back).status).toBe(201);
});

test("of the same person pressing twice at once one approval counts, and of two second people one pays", async () => {
  const large = await anAgentToBePaid(app, { margins: [400_00] });
  const meena = await aPerson(app, { roles: ["finance"] });
  const chosen = [large.mobileNo];
  const first = await preview(asha, chosen);
  const twice = await Promise.all([
    pay(asha, chosen, first.fingerprint),
    pay(asha, chosen, first.fingerprint),
  ]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await payoutsOf(large)).toEqual([]);
  const second = await preview(ravi, chosen);
  const both = await Promise.all([
    pay(ravi, chosen, second.fingerprint),
    pay(meena, chosen, second.fingerprint),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await payoutsOf(large)).toHaveLength(1);
});
