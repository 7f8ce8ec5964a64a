import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction, orUndone } from "#engine/server/data/transaction.ts";
import {
  type Changer,
  changedTerms,
  changeOwnListings,
  countOwnBatch,
  offerOwnPacks,
  termsToCompare,
} from "#features/assortment/server";
import { lockStock } from "#features/catalogue/server";
import { isStockLeft } from "../check-row.policy.ts";
import { lockImport, moveImport } from "../imports.queries.ts";
import {
  type AppliedRow,
  type RowToApply,
  selectOnHand,
  selectRowsToApply,
  writeApplied,
} from "../rows.queries.ts";
import { type RowReason, reasonOf, stateIn } from "../rows.ts";
import { batchSize, batchSizeOfCounts } from "./batch-size.ts";

/**
 * Makes the changes of the next batch; the position moves in the same transaction, so that no row is done twice
 * however a worker ends. False when nothing is left or the import was stopped.
 */
export function applyBatch(platform: Platform, importId: number): Promise<boolean> {
  return inTransaction(platform, async (transaction) => {
    const found = await lockImport(transaction, importId, "applying");
    if (!found) return false;
    const rows = await nextRows(transaction, importId, found.appliedTo);
    if (rows.length === 0) {
      const finishedAt = platform.clock.now();
      await moveImport(transaction, importId, { from: ["applying"], to: "done", finishedAt });
      return false;
    }
    const changer = {
      ...{ clock: platform.clock, requestId: `import-${importId}` },
      ...{ actor: { profileId: found.movedBy }, sellerProfileId: found.profileId },
    };
    const [whole, byBatch] = [rows.filter((row) => !row.after.batch), rows.filter((row) => row.after.batch)];
    // All at once by their numbers, before anything changes: single rows come in the order of the file.
    if (byBatch.length > 0) await lockStock(transaction, listingsOf(rows));
    const changed = await changeRows(changer, transaction, whole);
    const offered = await offerRows(changer, transaction, whole);
    const counted = await countRows(changer, transaction, byBatch);
    const applied = rows.map(
      ({ rowNumber }) => changed.get(rowNumber) ?? offered.get(rowNumber) ?? counted.get(rowNumber),
    );
    await writeApplied(
      transaction,
      importId,
      applied.filter((row) => row !== undefined),
    );
    return true;
  });
}

async function nextRows(
  transaction: Transaction,
  importId: number,
  after: number,
): Promise<readonly RowToApply[]> {
  const rows = await selectRowsToApply(transaction, importId, { after, atMost: batchSize });
  return rows.some((row) => row.after.batch) ? rows.slice(0, batchSizeOfCounts) : rows;
}

type ByRow = ReadonlyMap<number, AppliedRow>;

async function changeRows(
  changer: Changer,
  transaction: Transaction,
  rows: readonly RowToApply[],
): Promise<ByRow> {
  const changes = rows.flatMap((row) => {
    const { listingId, before, after, skuId } = row;
    if (row.outcome !== "changed" || listingId === null || before === null) return [];
    const seen = stateIn(before);
    const changed = changedTerms(seen, after);
    return [{ row, listingId, skuId, changed, seen: termsToCompare(seen, changed) }];
  });
  const outcomes = await changeOwnListings(changer, transaction, changes);
  return new Map(
    changes.map(({ row, listingId }, at): [number, AppliedRow] => {
      const outcome = outcomes[at] ?? null;
      return [row.rowNumber, { row, listingId, reason: outcome && reasonOfRow(reasonOf(outcome)) }];
    }),
  );
}

async function offerRows(
  changer: Changer,
  transaction: Transaction,
  rows: readonly RowToApply[],
): Promise<ByRow> {
  const offers = rows.filter(({ outcome }) => outcome === "new");
  const outcomes = await offerOwnPacks(
    changer,
    transaction,
    offers.map(({ skuId, after }) => ({ ...after, skuId })),
  );
  return new Map(
    offers.map((row, at): [number, AppliedRow] => {
      const outcome = outcomes[at];
      if (outcome && "listingId" in outcome)
        return [row.rowNumber, { row, listingId: outcome.listingId, reason: null }];
      const reason = reasonOf(outcome ?? { code: "imports/unknown-code" });
      return [row.rowNumber, { row, listingId: null, reason: reasonOfRow(reason) }];
    }),
  );
}

const listingsOf = (rows: readonly RowToApply[]): number[] =>
  rows.flatMap(({ listingId }) => (listingId === null ? [] : [listingId]));

/** Rows that count a batch, one by one: a row whose batch is refused changes nothing else either. */
async function countRows(
  changer: Changer,
  transaction: Transaction,
  rows: readonly RowToApply[],
): Promise<ByRow> {
  const done = new Map<number, AppliedRow>();
  for (const row of rows) {
    let applied: AppliedRow = { row, listingId: row.listingId, reason: null };
    await orUndone(transaction, async () => {
      applied = await countRow(changer, transaction, row);
      return applied.reason === null;
    });
    done.set(row.rowNumber, applied);
  }
  return done;
}

async function countRow(changer: Changer, transaction: Transaction, row: RowToApply): Promise<AppliedRow> {
  const { batch, ...after } = row.after;
  const isChanged = row.before === null || Object.keys(changedTerms(stateIn(row.before), after)).length > 0;
  const makeTerms = row.outcome === "new" ? offerRows : changeRows;
  const terms = isChanged
    ? (await makeTerms(changer, transaction, [{ ...row, after }])).get(row.rowNumber)
    : undefined;
  const listingId = terms?.listingId ?? row.listingId;
  if (terms?.reason || listingId === null || !batch)
    return { row, listingId: row.listingId, reason: terms?.reason ?? { code: "imports/unknown-code" } };
  const seenQuantity = row.before?.batch?.quantity ?? 0;
  // The packs that it names were in stock without a batch in the preview; they may be fewer by now.
  const isLeft = row.outcome === "changed" && isStockLeft(row);
  const onHand = isLeft ? await selectOnHand(transaction, listingId) : 0;
  const refusal = await countOwnBatch(changer, transaction, { ...batch, listingId, seenQuantity });
  if (refusal) return { row, listingId: row.listingId, reason: reasonOfRow(reasonOf(refusal)) };
  const added = isLeft ? (await selectOnHand(transaction, listingId)) - onHand : 0;
  if (added <= 0) return { row, listingId, reason: null };
  const left = batch.quantity - seenQuantity - added;
  return { row, listingId, reason: { code: "batches/too-few-without", column: "batch", values: { left } } };
}

/** A pack that is another than in the preview stays; the sentence says so instead of asking to save again. */
function reasonOfRow(reason: RowReason): RowReason {
  const isOther = [
    "batches/changed",
    "catalogue/listing-changed",
    "catalogue/already-listed",
    "catalogue/listing-not-found",
  ];
  return isOther.includes(reason.code) ? { code: "imports/changed-since-preview" } : reason;
}
