import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { findOwnSeller, readPacks } from "#features/assortment/server";
import { type BatchCells, batchTyped, keyOfBatch } from "../batch-cells.ts";
import { checkRow, codeOf } from "../check-row.policy.ts";
import { deleteFile, lockImport, moveImport, readFilePieces, sizeOfFile } from "../imports.queries.ts";
import { FileRefused, type ParsedRow, parseFile } from "../parse-file.ts";
import { insertRows, selectNamedPacks } from "../rows.queries.ts";

/** Rows that are checked and written in one transaction. */
const batchSize = 500;

/**
 * Checks all rows of a file against the rules of the assortment and keeps what each would change; nothing is changed.
 * A run that was killed goes on behind the last batch.
 */
export async function checkImport(platform: Platform, importId: number): Promise<void> {
  const size = await sizeOfFile(platform.database, importId);
  try {
    const rows = parseFile(readFilePieces(platform.database, importId, size));
    for await (const batch of batchesOf(rows))
      if (!(await checkBatch(platform, importId, batch, size))) return;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    await end(platform, importId, error.problem);
    return;
  }
  await end(platform, importId, null);
}

async function* batchesOf(rows: AsyncIterable<ParsedRow>): AsyncGenerator<readonly ParsedRow[]> {
  let batch: ParsedRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** False when the import is checked no longer. */
function checkBatch(
  platform: Platform,
  importId: number,
  batch: readonly ParsedRow[],
  size: number,
): Promise<boolean> {
  return inTransaction(platform, async (transaction) => {
    const found = await lockImport(transaction, importId, "checking");
    if (!found) return false;
    const rows = batch.filter(({ rowNumber }) => rowNumber > found.checkedTo);
    if (rows.length === 0) return true;
    const skuIds = rows.map(codeOf).filter((code) => code !== null);
    const sellerId = (await findOwnSeller(transaction, found.profileId)) ?? 0;
    const asked = { sellerId, onDay: dayInIndia(platform.clock.now()), skuIds };
    const packs = new Map((await readPacks(transaction, asked)).map((pack) => [pack.skuId, pack]));
    const named = new Set<number | string>();
    const note = (skuId: number, batch: BatchCells | null): void => {
      named.add(skuId);
      if (batch) named.add(keyOfBatch(skuId, batch));
    };
    for (const { skuId, isBatch, ...batch } of await selectNamedPacks(transaction, importId, skuIds))
      note(skuId, isBatch ? batch : null);
    const checked = rows.map(({ bytes: _, ...row }) => {
      const code = codeOf(row) ?? -1;
      const typed = batchTyped(row);
      const batch = typed && "reason" in typed ? null : typed;
      const isNamed = named.has(code);
      const isRepeated = batch ? named.has(keyOfBatch(code, batch)) : typed === null && isNamed;
      note(code, batch);
      const isFurther = typed !== null && isNamed;
      return checkRow(row, { pack: packs.get(code), isRepeated, isFurther, now: platform.clock.now() });
    });
    const percent = Math.min(99, Math.floor((100 * (batch.at(-1)?.bytes ?? 0)) / Math.max(1, size)));
    await insertRows(transaction, importId, checked, { percent });
    return true;
  });
}

function end(platform: Platform, importId: number, problem: string | null): Promise<void> {
  return inTransaction(platform, async (transaction) => {
    const isMoved = await moveImport(transaction, importId, {
      from: ["checking"],
      ...(problem === null ? { to: "checked" } : { to: "failed", problem }),
    });
    if (isMoved) await deleteFile(transaction, importId, { withRows: problem !== null });
  });
}
