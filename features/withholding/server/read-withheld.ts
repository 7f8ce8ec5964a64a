import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { FileBytes } from "#features/files/contract/files.ts";
import type { readWithheld as endpoint } from "../contract.ts";
import { selectMonth } from "./queries.ts";
import { returnsFile } from "./returns-file.ts";

/** What was kept back in a month, for the returns to the tax offices. */
export async function readWithheld(
  { database }: MemberContext,
  { params: { month } }: CheckedOf<typeof endpoint>,
): Promise<FileBytes> {
  const bytes = new TextEncoder().encode(returnsFile(await selectMonth(database, month)));
  return { contentType: "text/csv; charset=utf-8", bytes, savedAs: `taxes-at-source-${month}.csv` };
}
