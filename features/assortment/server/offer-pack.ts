import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { createListing } from "#features/catalogue/server";
import { offerPack as endpoint, type ProductForSeller } from "../contract/listings.ts";
import { findOwnSeller, isSuspended } from "./own-products.queries.ts";
import { findPack } from "./product.queries.ts";
import { toProductForSeller } from "./read-product.ts";

/** Puts a pack of the common list on sale; who sells it already is told so, and keeps his price. */
export async function offerPack(
  context: SellerContext,
  { body: { skuId, ...terms } }: CheckedOf<typeof endpoint>,
): Promise<ProductForSeller> {
  const profileId = context.sellerProfileId;
  const now = context.clock.now();
  return inTransaction(context, async (transaction) => {
    const sellerId = await findOwnSeller(transaction, profileId);
    if (sellerId === undefined) return refuse(endpoint, "assortment/no-business");
    if (await isSuspended(transaction, profileId)) return refuse(endpoint, "assortment/suspended");
    const pack = await findPack(transaction, skuId, { profileId, onDay: dayInIndia(now) });
    if (!pack) return refuse(endpoint, "assortment/product-not-found");
    if (!pack.hasLicence) return refuse(endpoint, "assortment/licence-missing");
    const { priceInPaise, mrpInPaise, onHand } = terms;
    const listingId = await createListing(transaction, {
      ...terms,
      ...{ skuId, sellerId, isListed: true, changedAt: now },
    });
    await audit(context, transaction, {
      action: "assortment/pack-offered",
      subject: `listing ${listingId}`,
      // The margin is between the seller and his agents; admins read the log.
      detail: { skuId, priceInPaise, mrpInPaise, onHand },
    });
    return toProductForSeller(context, transaction, pack.level3Id);
  });
}
