import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { oneLine } from "#engine/contract/typed-text.ts";
import { batch, mostPacks } from "#features/batches/contract.ts";
import { commissionRule } from "#features/commissions/contract.ts";
import { mostPriceBreaks, priceBreak } from "#features/store/contract/price-breaks.ts";
import { bed } from "#features/store/contract/store.ts";

export const rowId = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));
export const rowIdInUrl = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));
const licence = z.nullable(z.enum(["seed", "fertiliser", "insecticide"]));

/** ₹1,00,00,000: no pack costs more. */
const mostPaise = 1_00_00_000_00;

/** The states of a product as its seller sees it. */
export const productStates = ["live", "outOfStock", "licenceMissing", "hidden", "suspended"] as const;
export type ProductState = (typeof productStates)[number];

export const listingTerms = z.object({
  priceInPaise: paise.check(z.positive(), z.maximum(mostPaise)),
  /** The maximum retail price printed on the pack. */
  mrpInPaise: paise.check(z.positive(), z.maximum(mostPaise)),
  /** What an agent earns on one pack, on top of the price, unless the agent chooses otherwise. */
  commissionInPaise: paise.check(z.minimum(0), z.maximum(mostPaise)),
  /** Packs in the store-room, those of orders that are not dispatched yet among them. */
  onHand: z.int().check(z.minimum(0), z.maximum(mostPacks)),
});
export type ListingTerms = z.output<typeof listingTerms>;

/** Lower prices of one pack from numbers of packs on; left out, there are none. */
export const typedPriceBreaks = z._default(
  z
    .array(
      z.object({
        quantity: z.int().check(z.minimum(2), z.maximum(9999)),
        priceInPaise: paise.check(z.positive(), z.maximum(mostPaise)),
      }),
    )
    .check(z.maxLength(mostPriceBreaks)),
  [],
);

/** The rule of the product's category says what an agent earns; `commissionInPaise` then counts for nothing. */
const isCommissionByRule = z._default(z.boolean(), false);

const listingState = z.extend(listingTerms, {
  isCommissionByRule,
  priceBreaks: typedPriceBreaks,
  isListed: z.boolean(),
});
export type ListingState = z.output<typeof listingState>;

const ownListing = z.object({
  listingId: rowId,
  priceInPaise: paise,
  mrpInPaise: paise,
  /** The seller's own, else what the rule gives. */
  commissionInPaise: paise,
  isCommissionByRule: z.boolean(),
  priceBreaks: z.array(priceBreak),
  onHand: z.int(),
  /** Packs of orders that are not dispatched yet. */
  inOrders: z.int(),
  /** Packs set aside for buyers in checkout. */
  inCheckout: z.int(),
  isListed: z.boolean(),
});
export type OwnListing = z.output<typeof ownListing>;

/** With its stock by batch, the first to expire first; without batches the stock is one figure. */
const ownListingInFull = z.extend(ownListing, { batches: z.array(batch) });
export type OwnListingInFull = z.output<typeof ownListingInFull>;

const productFacts = {
  level3Id: rowId,
  title: localizedText,
  group: localizedText,
  maker: z.string(),
  bed,
  drawing: z.string(),
  /** Key of its first photo; null: it is shown by its drawing. */
  photo: z.nullable(z.string()),
};
/** By which an agent earns on packs that go by the rules; null: there is none, and they earn nothing. */
const ruleFact = { commissionRule: z.nullable(commissionRule) };

export const ownProduct = z.object({
  ...productFacts,
  state: z.enum(productStates),
  ...ruleFact,
  licenceNeeded: licence,
  packs: z.array(z.extend(ownListing, { pack: localizedText })),
});
export type OwnProduct = z.output<typeof ownProduct>;

const pageOfProducts = {
  search: z._default(oneLine(0, 80), ""),
  /** `nextAfter` of the page before. */
  after: z.optional(rowIdInUrl),
  limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
};

export const listOwnProducts = endpoint({
  name: "assortment/list-own-products",
  summary:
    "The products that the caller sells, with packs, prices, stock and state, the latest added first, paged by `after`; with the count of each state.",
  method: "GET",
  path: "/v2/selling/products",
  permission: "seller",
  sellerPart: "catalogue",
  query: z.object({ ...pageOfProducts, state: z.optional(z.enum(productStates)) }),
  answer: z.object({
    products: z.array(ownProduct),
    /** Of all that fit the search, whatever state is asked for. */
    counts: z.record(z.enum(productStates), z.int()),
    packCount: z.int(),
    /** What all packs in the store-room come to at their prices. */
    stockWorthInPaise: paise,
    nextAfter: z.nullable(rowId),
  }),
  errors: {},
});

export const productForSeller = z.object({
  ...productFacts,
  ...ruleFact,
  categorySlug: z.string(),
  slug: z.string(),
  hsn: z.string(),
  gstRateInBasisPoints: z.nullable(z.int()),
  licenceNeeded: licence,
  /** Whether nothing of the caller is sold, because an admin has suspended him. */
  isSuspended: z.boolean(),
  /** Whether the caller has a valid licence, or needs none. */
  hasLicence: z.boolean(),
  /** All packs of the product, with the caller's own listing where there is one. */
  packs: z.array(z.object({ skuId: rowId, pack: localizedText, listing: z.nullable(ownListingInFull) })),
});
export type ProductForSeller = z.output<typeof productForSeller>;

export const readProductForSeller = endpoint({
  name: "assortment/read-product",
  summary: "A product of the common list with all its packs and the caller's own prices and stock of them.",
  method: "GET",
  path: "/v2/selling/products/{level3Id}",
  permission: "seller",
  sellerPart: "catalogue",
  params: z.object({ level3Id: rowIdInUrl }),
  answer: productForSeller,
  errors: { "assortment/product-not-found": 404 },
});

export const commonProduct = z.object({
  ...productFacts,
  licenceNeeded: licence,
  packCount: z.int(),
  /** How many of its packs the caller sells already. */
  ownPackCount: z.int(),
});
export type CommonProduct = z.output<typeof commonProduct>;

export const listCommonProducts = endpoint({
  name: "assortment/list-common-products",
  summary:
    "The products of the common list that fit the search, in English, Telugu or as it sounds, whoever sells them; the newest first, paged by `after`.",
  method: "GET",
  path: "/v2/selling/common-products",
  permission: "seller",
  sellerPart: "catalogue",
  query: z.object(pageOfProducts),
  answer: z.object({ products: z.array(commonProduct), nextAfter: z.nullable(rowId) }),
  errors: {},
});

export const offerPack = endpoint({
  name: "assortment/offer-pack",
  summary: "Puts a pack of the common list on sale with the caller's price and stock.",
  method: "POST",
  path: "/v2/selling/listings",
  permission: "seller",
  sellerPart: "catalogue",
  body: z.extend(listingTerms, { isCommissionByRule, priceBreaks: typedPriceBreaks, skuId: rowId }),
  answer: productForSeller,
  success: "CREATED",
  errors: {
    "assortment/product-not-found": 404,
    "assortment/no-business": 404,
    "assortment/suspended": 409,
    "assortment/licence-missing": 422,
    "catalogue/price-above-mrp": 422,
    "catalogue/price-breaks": 422,
    "catalogue/already-listed": 409,
  },
});

export const changeOwnListing = endpoint({
  name: "assortment/change-listing",
  summary:
    "Changes price, price breaks, MRP, margin or stock of a listing of the caller's own, withdraws it or puts it back. `seen` is what the caller saw: where a term to be changed, or a price, is another by now, nothing is changed.",
  method: "PUT",
  path: "/v2/selling/listings/{listingId}",
  permission: "seller",
  sellerPart: "catalogue",
  params: z.object({ listingId: rowIdInUrl }),
  body: z.extend(listingState, { seen: listingState }),
  answer: productForSeller,
  errors: {
    "assortment/suspended": 409,
    "assortment/licence-missing": 422,
    "catalogue/listing-not-found": 404,
    "catalogue/listing-changed": 409,
    "catalogue/price-above-mrp": 422,
    "catalogue/price-breaks": 422,
    "catalogue/stock-below-taken": 409,
    "batches/count-by-batch": 409,
  },
});
