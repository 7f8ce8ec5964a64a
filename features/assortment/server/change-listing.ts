import type { CheckedOf, ErrorOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { selectListingsWithBatches } from "#features/batches/server";
import { changeListings, lockStock } from "#features/catalogue/server";
import {
  changeOwnListing as endpoint,
  type ListingState,
  type ProductForSeller,
} from "../contract/listings.ts";
import { beforeAndAfter, type RowRefusal } from "./change-listings.ts";
import { changedTerms, offersAnew, termsToCompare } from "./listing-change.policy.ts";
import { isSuspended } from "./own-products.queries.ts";
import { findOwnListing, findPack } from "./product.queries.ts";
import { toProductForSeller } from "./read-product.ts";

/** Changes what the caller has changed of a listing of his own, as long as it is what he saw. */
export async function changeOwnListing(
  context: SellerContext,
  { params: { listingId }, body: { seen, ...wished } }: CheckedOf<typeof endpoint>,
): Promise<ProductForSeller> {
  const profileId = context.sellerProfileId;
  const now = context.clock.now();
  return inTransaction(context, async (transaction) => {
    const listing = await findOwnListing(transaction, listingId, profileId);
    if (!listing) return refuse(endpoint, "catalogue/listing-not-found");
    const pack = await findPack(transaction, listing.skuId, { profileId, onDay: dayInIndia(now) });
    if (!pack) return refuse(endpoint, "catalogue/listing-not-found");
    const changed = changedTerms(seen, wished);
    if (offersAnew(changed)) await refuseOffering(transaction, profileId, { changed, pack });
    if (changed.onHand !== undefined) await refuseCountByBatch(transaction, listingId);
    const [outcome] = await changeListings(transaction, {
      sellerId: listing.sellerId,
      changes: [{ listingId, changed, seen: termsToCompare(seen, changed) }],
      changedAt: now,
    });
    if (!outcome || "refusal" in outcome)
      return refuseChange(outcome?.refusal ?? { code: "catalogue/listing-not-found" });
    if (Object.keys(changed).length > 0)
      await audit(context, transaction, {
        action: "assortment/listing-changed",
        subject: `listing ${listingId}`,
        detail: beforeAndAfter(outcome.before, changed),
      });
    return toProductForSeller(context, transaction, pack.level3Id);
  });
}

/** Who is suspended neither lists nor prices; what needs a licence is put on sale with one. @throws AppError */
async function refuseOffering(
  transaction: Transaction,
  profileId: number,
  {
    changed,
    pack,
  }: { readonly changed: Partial<ListingState>; readonly pack: { readonly hasLicence: boolean } },
): Promise<void> {
  if (await isSuspended(transaction, profileId)) refuse(endpoint, "assortment/suspended");
  if (changed.isListed === true && !pack.hasLicence) refuse(endpoint, "assortment/licence-missing");
}

/** Stock that is counted by batch changes with its batches only. @throws AppError */
async function refuseCountByBatch(transaction: Transaction, listingId: number): Promise<void> {
  // Held before it is looked at, so that nobody makes a first batch meanwhile.
  await lockStock(transaction, [listingId]);
  if (!(await selectListingsWithBatches(transaction, [listingId])).has(listingId)) return;
  refuse(endpoint, "batches/count-by-batch", { fields: { onHand: "batches/count-by-batch" } });
}

function refuseChange({ code, field, values }: RowRefusal): never {
  const fields = field === undefined ? {} : { fields: { [field]: code } };
  return refuse(endpoint, code as ErrorOf<typeof endpoint>, { ...(values && { values }), ...fields });
}
