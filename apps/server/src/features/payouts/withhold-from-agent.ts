import { spreadOver, sumOf } from "@santha/contract/money";
import type { Transaction } from "@santha/database/client";
import { marginWithoutGst } from "#features/invoices";
import { withhold } from "#features/withholding";
import type { Platform } from "#platform/context";
import type { Creditor, PayoutLine } from "./payouts.queries.ts";

/** A bank pays no less. */
const leastPaidInPaise = 100;

/** Under which name the tax on a payout was kept back. */
export const withheldFor = (batchId: number, profileId: number): string => `payout:${batchId}:${profileId}`;

/**
 * Keeps back income tax from what is paid to an agent, above the year's threshold, and spreads it over the orders by
 * their margins. GST within the margin of a registered agent is no income, so nothing is taken of it.
 */
export async function withholdFromAgent(
  world: Pick<Platform, "clock" | "config">,
  transaction: Transaction,
  batchId: number,
  { profileId, dueInPaise, lines }: Creditor,
): Promise<PayoutLine[]> {
  const kept = await withhold(world, transaction, {
    effectKey: withheldFor(batchId, profileId),
    levy: "income-tax-commission",
    payee: { kind: "agent", profileId },
    orderId: null,
    baseInPaise: await marginWithoutGst(world, transaction, profileId, dueInPaise),
    isInterstate: null,
    isSpared: true,
    mostInPaise: dueInPaise - leastPaidInPaise,
  });
  const parts = spreadOver(
    kept?.amountInPaise ?? 0,
    lines.map(({ amountInPaise }) => Math.max(0, amountInPaise)),
  );
  if (sumOf(parts) !== (kept?.amountInPaise ?? 0)) throw new Error("a payout without a margin");
  return lines.map((line, at) => ({ ...line, withheldInPaise: parts[at] ?? 0 }));
}
