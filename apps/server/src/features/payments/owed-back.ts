import type { OwedBack } from "@santha/contract/twice-refunds";
import type { Platform } from "#platform/context";
import { selectOwedBackOf } from "./twice-refunds.queries.ts";

/** What its buyer owes back of refunds that came to him twice, and where he sends it. */
export async function owedBackOf(
  { database, config }: Platform,
  of: Parameters<typeof selectOwedBackOf>[1],
): Promise<OwedBack[]> {
  const rows = await selectOwedBackOf(database, of);
  return rows.map(({ amountInPaise, owedInPaise, reference }) => ({
    ...{ amountInPaise, owedInPaise, reference },
    account: config.bankAccount,
  }));
}
