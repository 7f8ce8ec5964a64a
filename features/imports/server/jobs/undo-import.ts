import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { ListingState } from "#features/assortment/contract/listings.ts";
import { changedTerms, changeOwnListings, type OwnListingChange } from "#features/assortment/server";
import type { ColumnId } from "../../contract.ts";
import { lockImport, moveImport } from "../imports.queries.ts";
import { type RowToApply, selectRowsToUndo, writeUndone } from "../rows.queries.ts";
import { type RowReason, reasonOf, stateIn } from "../rows.ts";
import { batchSize } from "./batch-size.ts";

/**
 * Sets back the next batch of changed rows, prices apart from stock, wherever they stand as the import left them; packs
 * that it put on sale are hidden. False when nothing is left.
 */
export function undoBatch(platform: Platform, importId: number): Promise<boolean> {
  return inTransaction(platform, async (transaction) => {
    const found = await lockImport(transaction, importId, "undoing");
    if (!found) return false;
    const rows = await selectRowsToUndo(transaction, importId, { after: found.undoneTo, atMost: batchSize });
    if (rows.length === 0) {
      const finishedAt = platform.clock.now();
      await moveImport(transaction, importId, { from: ["undoing"], to: "undone", finishedAt });
      return false;
    }
    const changer = {
      ...{ clock: platform.clock, requestId: `import-${importId}` },
      ...{ actor: { profileId: found.movedBy }, sellerProfileId: found.profileId },
    };
    const kept = new Map<number, RowReason>();
    for (const part of ["stock", "price"] as const) {
      const changes = rows.flatMap((row) => setBack(row, part));
      const outcomes = await changeOwnListings(changer, transaction, changes);
      for (const [at, outcome] of outcomes.entries()) {
        const listingId = changes[at]?.listingId;
        if (outcome && listingId !== undefined) kept.set(listingId, keptReason(reasonOf(outcome), part));
      }
    }
    await writeUndone(
      transaction,
      importId,
      rows.map((row) => ({ row, keptReason: kept.get(row.listingId ?? 0) ?? batchKept(row) })),
    );
    return true;
  });
}

/** Prices and visibility hang together; the stock moves with every dispatched order, so it is set back by itself. */
function setBack(
  { listingId, skuId, ...row }: RowToApply,
  part: "price" | "stock",
): readonly OwnListingChange[] {
  if (listingId === null) return [];
  const after = stateIn(row.after);
  const goal: ListingState = row.before ? stateIn(row.before) : { ...after, isListed: false };
  const terms = (Object.keys(changedTerms(after, goal)) as (keyof ListingState)[]).filter(
    (term) => (term === "onHand") === (part === "stock"),
  );
  if (terms.length === 0) return [];
  const only = (state: ListingState) => Object.fromEntries(terms.map((term) => [term, state[term]]));
  return [{ listingId, skuId, changed: only(goal), seen: only(after) }];
}

/** Packs may have moved between batches since, so a count of one is not set back. */
function batchKept({ after }: RowToApply): RowReason | null {
  return after.batch ? { code: "imports/batch-kept", column: "batch" } : null;
}

function keptReason({ code, ...reason }: RowReason, part: ColumnId): RowReason {
  if (code !== "catalogue/listing-changed") return { column: part, ...reason, code };
  return { code: "imports/changed-since-import", column: part };
}
