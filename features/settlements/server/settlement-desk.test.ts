import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { sellerMoneyDesk } from "#testing/shop/seller-money.ts";
import { paidToOperator } from "#testing/shop/settled-orders.ts";
import {
  approveSettlements,
  previewSettlements,
  readSettlementDesk,
  type SettlementTab,
} from "../contract/desk.ts";

const day = 86_400_000;
let app: TestApp;
let money: ReturnType<typeof sellerMoneyDesk>;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
  money = sellerMoneyDesk(app);
});
afterAll(() => app.close());

const asFinance = async () => (await aPerson(app, { roles: ["finance"] })).cookie;
const read = async (tab: SettlementTab, find?: string) =>
  (await app.call(readSettlementDesk, { query: { tab, ...(find && { find }) } }, { as: await asFinance() }))
    .data;
const preview = async (orderIds: string[]) =>
  (await app.call(previewSettlements, { body: { orderIds } }, { as: await asFinance() })).data;
const approve = async (orderIds: string[], fingerprint: string, key?: string) =>
  app.call(
    approveSettlements,
    { body: { orderIds, fingerprint } },
    { as: await asFinance(), ...(key !== undefined && { headers: { "idempotency-key": key } }) },
  );
const stateOf = async (orderId: string) =>
  (
    await app.platform.database
      .selectFrom("orders")
      .select("state")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow()
  ).state;
const due = async () => paidToOperator(app, await money.desk.aTrade());
/** An order whose seller took all its money at the door, past its days of return. */
async function withSeller() {
  const order = await money.desk.aPaidOrder();
  app.clock.advance(8 * day);
  await runJob(app, "orders/move-by-clock");
  return order;
}

describe("several settlements at once", () => {
  test("are approved as previewed, each once and with a line in the audit log; a search finds them, totals follow", async () => {
    const [one, two] = [await due(), await due()];
    const orderIds = [one.orderId, two.orderId];
    const before = await read("to-approve");
    expect((await read("to-approve", one.orderId)).settlements.map(({ orderId }) => orderId)).toEqual([
      one.orderId,
    ]);
    expect((await read("to-approve", one.orderId)).found).toEqual({ count: 1, sumInPaise: 1_340_00 });
    const seen = await preview(orderIds);
    expect(seen).toMatchObject({ sumInPaise: 2_680_00, leftOut: [] });
    expect((await approve([one.orderId], seen.fingerprint)).code).toBe("settlements/changed");
    const { data } = await approve(orderIds, seen.fingerprint, "settlements-0001");
    expect(data.done.toSorted()).toEqual(orderIds.toSorted());
    const after = await read("to-approve");
    expect((after.tabs["to-approve"]?.count ?? 0) + 2).toBe(before.tabs["to-approve"]?.count);
    const paid = (await read("to-pay")).settlements.map(({ orderId }) => orderId);
    expect(paid).toEqual(expect.arrayContaining(orderIds));
    const lines = await app.platform.database
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "in", [`order ${one.orderId}`, `order ${two.orderId}`])
      .where("action", "=", "settlements/settled")
      .execute();
    expect(lines).toHaveLength(2);
    expect((await preview(orderIds)).leftOut).toHaveLength(2);
  });

  test("of two people at once one approves them: the other is shown what is left; what was approved alone meanwhile is not touched", async () => {
    const [one, two] = [await due(), await due()];
    const orderIds = [one.orderId, two.orderId];
    const { fingerprint } = await preview(orderIds);
    const answers = await Promise.all([approve(orderIds, fingerprint), approve(orderIds, fingerprint)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [alone, other] = [await due(), await due()];
    const seen = await preview([alone.orderId, other.orderId]);
    await money.settle(alone.orderId, { action: "APPROVE_SETTLEMENT" });
    expect((await approve([alone.orderId, other.orderId], seen.fingerprint)).code).toBe(
      "settlements/changed",
    );
    expect(await stateOf(other.orderId)).toBe("SETTLEMENT_APPROVAL_INP");
    await money.booksBalance();
  });
});

describe("a settlement of ₹0.00", () => {
  test("closes by itself, whether it waits for its approval or has it; what is due or held back stays", async () => {
    const [waiting, approved, held] = [await withSeller(), await withSeller(), await withSeller()];
    const toPay = await due();
    await money.settle(approved.orderId, { action: "APPROVE_SETTLEMENT" });
    await money.settle(held.orderId, { action: "HOLD_SETTLEMENT", reason: "Batch is disputed" });
    await runJob(app, "settlements/close-empty");
    const states = [waiting, approved, held, toPay].map(({ orderId }) => stateOf(orderId));
    expect(await Promise.all(states)).toEqual(["SETTLED", "SETTLED", "DELIVERED", "SETTLEMENT_APPROVAL_INP"]);
    await money.booksBalance();
    await runJob(app, "settlements/close-empty");
    expect(await stateOf(toPay.orderId)).toBe("SETTLEMENT_APPROVAL_INP");
  });
});
