import { claimTransfer } from "#features/payments/contract/payments.ts";
import { type DemoApp, runJob } from "./demo-app.ts";
import { type DemoTrade, shopperOf } from "./shopping.ts";

/** Three orders that the first agent pays by bank transfer: one never paid and over, one claimed, one still to pay. */
export async function makeTransfers(app: DemoApp, trade: DemoTrade): Promise<void> {
  const shopAs = await shopperOf(app, trade, { agentAt: 0, seed: 11 });
  const paymentMode = "Bank Transfer";
  await shopAs(8, { paymentMode });
  const { masterId, cookie } = await shopAs(2, { paymentMode });
  await app.call(claimTransfer, { params: { masterId }, body: { utr: "619512345678" } }, cookie);
  await shopAs(1, { paymentMode });
  app.clock.set(trade.end);
  await runJob(app, "payments/expire-transfers");
}
