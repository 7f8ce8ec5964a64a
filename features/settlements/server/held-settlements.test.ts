import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { listSettlements, moveSettlement } from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const day = 86_400_000;
const asFinance = async () => (await aPerson(app, { roles: ["finance"] })).cookie;

test("what finance holds back stays held, whatever the clock says, with its reason in the list, until finance releases it", async () => {
  const desk = tradeDesk(app);
  const order = await desk.aPaidOrder();
  const { orderId } = order;
  const settle = async (body: Parameters<typeof app.call<typeof moveSettlement>>[1]["body"]) =>
    app.call(moveSettlement, { params: { orderId }, body }, { as: await asFinance() });
  const shown = async () =>
    (await app.call(listSettlements, { query: {} }, { as: await asFinance() })).data.settlements.find(
      (each) => each.orderId === orderId,
    );
  const clockGoesOn = async (days: number) => {
    app.clock.advance(days * day);
    await runJob(app, "orders/move-by-clock");
  };
  const stateIs = async (state: string) => {
    const row = await app.platform.database
      .selectFrom("orders")
      .select("state")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe(state);
  };
  await clockGoesOn(8);
  expect((await settle({ action: "RELEASE_SETTLEMENT" })).code).toBe("settlements/not-possible");
  expect((await settle({ action: "HOLD_SETTLEMENT", reason: "Batch is disputed" })).data.state).toBe(
    "DELIVERED",
  );
  for (const days of [0, 1, 30]) {
    await clockGoesOn(days);
    await stateIs("DELIVERED");
    expect(await shown()).toMatchObject({ heldBecause: "Batch is disputed", isApproved: false });
  }
  expect((await settle({ action: "APPROVE_SETTLEMENT" })).code).toBe("settlements/not-possible");
  expect((await settle({ action: "RELEASE_SETTLEMENT" })).data.state).toBe("SETTLEMENT_APPROVAL_INP");
  expect(await shown()).toMatchObject({ heldBecause: null });
  expect((await settle({ action: "APPROVE_SETTLEMENT" })).data.state).toBe("SETTLEMENT_INP");
});
