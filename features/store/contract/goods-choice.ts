import * as z from "zod/mini";

/** Sort orders of a product list; `best` is the match of a search, otherwise newest first. */
export const goodsSorts = ["best", "newest", "price-up", "price-down", "margin"] as const;
export type GoodsSort = (typeof goodsSorts)[number];

export const maximumSearchLength = 80;

/** The slug of a category, a group or a product in an address. */
export const slugInUrl = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9-]+$/));

/** Separates chosen makers, because their names contain commas. */
export const makerSeparator = "|";

const amountInUrl = z.coerce
  .number<string | number>()
  .check(z.int(), z.minimum(0), z.maximum(1_000_000_000_00));
const yes = z.enum(["1"]);

/**
 * Filters of the store. Crops, makers and sellers each match any value; different filters must all match.
 * Filters and order use the price, stock and margin of one pack: the cheapest in stock, delivered to the
 * caller, offers included.
 */
export const goodsChoice = {
  category: z.optional(slugInUrl),
  group: z.optional(slugInUrl),
  q: z.optional(z.string().check(z.trim(), z.maxLength(maximumSearchLength))),
  /** Slugs, separated by commas. */
  crops: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,29}$/))),
  /** Names, separated by `makerSeparator`. */
  makers: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  /** Ids, separated by commas. */
  sellers: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,29}$/))),
  priceFromInPaise: z.optional(amountInUrl),
  priceToInPaise: z.optional(amountInUrl),
  /** Also products that nobody delivers to the caller's pin code; they are left out where the code is known. */
  everywhere: z.optional(yes),
  inStock: z.optional(yes),
};

const count = z.int();

/** How many products each further filter would show, beside all chosen ones; highest count first. */
export const goodsCounts = z.object({
  total: count,
  /** There are more products than were counted, so every number is a minimum. */
  isCapped: z.boolean(),
  /** By category, or by group within a chosen category. */
  places: z.array(z.object({ slug: z.string(), count })),
  crops: z.array(z.object({ slug: z.string(), count })),
  makers: z.array(z.object({ name: z.string(), count })),
  sellers: z.array(
    z.object({ sellerId: z.int(), name: z.object({ en: z.string(), te: z.string() }), count }),
  ),
  /** Ranges between `priceBounds`, both ends included; `toInPaise` is null for the last one. */
  prices: z.array(z.object({ fromInPaise: z.int(), toInPaise: z.nullable(z.int()), count })),
  servedHere: count,
  inStock: count,
  /** The caller's pin code; null while unknown. */
  pinCode: z.nullable(z.string()),
});
export type GoodsCounts = z.output<typeof goodsCounts>;

/** The bounds between price ranges, in paise. */
export const priceBounds = [100_00, 250_00, 500_00, 1_000_00, 2_500_00, 5_000_00] as const;
