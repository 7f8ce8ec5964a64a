import * as z from "zod/mini";

/** Ways to put a list of goods in order; `best` is how well a search fits, without one the newest first. */
export const goodsSorts = ["best", "newest", "price-up", "price-down", "margin"] as const;
export type GoodsSort = (typeof goodsSorts)[number];

export const maximumSearchLength = 80;

/** The name of a category, a group or a product in an address. */
export const slugInUrl = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9-]+$/));

/** Between the makers of a choice: their names hold commas. */
export const makerSeparator = "|";

const amountInUrl = z.coerce
  .number<string | number>()
  .check(z.int(), z.minimum(0), z.maximum(1_000_000_000_00));
const yes = z.enum(["1"]);

/**
 * What is chosen of the store's goods. Within one of crops, makers and sellers any fits; all others must fit together.
 * A product stands in lists by one pack of the sellers that are left: of one who delivers where the caller lives, in
 * stock, the cheapest with the offers there; its price, its stock and its margin are those of that pack, in filters and
 * orders as on its card.
 */
export const goodsChoice = {
  category: z.optional(slugInUrl),
  group: z.optional(slugInUrl),
  q: z.optional(z.string().check(z.trim(), z.maxLength(maximumSearchLength))),
  /** Slugs of `contract/crops`, with commas between. */
  crops: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}(,[a-z-]{1,40}){0,29}$/))),
  /** Names, with `makerSeparator` between. */
  makers: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  /** Ids, with commas between. */
  sellers: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,29}$/))),
  priceFromInPaise: z.optional(amountInUrl),
  priceToInPaise: z.optional(amountInUrl),
  /** Only what is delivered to the pin code of where the caller lives. */
  servedHere: z.optional(yes),
  inStock: z.optional(yes),
};

const count = z.int();

/** How many products each further choice would show, beside all that is chosen otherwise; the most first. */
export const goodsCounts = z.object({
  total: count,
  /** More goods were there than are counted: every number is at least so many. */
  isCapped: z.boolean(),
  /** By category where none is chosen, else by its groups. */
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
  /** Of where the caller lives; null while that is not known. */
  pinCode: z.nullable(z.string()),
});
export type GoodsCounts = z.output<typeof goodsCounts>;

/** Where one range of prices ends and the next begins, in paise. */
export const priceBounds = [100_00, 250_00, 500_00, 1_000_00, 2_500_00, 5_000_00] as const;
