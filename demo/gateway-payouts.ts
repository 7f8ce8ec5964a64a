import { dayInIndia } from "#engine/server/clock.ts";
import {
  listGatewaySettlements,
  noteGatewaySettlement,
} from "#features/payments/contract/gateway-settlements.ts";
import type { DemoApp } from "./demo-app.ts";

const day = 86_400_000;
const financePhone = "9000000009";

/** Finance notes what the payment provider paid out, two days after it was paid, less 2 % for him and the GST on that. */
export async function makeGatewayPayouts(app: DemoApp, end: Date): Promise<void> {
  for (const daysAgo of [6, 3, 0]) {
    app.clock.set(new Date(end.getTime() - daysAgo * day));
    const finance = await app.signIn(financePhone);
    const { dueInPaise, dueUntil } = await app.call(listGatewaySettlements, { query: {} }, finance);
    if (dueInPaise <= 0) continue;
    const feesInPaise = Math.round(dueInPaise * 0.02);
    const taxInPaise = Math.round(feesInPaise * 0.18);
    const body = {
      ...{ receivedInPaise: dueInPaise - feesInPaise - taxInPaise, feesInPaise, taxInPaise },
      ...{ receivedOn: dayInIndia(app.clock.now()), paidUntil: dayInIndia(new Date(dueUntil)) },
      reference: `UTIBN6202607140${daysAgo}`,
    };
    await app.call(noteGatewaySettlement, { body }, finance);
  }
  app.clock.set(end);
}
