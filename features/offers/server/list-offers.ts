import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { listOffers as endpoint, Offer } from "../contract.ts";
import { type OfferRow, selectOffers } from "./queries.ts";

/** One page of the seller's own offers. */
export async function listOffers(
  { sellerProfileId, database }: SellerContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  // One more than is shown tells whether there is a next page.
  const found = await selectOffers(database, {
    profileId: sellerProfileId,
    after: query.after,
    atMost: query.limit + 1,
  });
  const offers = found.slice(0, query.limit).map(offerOf);
  return { offers, nextAfter: found.length > query.limit ? (offers.at(-1)?.offerId ?? null) : null };
}

function offerOf(row: OfferRow): Offer {
  return {
    offerId: row.id,
    listingId: row.listing_id,
    title: { en: row.title_en, te: row.title_te },
    pack: { en: row.pack_title_en, te: row.pack_title_te },
    priceInPaise: row.price_in_paise,
    discountInPaise: row.discount_in_paise,
    pinPrefixes: row.pin_prefixes,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    isEnded: row.is_ended,
  };
}
