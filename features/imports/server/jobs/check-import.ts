import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { findOwnSeller, readPacks } from "#features/assortment/server";
import type { RowTerms } from "../../contract.ts";
import { batchTyped, keyOfBatch } from "../batch-cells.ts";
import { checkRow, codeOf, type RowPlace } from "../check-row.policy.ts";
import { deleteFile, lockImport, moveImport, readFilePieces, sizeOfFile } from "../imports.queries.ts";
import { FileRefused, type ParsedRow, parseFile } from "../parse-file.ts";
import { insertRows, type NamedPack, selectNamedPacks } from "../rows.queries.ts";
import type { CheckedRow } from "../rows.ts";

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
    const named = new NamedSoFar(await selectNamedPacks(transaction, importId, skuIds));
    const checked = rows.map(({ bytes: _, ...row }): CheckedRow => {
      const skuId = codeOf(row) ?? -1;
      const place = { pack: packs.get(skuId), now: platform.clock.now() };
      const done = checkRow(row, { ...place, ...named.of({ skuId, cells: row.cells }) });
      named.add({ skuId, cells: row.cells, after: done.after });
      return done;
    });
    const percent = Math.min(99, Math.floor((100 * (batch.at(-1)?.bytes ?? 0)) / Math.max(1, size)));
    await insertRows(transaction, importId, checked, { percent });
    return true;
  });
}

/** Packs and batches that rows have named so far, and what the first row that holds makes of a pack. */
class NamedSoFar {
  readonly #named = new Set<number | string>();
  readonly #terms = new Map<number, RowTerms>();

  constructor(earlier: readonly NamedPack[]) {
    for (const row of earlier) this.add(row);
  }

  add({ skuId, cells, after }: NamedPack): void {
    const batch = batchTyped({ cells });
    this.#named.add(skuId);
    if (batch && !("reason" in batch)) this.#named.add(keyOfBatch(skuId, batch));
    if (after && !this.#terms.has(skuId)) this.#terms.set(skuId, after);
  }

  of({ skuId, cells }: Omit<NamedPack, "after">): Pick<RowPlace, "isRepeated" | "earlier"> {
    const batch = batchTyped({ cells });
    if (batch === null) return { isRepeated: this.#named.has(skuId) };
    const isRepeated = !("reason" in batch) && this.#named.has(keyOfBatch(skuId, batch));
    return { isRepeated, earlier: this.#terms.get(skuId) };
  }
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
