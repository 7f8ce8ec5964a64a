import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText, nameText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { goodsChoice, goodsCounts, goodsSorts } from "./goods-choice.ts";
import { priceBreak } from "./price-breaks.ts";

export const bed = z.enum(["seed", "feed", "care", "tool"]);
export type ProductImage = z.output<typeof bed>;

const rowId = z.int().check(z.positive());
const rowIdInUrl = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

export const category = z.object({
  id: rowId,
  slug: z.string(),
  title: localizedText,
  bed,
  drawing: z.string(),
  productCount: z.int(),
  groups: z.array(
    z.object({
      id: rowId,
      slug: z.string(),
      title: localizedText,
      drawing: z.string(),
      productCount: z.int(),
    }),
  ),
});
export type Category = z.output<typeof category>;

/** A product in a list. Money is whole paise; `marginInPaise` is null for everyone but agents. */
export const productCard = z.object({
  level2Id: rowId,
  level3Id: rowId,
  categorySlug: z.string(),
  slug: z.string(),
  title: localizedText,
  pack: localizedText,
  drawing: z.string(),
  /** Key of its first photo; null: it is shown by its drawing. */
  photo: z.nullable(z.string()),
  bed,
  listingId: rowId,
  priceInPaise: paise,
  /** Off one pack by an offer where the caller lives; 0 without one. */
  discountInPaise: paise,
  mrpInPaise: paise,
  marginInPaise: z.nullable(paise),
  sellerName: localizedText,
  isInStock: z.boolean(),
  /** Whether its seller delivers where the caller lives, or only another one does; null while that is not known. */
  delivery: z.nullable(z.enum(["here", "by-another", "not-here"])),
  packCount: z.int(),
});
export type ProductCard = z.output<typeof productCard>;

const licenceKinds = ["seed", "fertiliser", "insecticide"] as const;
export type LicenceKind = (typeof licenceKinds)[number];

/** A seller's dealer licence for what he sells; `validUntil` is the start of its last day in India. */
const licence = z.object({
  number: z.string(),
  validUntil: z.int(),
  isValid: z.boolean(),
});
export type SellerLicence = z.output<typeof licence>;

/** One seller's price of one SKU. `available` is capped at 99: nobody needs the exact stock of a rival. */
export const listing = z.object({
  listingId: rowId,
  sellerName: localizedText,
  sellerTown: nameText,
  /** Of a single pack. */
  priceInPaise: paise,
  /** What one pack costs from numbers of packs on. */
  priceBreaks: z.array(priceBreak),
  /** Off one pack by an offer where the caller lives; 0 without one. */
  discountInPaise: paise,
  mrpInPaise: paise,
  marginInPaise: z.nullable(paise),
  available: z.int(),
  /** The licence that this product needs; null when it needs none or the seller has shown none. */
  licence: z.nullable(licence),
  /** When a parcel ordered now is where the caller lives; null: this seller does not deliver there, or it is not known. */
  deliveredBy: z.nullable(z.int()),
  /** What this seller asks for the way there, once for an order, when one pack is bought; null like `deliveredBy`. */
  shippingInPaise: z.nullable(paise),
  /** What he asks for handling, once for an order. */
  handlingInPaise: paise,
  /** `yyyy-mm-dd`: the day of the seller's earliest batch with free packs; null: no batches, or none with a day. */
  bestBefore: z.nullable(z.string()),
});
export type Listing = z.output<typeof listing>;

/** What one pack costs with the offer that holds for the caller. */
export function priceWithOffer(price: Pick<Listing, "priceInPaise" | "discountInPaise">): number {
  return price.priceInPaise - price.discountInPaise;
}

export const skuAttribute = z.object({
  key: z.string(),
  name: localizedText,
  value: z.string(),
  unit: z.string(),
});
export type SkuAttribute = z.output<typeof skuAttribute>;

export const sku = z.object({
  skuId: rowId,
  attributes: z.array(skuAttribute),
  pack: localizedText,
  weightInGrams: z.int(),
  /** What is delivered where the caller lives first, of this what can be bought, then the cheapest. */
  listings: z.array(listing),
});
export type Sku = z.output<typeof sku>;

/** The colour of the triangle that the law puts on the label of a pesticide, from extremely to slightly toxic. */
const toxicityClass = z.enum(["red", "yellow", "blue", "green"]);
export type ToxicityClass = z.output<typeof toxicityClass>;

/** A line of what is worth knowing of a product: season, seed rate, dose on the label, waiting time, safety. */
const productFact = z.object({
  name: localizedText,
  value: localizedText,
  /** Set where the fact is the toxicity class. */
  toxicity: z.nullable(toxicityClass),
});
export type ProductFact = z.output<typeof productFact>;

export const productView = z.object({
  level1Id: rowId,
  level2Id: rowId,
  level3Id: rowId,
  categorySlug: z.string(),
  categoryTitle: localizedText,
  groupSlug: z.string(),
  groupTitle: localizedText,
  slug: z.string(),
  title: localizedText,
  description: localizedText,
  drawing: z.string(),
  /** Keys of its photos in their order; none: it is shown by its drawing. */
  photos: z.array(z.string()),
  bed,
  maker: z.string(),
  countryOfOrigin: z.string(),
  hsn: z.string(),
  gstRateInBasisPoints: z.int(),
  /** The dealer licence that the law asks of whoever sells it. */
  licenceNeeded: z.nullable(z.enum(licenceKinds)),
  facts: z.array(productFact),
  skus: z.array(sku),
  /** By which the product stands in the caller's lists, and its page opens; null while nobody offers it. */
  leadListingId: z.nullable(rowId),
  /** Of where the caller lives; null while that is not known. */
  pinCode: z.nullable(z.string()),
});
export type ProductView = z.output<typeof productView>;

const crop = z.object({
  slug: z.string(),
  title: localizedText,
  /** Offered no more; its name is for where it was chosen before. */
  isWithdrawn: z.boolean(),
});
/** A crop that can be chosen, or could. */
export type Crop = z.output<typeof crop>;

export const listCategories = endpoint({
  name: "store/list-categories",
  summary:
    "The categories of the store with their groups and counts, and the crops in the order in which they are offered.",
  method: "GET",
  path: "/v2/store/categories",
  permission: "member",
  answer: z.object({ categories: z.array(category), crops: z.array(crop) }),
  isRevalidated: true,
  errors: {},
});

export const listProducts = endpoint({
  name: "store/list-products",
  summary:
    "Products of a choice of the store, in the wished order, paged by `after`. A product is found when every word of `q` may mean one of its words: as written or as it sounds, in English or Telugu, its beginning, without its ending, with one wrong letter, or a synonym. Words that mean nothing in the store are left out, and where no product has all words those come that have some. Sorting by margin is for agents; for others it is the order that holds without a wish.",
  method: "GET",
  path: "/v2/store/products",
  permission: "member",
  rate: { hits: 60, windowInSeconds: 10 },
  query: z.object({
    ...goodsChoice,
    sort: z._default(z.enum(goodsSorts), "best"),
    /** `nextAfter` of the page before. */
    after: z.optional(rowIdInUrl),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  answer: z.object({
    products: z.array(productCard),
    nextAfter: z.nullable(z.int()),
    /** No product has all words of the search: these have some of them. */
    isLoose: z.boolean(),
  }),
  isRevalidated: true,
  errors: {},
});

export const countProducts = endpoint({
  name: "store/count-products",
  summary:
    "How many products a choice shows, and how many each further choice beside it would show. Exact up to ten thousand offers; beyond that the newest are counted and `isCapped` says so.",
  method: "GET",
  path: "/v2/store/product-counts",
  permission: "member",
  rate: { hits: 60, windowInSeconds: 10 },
  query: z.object(goodsChoice),
  answer: goodsCounts,
  isRevalidated: true,
  errors: {},
});

export const viewProduct = endpoint({
  name: "store/view-product",
  summary: "One product with its packs, sellers and prices.",
  method: "GET",
  path: "/v2/store/products/{level3Id}",
  permission: "member",
  params: z.object({ level3Id: rowIdInUrl }),
  answer: productView,
  isRevalidated: true,
  errors: { "store/product-not-found": 404 },
});

export const listMoreProducts = endpoint({
  name: "store/list-more-products",
  summary: "What buyers of a product bought with it, and others of its group; at most six of each.",
  method: "GET",
  path: "/v2/store/products/{level3Id}/more",
  permission: "member",
  params: z.object({ level3Id: rowIdInUrl }),
  answer: z.object({ boughtTogether: z.array(productCard), related: z.array(productCard) }),
  isRevalidated: true,
  errors: { "store/product-not-found": 404 },
});

/** The plain address of a product for people without a session: a small page with a preview that leads into the app. */
export function sharedProductPath(level3Id: number, language: "en" | "te"): string {
  return `/public/store/p/${level3Id}${language === "te" ? "?l=te" : ""}`;
}

/** The ids of `/p/c/{title}/{ids}`: level-2 and level-3 product id joined by an underscore (STORE-001). */
export function joinProductIds(level2Id: number, level3Id: number): string {
  return `${level2Id}_${level3Id}`;
}

/** Reads `{level2Id}_{level3Id}`; null when the text is no such pair. */
export function splitProductIds(ids: string): { level2Id: number; level3Id: number } | null {
  const match = /^([1-9][0-9]{0,14})_([1-9][0-9]{0,14})$/.exec(ids);
  return match ? { level2Id: Number(match[1]), level3Id: Number(match[2]) } : null;
}
