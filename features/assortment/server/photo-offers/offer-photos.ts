import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  type OwnPhotoOffer,
  offerPhotos as offerEndpoint,
  readPhotoOffer as readEndpoint,
} from "../../contract/photo-offers.ts";
import { takePhotos } from "../proposals/proposal-photos.ts";
import { findOfferOf, insertOffer, withdrawOffers } from "./photo-offers.queries.ts";

/** What the caller may offer and has offered for a product. */
export async function readPhotoOffer(
  { database, sellerProfileId }: SellerContext,
  { params: { level3Id } }: CheckedOf<typeof readEndpoint>,
): Promise<AnswerOf<typeof readEndpoint>> {
  const found = await findOfferOf(database, { level3Id, profileId: sellerProfileId });
  if (!found) return refuse(readEndpoint, "assortment/product-not-found");
  return { canOffer: found.canOffer, offer: found.offer };
}

/** Offers photos for a product without any; what waited of the same seller goes. */
export async function offerPhotos(
  context: SellerContext,
  { params: { level3Id }, body: { photos } }: CheckedOf<typeof offerEndpoint>,
): Promise<OwnPhotoOffer> {
  return inTransaction(context, async (transaction) => {
    const found = await findOfferOf(transaction, { level3Id, profileId: context.sellerProfileId });
    if (!found) return refuse(offerEndpoint, "assortment/product-not-found");
    const { sellerId, canOffer } = found;
    if (!canOffer || sellerId === null) return refuse(offerEndpoint, "assortment/photos-not-needed");
    const withdrawn = await withdrawOffers(transaction, level3Id, sellerId);
    const before = withdrawn.flatMap((offer) => offer.photos);
    await takePhotos(context, transaction, { before, photos });
    await insertOffer(transaction, { level3Id, sellerId, photos, at: context.clock.now() });
    await audit(context, transaction, {
      action: "assortment/photos-offered",
      subject: `product ${level3Id}`,
      detail: { photos: photos.join(" ") },
    });
    return { state: "waiting" as const, photos, reason: null };
  });
}
