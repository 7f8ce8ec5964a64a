import type { CheckedOf } from "@santha/contract/endpoint";
import type { FileBytes } from "@santha/contract/files";
import type { readWithheld as endpoint } from "@santha/contract/withholding";
import type { MemberContext } from "#platform/context";
import { returnsFile } from "./returns-file.ts";
import { selectMonth } from "./withholding.queries.ts";

/** What was kept back in a month, for the returns to the tax offices. */
export async function readWithheld(
  { database }: MemberContext,
  { params: { month } }: CheckedOf<typeof endpoint>,
): Promise<FileBytes> {
  const bytes = new TextEncoder().encode(returnsFile(await selectMonth(database, month)));
  return { contentType: "text/csv; charset=utf-8", bytes, savedAs: `taxes-at-source-${month}.csv` };
}
