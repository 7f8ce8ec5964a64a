import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import { expectWholeBooks } from "#testing/market/books.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aWaitingOrder, pay, runJob, started } from "#testing/shop/online-payments.ts";
import {
  listGatewaySettlements,
  noteGatewaySettlement,
  takeBackGatewaySettlement,
} from "../../contract/gateway-settlements.ts";
import { checkPayment, refundOrder } from "../../contract/online-payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 8, environment: { LOG_LEVEL: "silent" } });
});
afterAll(() => app.close());

const day = 86_400_000;
/** Sessions end while days pass. */
const asFinance = async () => (await aPerson(app, { roles: ["finance"] })).cookie;
const today = (daysAgo = 0) => dayInIndia(new Date(app.clock.now().getTime() - daysAgo * day));
const list = async (query: InputOf<typeof listGatewaySettlements>["query"] = {}) =>
  (await app.call(listGatewaySettlements, { query }, { as: await asFinance() })).data;
type Noted = InputOf<typeof noteGatewaySettlement>["body"];
const note = async (noted: Pick<Noted, "receivedInPaise" | "reference"> & Partial<Noted>) => {
  const body = { feesInPaise: 0, taxInPaise: 0, receivedOn: today(), paidUntil: today(2), ...noted };
  return app.call(noteGatewaySettlement, { body }, { as: await asFinance() });
};
/** ₹1,080.00 that the provider takes now. */
async function taken(): Promise<string> {
  const order = await aWaitingOrder(app);
  const { txnid, fields } = await started(app, order);
  await pay(app, fields, "success", { fault: "drop" });
  await app.call(checkPayment, { params: { txnid } }, { as: order.as });
  return order.orderIds[0] ?? "";
}
async function accounts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; total: number }>`
    select account, sum(amount_in_paise)::bigint as total from ledger_entries
    where account in ('gateway-money', 'gateway-fees', 'gateway-fee-tax', 'platform-bank') group by 1`.execute(
    app.platform.database,
  );
  return Object.fromEntries(rows.map(({ account, total }) => [account, total]));
}

test("[R22] what the provider pays out is booked with his fee and its tax, and what he holds is less by all of it", async () => {
  await taken();
  expect(await list()).toMatchObject({ heldInPaise: 1_080_00, dueInPaise: 0, settlements: [] });
  app.clock.advance(2 * day);
  expect(await list()).toMatchObject({ heldInPaise: 1_080_00, dueInPaise: 1_080_00 });
  const { data } = await note({
    ...{ receivedInPaise: 1_054_51, feesInPaise: 21_60, taxInPaise: 3_89, reference: "UTR 7001" },
  });
  expect(data).toMatchObject({ expectedInPaise: 1_080_00, differenceInPaise: 0 });
  expect(await accounts()).toEqual({
    ...{ "gateway-money": 0, "platform-bank": 1_054_51, "gateway-fees": 21_60, "gateway-fee-tax": 3_89 },
  });
  const { settlements, ...sums } = await list();
  expect(sums).toMatchObject({ heldInPaise: 0, dueInPaise: 0, nextAfter: null });
  expect(settlements).toMatchObject([
    { reference: "UTR 7001", receivedInPaise: 1_054_51, feesInPaise: 21_60 },
  ]);
  expect(settlements.map(({ receivedOn }) => dayInIndia(new Date(receivedOn)))).toEqual([today()]);
  await expectWholeBooks({ app });
});

test("[R22] what is missing of a payout, or too much, stands beside it, and what is missing stays due", async () => {
  await taken();
  app.clock.advance(day);
  await taken();
  app.clock.advance(day);
  // The second payment is of yesterday: not yet expected.
  expect((await note({ receivedInPaise: 1_000_00, reference: "UTR 7002" })).data).toMatchObject({
    ...{ expectedInPaise: 1_080_00, differenceInPaise: -80_00 },
  });
  expect(await list()).toMatchObject({ heldInPaise: 1_160_00, dueInPaise: 80_00 });
  app.clock.advance(day);
  expect((await note({ receivedInPaise: 1_170_00, reference: "UTR 7003" })).data).toMatchObject({
    ...{ expectedInPaise: 1_160_00, differenceInPaise: 10_00 },
  });
  expect(await list()).toMatchObject({ heldInPaise: -10_00, dueInPaise: -10_00 });
  await note({
    receivedInPaise: 1,
    feesInPaise: 0,
    reference: "UTR 7004",
    paidUntil: today(9),
    receivedOn: today(8),
  });
  const first = await list({ limit: 2 });
  const rest = await list({ limit: 2, after: first.nextAfter ?? "" });
  expect([...first.settlements, ...rest.settlements].map(({ reference }) => reference)).toEqual([
    ...["UTR 7004", "UTR 7003", "UTR 7002", "UTR 7001"],
  ]);
});

test("[R22] what the provider has refunded out of it is not expected any more", async () => {
  const before = await list();
  const orderId = await taken();
  const body = { amountInPaise: 540_00, reason: "Short weight" };
  await app.call(refundOrder, { params: { orderId }, body }, { as: await asFinance() });
  await runJob(app, "payments/reconcile");
  app.clock.advance(11 * 60_000);
  await runJob(app, "payments/reconcile");
  app.clock.advance(2 * day);
  expect((await list()).dueInPaise - before.heldInPaise).toBe(540_00);
});

test("[R22] a payout is noted once under its number, of however many that note it at once, and only with days that can be", async () => {
  const before = await accounts();
  const answers = await Promise.all(
    ["UTR 7010", "utr7010", "UTR-7010", "UTR 7011", "UTR 7011"].map((reference) =>
      note({ receivedInPaise: 100_00, reference }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
  const after = await accounts();
  expect((after["platform-bank"] ?? 0) - (before["platform-bank"] ?? 0)).toBe(200_00);
  const used = await note({ receivedInPaise: 1_00, reference: "UTR 7010" });
  expect(used.info).toMatch(/payment provider's payout of \d{4}-\d\d-\d\d/);
  for (const days of [
    { receivedOn: today(-1) },
    { receivedOn: today(1), paidUntil: today() },
    { receivedOn: "2026-02-30" },
  ])
    expect((await note({ receivedInPaise: 1_00, reference: "UTR 7012", ...days })).status).toBe(422);
  for (const sums of [{ receivedInPaise: 0 }, { feesInPaise: -1 }, { taxInPaise: 0.5 }])
    expect((await note({ receivedInPaise: 1_00, reference: "UTR 7012", ...sums })).status).toBe(422);
  expect(await accounts()).toEqual(after);
  const rows = sql`update gateway_settlements set received_in_paise = 1`.execute(app.platform.database);
  await expect(rows).rejects.toThrow();
});

test("[R22] a payout that was mistyped is taken back once, with a reason, and can be noted again under its number", async () => {
  const before = { accounts: await accounts(), list: await list() };
  const typed = { receivedInPaise: 9_000_00, feesInPaise: 21_60, taxInPaise: 3_89, reference: "UTR 7020" };
  const { id: settlementId } = (await note({ ...typed, paidUntil: today() })).data;
  // Days before and after what was noted: neither counts it twice.
  app.clock.advance(3 * day);
  const asked = { params: { settlementId }, body: { reason: "₹900.00 was meant" } };
  // The days of the demo world move on, what a number names as its use does not.
  await sql`update bank_references set use_id = '2020-01-01' where use_kind = 'gateway'`.execute(
    app.platform.database,
  );
  const as = (await aPerson(app, { roles: ["finance"], firstName: "Anuradha" })).cookie;
  const short = await app.call(takeBackGatewaySettlement, { ...asked, body: { reason: " " } }, { as });
  expect([short.status, Object.keys(short.fields ?? {})]).toEqual([422, ["reason"]]);
  const answers = await Promise.all([1, 2, 3].map(() => app.call(takeBackGatewaySettlement, asked, { as })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await accounts()).toEqual(before.accounts);
  const { settlements, heldInPaise, dueInPaise } = await list();
  expect(heldInPaise).toBe(before.list.heldInPaise);
  expect(dueInPaise).toBe(before.list.heldInPaise);
  expect(settlements[0]).toMatchObject({
    ...{ reference: "UTR 7020", receivedInPaise: 9_000_00 },
    takenBack: { by: "Anuradha", at: app.clock.now().getTime(), reason: "₹900.00 was meant" },
  });
  const again = await note({ ...typed, receivedInPaise: 900_00 });
  expect([again.status, again.data.takenBack]).toEqual([201, null]);
  expect((await list()).settlements.slice(0, 2).map(({ takenBack }) => takenBack === null)).toEqual([
    true,
    false,
  ]);
  expect((await note({ receivedInPaise: 1_00, reference: "UTR 7020" })).code).toBe("payments/reference-used");
  const missing = { ...asked, params: { settlementId: 999_999 } };
  expect((await app.call(takeBackGatewaySettlement, missing, { as })).code).toBe(
    "payments/settlement-not-found",
  );
  const changed = sql`update gateway_settlements set taken_back_because = 'Other'`.execute(
    app.platform.database,
  );
  await expect(changed).rejects.toThrow();
  await expectWholeBooks({ app });
});
