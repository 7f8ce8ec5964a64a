import { type Calls, missingId } from "#testing/calls/calls.ts";
import { anOffer, anOwnListing } from "#testing/shop/offers.ts";

/** What the calls of offers answer, and what is sent to them. */
export const calls: Calls = {
  "offers/list-offers": { own: 200 },
  "offers/create-offer": {
    own: 201,
    others: 404,
    missing: 404,
    sends: async ({ app, product }, { profileId }, kind) => {
      const days = { startsOn: "2026-07-14", endsOn: "2026-08-14" };
      const offer = { ...days, discountInPaise: 10_00, pinPrefixes: ["506"] };
      const own = kind === "own" ? await anOwnListing(app, profileId) : product;
      return [{ body: { ...offer, listingId: kind === "missing" ? missingId : own.listingId } }];
    },
  },
  "offers/end-offer": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async ({ app, product }, { profileId }, kind) => {
      if (kind === "missing") return [{ params: { offerId: missingId } }];
      const listing = kind === "own" ? await anOwnListing(app, profileId) : product;
      return [{ params: { offerId: await anOffer(app, listing) } }];
    },
  },
};
