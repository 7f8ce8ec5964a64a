import type { DemoApp } from "./demo-app.ts";
import { type DemoTrade, shopperOf } from "./shopping.ts";

/** Two orders that the first agent has placed for practice. */
export async function makePractice(app: DemoApp, trade: DemoTrade): Promise<void> {
  const shopAs = await shopperOf(app, trade, { agentAt: 0, seed: 13 });
  for (const daysAgo of [20, 19]) await shopAs(daysAgo, { isPractice: true });
  app.clock.set(trade.end);
}
