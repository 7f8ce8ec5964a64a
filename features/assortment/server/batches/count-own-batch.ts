import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { TypedBatch } from "#features/batches/contract.ts";
import { countBatch } from "#features/batches/server";
import type { Changer, RowOutcome } from "../change-listings.ts";
import { findOwnSeller } from "../own-products.queries.ts";

/** Counts a batch of the person's own listing anew in the caller's transaction, as long as it has what was seen. */
export async function countOwnBatch(
  changer: Changer,
  transaction: Transaction,
  {
    listingId,
    seenQuantity,
    ...typed
  }: TypedBatch & { readonly listingId: number; readonly seenQuantity: number },
): Promise<RowOutcome> {
  const sellerId = (await findOwnSeller(transaction, changer.sellerProfileId)) ?? 0;
  const at = changer.clock.now();
  const outcome = await countBatch(transaction, { ...typed, sellerId, listingId, seenQuantity, at });
  if ("refusal" in outcome) return outcome.refusal;
  await audit(changer, transaction, {
    action: "assortment/batch-changed",
    subject: `batch ${outcome.batchId}`,
    detail: { listingId, packsBefore: seenQuantity, batch: typed.batchNumber, packs: typed.quantity },
  });
  return null;
}
