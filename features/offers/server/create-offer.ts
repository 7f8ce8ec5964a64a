import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { createOffer as endpoint } from "../contract.ts";
import { findOwnListing, insertOffer } from "./queries.ts";

/** Makes an offer; the seller bears it, so the listing must be his and keep a price above nothing, also at its price breaks. */
export async function createOffer(
  context: SellerContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const now = context.clock.now();
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    const listing = await findOwnListing(transaction, body.listingId, context.sellerProfileId);
    if (!listing) return refuse(endpoint, "offers/listing-not-found");
    if (listing.is_suspended) return refuse(endpoint, "offers/suspended");
    if (body.discountInPaise >= listing.lowest_in_paise)
      refuseField("discountInPaise", "offers/discount-too-high");
    if (body.endsOn < dayInIndia(now) || body.endsOn < body.startsOn)
      refuseField("endsOn", "offers/days-wrong");
    const offerId = await insertOffer(transaction, {
      sellerId: listing.seller_id,
      listingId: body.listingId,
      discountInPaise: body.discountInPaise,
      pinPrefixes: [...new Set(body.pinPrefixes)],
      startsOn: body.startsOn,
      endsOn: body.endsOn,
      createdAt: now,
    });
    await audit(context, transaction, {
      action: "offers/created",
      subject: `offer ${offerId}`,
      detail: { listingId: body.listingId, discountInPaise: body.discountInPaise },
    });
    return { offerId };
  });
}

function refuseField(field: string, code: keyof (typeof endpoint)["errors"]): never {
  return refuse(endpoint, code, { fields: { [field]: code } });
}
