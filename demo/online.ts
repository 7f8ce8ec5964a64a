import { checkPayment, startPayment } from "#features/payments/contract/online-payments.ts";
import type { DemoApp } from "./demo-app.ts";
import { type DemoTrade, shopperOf } from "./shopping.ts";

/** Two orders of the second agent to be paid online: one whose payment failed, one that is paid. */
export async function makeOnlineOrders(app: DemoApp, trade: DemoTrade): Promise<void> {
  const shopAs = await shopperOf(app, trade, { agentAt: 1, seed: 12 });
  for (const { daysAgo, outcome } of [
    { daysAgo: 6, outcome: "failure" },
    { daysAgo: 3, outcome: "success" },
  ] as const) {
    const { masterId, cookie } = await shopAs(daysAgo, { paymentMode: "Online" });
    const { txnid, fields } = await app.call(startPayment, { params: { masterId }, body: {} }, cookie);
    await app.platform.fakePayu?.choose(fields, outcome, "UPI", false);
    await app.call(checkPayment, { params: { txnid } }, cookie);
  }
  app.clock.set(trade.end);
}
