import type { Platform } from "#engine/server/context.ts";
import type { OwedBack } from "../../contract/duplicate-refunds.ts";
import { selectOwedBackOf } from "./duplicate-refunds.queries.ts";

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
