import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { FileBytes } from "#features/files/contract/files.ts";
import { readBankFile as endpoint } from "../../contract.ts";
import { selectBatch } from "../queries.ts";
import { bankFile } from "./bank-file.ts";

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
