import { spreadOver, sumOf } from "#engine/contract/money.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { invariant } from "#engine/server/invariant.ts";
import { marginWithoutGst } from "#features/invoices/server";
import { withhold } from "#features/withholding/server";
import type { Creditor, PayoutLine } from "./queries.ts";

/** The smallest amount that a bank transfers. */
const leastPaidInPaise = 100;

/** The effect key of the tax withheld from a payout. */
export const withheldFor = (batchId: number, profileId: number): string => `payout:${batchId}:${profileId}`;

/**
 * Withholds income tax from an agent's payout above the yearly threshold, and divides it over the orders by
 * margin. GST in the margin of a registered agent is not income, so no tax is taken from it.
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
  return lines.map((line, at) => ({
    ...line,
    withheldInPaise: invariant(parts[at], "a spread has a share for each line"),
  }));
}
