import * as z from "zod/mini";
import { calendarDay } from "#engine/contract/calendar-day.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";

const rowIdInUrl = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** The beginning of pin codes: `506` is a sorting district, six digits are one pin code. */
const pinPrefix = z.string().check(z.trim(), z.regex(/^[1-9][0-9]{0,5}$/));

/** A seller's discount on one pack for pin areas and days (decision 0009). */
export const offer = z.object({
  offerId: z.int(),
  listingId: z.int(),
  title: localizedText,
  pack: localizedText,
  priceInPaise: paise,
  /** Off the price of one pack. */
  discountInPaise: paise,
  pinPrefixes: z.array(z.string()),
  startsOn: z.string(),
  endsOn: z.string(),
  isEnded: z.boolean(),
});
export type Offer = z.output<typeof offer>;

export const listOffers = endpoint({
  name: "offers/list-offers",
  summary: "The seller's own offers, newest first, paged by `after`.",
  method: "GET",
  path: "/v2/selling/offers",
  permission: "seller",
  sellerPart: "catalogue",
  query: z.object({
    /** `nextAfter` of the page before. */
    after: z.optional(rowIdInUrl),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  answer: z.object({ offers: z.array(offer), nextAfter: z.nullable(z.int()) }),
  errors: {},
});

export const createOffer = endpoint({
  name: "offers/create-offer",
  summary:
    "Makes an offer on a listing of the seller's own, from a day that is not over; he bears the discount.",
  method: "POST",
  path: "/v2/selling/offers",
  permission: "seller",
  sellerPart: "catalogue",
  body: z.object({
    listingId: z.int().check(z.positive()),
    discountInPaise: z.int().check(z.positive()),
    pinPrefixes: z.array(pinPrefix).check(z.minLength(1), z.maxLength(200)),
    startsOn: calendarDay,
    endsOn: calendarDay,
  }),
  answer: z.object({ offerId: z.int() }),
  success: "CREATED",
  isIdempotent: true,
  errors: {
    "offers/listing-not-found": 404,
    "offers/suspended": 409,
    "offers/discount-too-high": 422,
    "offers/days-wrong": 422,
  },
});

export const endOffer = endpoint({
  name: "offers/end-offer",
  summary: "Ends an offer of the seller's own at once; one that has ended stays as it is.",
  method: "DELETE",
  path: "/v2/selling/offers/{offerId}",
  permission: "seller",
  sellerPart: "catalogue",
  params: z.object({ offerId: rowIdInUrl }),
  answer: z.object({ offerId: z.int() }),
  errors: { "offers/offer-not-found": 404 },
});
