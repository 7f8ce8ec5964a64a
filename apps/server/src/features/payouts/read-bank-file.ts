import type { CheckedOf } from "@santha/contract/endpoint";
import type { FileBytes } from "@santha/contract/files";
import { readBankFile as endpoint } from "@santha/contract/payouts";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { bankFile } from "./bank-file.ts";
import { selectBatch } from "./payouts.queries.ts";

/** The bank's file of a batch: what is still under way, so a file made again pays nobody twice. */
export async function readBankFile(
  { database }: MemberContext,
  { params: { batchId } }: CheckedOf<typeof endpoint>,
): Promise<FileBytes> {
  const rows = await selectBatch(database, batchId);
  if (rows.length === 0) return refuse(endpoint, "payouts/not-found");
  const bytes = new TextEncoder().encode(bankFile(rows.filter(({ state }) => state === "under-way")));
  return { contentType: "text/csv; charset=utf-8", bytes, savedAs: `payouts-${batchId}.csv` };
}
