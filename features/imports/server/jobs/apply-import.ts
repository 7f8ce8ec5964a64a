import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import {
  type Changer,
  changedTerms,
  changeOwnListings,
  offerOwnPacks,
  termsToCompare,
} from "#features/assortment/server";
import { lockImport, moveImport } from "../imports.queries.ts";
import { type AppliedRow, type RowToApply, selectRowsToApply, writeApplied } from "../rows.queries.ts";
import { type RowReason, reasonOf } from "../rows.ts";
import { batchSize } from "./batch-size.ts";

/**
 * Makes the changes of the next batch; the position moves in the same transaction, so that no row is done twice
 * however a worker ends. False when nothing is left or the import was stopped.
 */
export function applyBatch(platform: Platform, importId: number): Promise<boolean> {
  return inTransaction(platform, async (transaction) => {
    const found = await lockImport(transaction, importId, "applying");
    if (!found) return false;
    const rows = await selectRowsToApply(transaction, importId, {
      after: found.appliedTo,
      atMost: batchSize,
    });
    if (rows.length === 0) {
      const finishedAt = platform.clock.now();
      await moveImport(transaction, importId, { from: ["applying"], to: "done", finishedAt });
      return false;
    }
    const changer = {
      ...{ clock: platform.clock, requestId: `import-${importId}` },
      ...{ actor: { profileId: found.movedBy }, sellerProfileId: found.profileId },
    };
    const changed = await changeRows(changer, transaction, rows);
    const offered = await offerRows(changer, transaction, rows);
    const applied = rows.map((row) => changed.get(row.rowNumber) ?? offered.get(row.rowNumber));
    await writeApplied(
      transaction,
      importId,
      applied.filter((row) => row !== undefined),
    );
    return true;
  });
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
    const changed = changedTerms(before, after);
    return [{ row, listingId, skuId, changed, seen: termsToCompare(before, changed) }];
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

/** A pack that is another than in the preview stays; the sentence says so instead of asking to save again. */
function reasonOfRow(reason: RowReason): RowReason {
  const isOther = ["catalogue/listing-changed", "catalogue/already-listed", "catalogue/listing-not-found"];
  return isOther.includes(reason.code) ? { code: "imports/changed-since-preview" } : reason;
}
