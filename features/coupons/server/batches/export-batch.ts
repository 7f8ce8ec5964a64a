import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { csvPieces } from "#engine/server/http/csv.ts";
import type { FileStream } from "#features/files/contract/files.ts";
import { exportBatch as endpoint } from "../../contract/batches.ts";
import { selectCodes } from "./batches.queries.ts";

/** The codes of a batch as a file; the log notes who took it. */
export async function exportBatch(
  context: MemberContext,
  { params: { batchId } }: CheckedOf<typeof endpoint>,
): Promise<FileStream> {
  const codes = await selectCodes(context.database, batchId);
  if (codes.length === 0) return refuse(endpoint, "coupons/batch-not-found");
  const subject = `coupon batch ${batchId}`;
  await audit(context, context.database, { action: "coupons/batch-exported", subject });
  async function* lines(): AsyncGenerator<readonly string[]> {
    for (const { code, takenAt, isUsed } of codes)
      yield [code, takenAt ? dayInIndia(takenAt) : "", isUsed ? "yes" : "no"];
  }
  return {
    contentType: "text/csv; charset=utf-8",
    pieces: csvPieces(["Code", "Entered on", "Used"], lines()),
    savedAs: `coupon-codes-${batchId}.csv`,
  };
}
