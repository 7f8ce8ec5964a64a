import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { suspendSeller } from "#features/selling/contract.ts";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { orderOnline, pay, runJob, started } from "#testing/shop/online-payments.ts";
import { startPayment } from "../../contract/online-payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
afterEach(() => app.clock.set(testNow));

/** An unpaid order, made ten minutes before the last day of its seller's licence is over. */
async function anUnpaidSeedOrder() {
  app.clock.set(new Date("2026-07-14T18:20:00Z"));
  const seller = await aPerson(app, { roles: ["seller"] });
  const licences = [{ kind: "seed", licenceNumber: "TS/SEED/2024", validUntil: "2026-07-14" }] as const;
  const { sellerId } = await aSeller(app, { profileId: seller.profileId, licences });
  const { listingId } = await aProduct(app, { sellerId, dealerLicence: "seed" });
  const { cookie: as } = await aPerson(app);
  const { masterId, orderIds } = await orderOnline(app, as, [{ listingId, quantity: 1 }]);
  const start = async () => app.call(startPayment, { params: { masterId }, body: {} }, { as });
  const state = async () =>
    (
      await app.platform.database
        .selectFrom("orders")
        .select("state")
        .where("id", "=", orderIds[0] ?? "")
        .executeTakeFirstOrThrow()
    ).state;
  return { seller, as, masterId, start, state };
}

test("money that comes after an order expired does not revive it once its seller's licence has ended, though no job has noticed", async () => {
  const order = await anUnpaidSeedOrder();
  const { txnid, fields } = await started(app, order);
  // The order ends unpaid on the next day.
  app.clock.advance(61 * 60_000);
  await runJob(app, "payments/expire-online");
  expect(await order.state()).toBe("ORD_EXPIRED");
  await pay(app, fields, "success", { fault: "drop" });
  await runJob(app, "payments/settle", { txnid });
  expect(await order.state()).toBe("ORD_EXPIRED");
});

test("an unpaid order ends at once when its seller is suspended, with the reason; money that still comes goes back", async () => {
  const { cookie: admin } = await aPerson(app, { roles: ["platform-admin"] });
  const suspend = ({ seller }: { seller: { profileKey: string } }) => {
    const body = { reason: "Sold seeds after their last day." };
    return app.call(suspendSeller, { params: { profileKey: seller.profileKey }, body }, { as: admin });
  };
  const order = await anUnpaidSeedOrder();
  const sells = await anUnpaidSeedOrder();
  await suspend(order);
  await runJob(app, "payments/expire-online");
  expect([await order.state(), await sells.state()]).toEqual(["ORD_EXPIRED", "PAYMENT_PENDING"]);
  const told = await app.platform.database
    .selectFrom("notifications")
    .select("body_en")
    .where("activity_id", "=", `payments/${order.masterId}/goods-blocked`)
    .execute();
  expect(told).toMatchObject([{ body_en: expect.stringContaining("a seller in it cannot sell now") }]);

  const paying = await anUnpaidSeedOrder();
  const { txnid, fields } = await started(app, paying);
  await suspend(paying);
  await runJob(app, "payments/expire-online");
  expect(await paying.state()).toBe("PAYMENT_PENDING");
  app.clock.advance(31 * 60_000);
  await runJob(app, "payments/expire-online");
  expect(await paying.state()).toBe("ORD_EXPIRED");
  await pay(app, fields, "success", { fault: "drop" });
  await runJob(app, "payments/settle", { txnid });
  expect(await paying.state()).toBe("ORD_EXPIRED");
  const { state } = await app.platform.database
    .selectFrom("online_payments")
    .select("state")
    .where("txnid", "=", txnid)
    .executeTakeFirstOrThrow();
  expect(state).toBe("returned");
});

test("an unpaid order ends when the licence of its seller does, before its time to pay is over", async () => {
  const order = await anUnpaidSeedOrder();
  await runJob(app, "payments/expire-online");
  expect(await order.state()).toBe("PAYMENT_PENDING");
  app.clock.advance(10 * 60_000);
  await runJob(app, "payments/expire-online");
  expect(await order.state()).toBe("ORD_EXPIRED");
});

test("no payment begins for goods of a licence that has ended or of a suspended seller; money on its way is booked", async () => {
  const ended = await anUnpaidSeedOrder();
  const { txnid, fields } = await started(app, ended);
  app.clock.advance(10 * 60_000);
  expect((await ended.start()).code).toBe("payments/goods-blocked");
  await pay(app, fields, "success", { fault: "drop" });
  await runJob(app, "payments/settle", { txnid });
  expect(await ended.state()).toBe("ORD_PLACED");
  const suspended = await anUnpaidSeedOrder();
  const { cookie: as } = await aPerson(app, { roles: ["platform-admin"] });
  const body = { reason: "Sold seeds after their last day." };
  const params = { profileKey: suspended.seller.profileKey };
  expect((await app.call(suspendSeller, { params, body }, { as })).status).toBe(200);
  expect((await suspended.start()).code).toBe("payments/goods-blocked");
});
