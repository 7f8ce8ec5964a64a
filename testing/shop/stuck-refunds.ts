import { checkPayment, refundOrder } from "#features/payments/contract/online-payments.ts";
import type { TestApp } from "../process/app.ts";
import { aPerson } from "./builders.ts";
import { aWaitingOrder, pay, runJob, started } from "./online-payments.ts";

/** Money that became no order, as the payer has paid twice, and that the provider has refused to pay back. */
export async function refusedRefund(app: TestApp): Promise<string> {
  const order = await aWaitingOrder(app);
  const first = await started(app, order);
  app.clock.advance(60_000);
  const second = await started(app, order);
  for (const { txnid, fields } of [first, second]) {
    await pay(app, fields, "success", { fault: "drop", refunds: "fail" });
    await app.call(checkPayment, { params: { txnid } }, { as: order.as });
  }
  const token = `${second.txnid}R`;
  await runJob(app, "payments/send-refund", { token });
  app.clock.advance(11 * 60_000);
  await runJob(app, "payments/send-refund", { token });
  return token;
}

/** A refund of ₹540.00 that is owed back, as it went out by hand and by the provider; of an order of its own if none is given. */
export async function duplicateRefund(
  app: TestApp,
  of?: Awaited<ReturnType<typeof aWaitingOrder>>,
): Promise<string> {
  const order = of ?? (await aWaitingOrder(app));
  const { txnid, fields } = await started(app, order);
  await pay(app, fields, "success");
  await app.call(checkPayment, { params: { txnid } }, { as: order.as });
  const params = { orderId: order.orderIds[0] ?? "" };
  const body = { amountInPaise: 540_00, reason: "Short weight" };
  const { cookie: as } = await aPerson(app, { roles: ["finance"] });
  await app.call(refundOrder, { params, body }, { as });
  const { token } = await app.platform.database
    .updateTable("refunds")
    .set({ owed_back_in_paise: 540_00, twice_at: app.clock.now() })
    .where("order_id", "=", params.orderId)
    .returning("token")
    .executeTakeFirstOrThrow();
  return token;
}
