import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { priceBreak } from "#features/store/contract/price-breaks.ts";
import { bed, skuAttribute } from "#features/store/contract/store.ts";

/** Whole number, 1 to 9,999; text, fractions, zero and negatives are refused (R18). */
export const quantity = z.int().check(z.minimum(1), z.maximum(9999));
const listingIdInUrl = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** A line at today's price. Money is whole paise; margins are null for everyone but agents. */
export const cartLine = z.object({
  listingId: z.int(),
  level2Id: z.int(),
  level3Id: z.int(),
  slug: z.string(),
  title: localizedText,
  pack: localizedText,
  attributes: z.array(skuAttribute),
  drawing: z.string(),
  /** Key of the product's first photo; null: it is shown by its drawing. */
  photo: z.nullable(z.string()),
  bed,
  quantity: z.int(),
  /** What can be bought now, at most 9,999; below `quantity` the line must be changed first. */
  available: z.int(),
  /** Of one pack of `quantity`, by the price breaks. */
  priceInPaise: paise,
  /** Of a pack bought alone; with the breaks the phone knows the price of another quantity. */
  singlePriceInPaise: paise,
  priceBreaks: z.array(priceBreak),
  /** Off one pack by an offer at the cart's pin code; 0 without one. */
  discountInPaise: paise,
  mrpInPaise: paise,
  /** Before the offer: what all offers take off stands beside the items' value. */
  lineTotalInPaise: paise,
  lineMarginInPaise: z.nullable(paise),
  /** What the catalogue suggests as the margin of one pack. */
  suggestedMarginInPaise: z.nullable(paise),
});
export type CartLine = z.output<typeof cartLine>;

export const cartGroup = z.object({ sellerId: z.int(), sellerName: localizedText, lines: z.array(cartLine) });
export type CartGroup = z.output<typeof cartGroup>;

export const cart = z.object({
  /** Number of lines, the count on the cart icon (ENT-005). */
  itemCount: z.int(),
  groups: z.array(cartGroup),
  itemsValueInPaise: paise,
  /** What offers take off the items' value. */
  discountInPaise: paise,
  marginInPaise: z.nullable(paise),
});
export type Cart = z.output<typeof cart>;

/** An order of this cart waits for its online payment: `data` names it. */
const locked = { "cart/locked": 409 } as const;
const cartErrors = { ...locked, "cart/not-enough-stock": 409, "cart/listing-not-found": 404 } as const;

export const readCart = endpoint({
  name: "cart/read-cart",
  summary: "The caller's open cart at today's prices.",
  method: "GET",
  path: "/v2/cart",
  permission: "member",
  answer: cart,
  errors: {},
});

export const countCart = endpoint({
  name: "cart/count-cart",
  summary: "The number on the cart icon.",
  method: "GET",
  path: "/v2/cart/count",
  permission: "member",
  answer: z.object({ itemCount: z.int() }),
  errors: {},
});

export const addToCart = endpoint({
  name: "cart/add-to-cart",
  summary: "Adds packs of a listing to the cart, on top of those already there.",
  method: "POST",
  path: "/v2/cart/lines",
  permission: "member",
  isIdempotent: true,
  body: z.object({ listingId: z.int().check(z.positive()), quantity }),
  answer: cart,
  success: "CREATED",
  errors: cartErrors,
});

export const setCartQuantity = endpoint({
  name: "cart/set-quantity",
  summary: "Sets the number of packs of a line.",
  method: "PUT",
  path: "/v2/cart/lines/{listingId}",
  permission: "member",
  isIdempotent: true,
  params: z.object({ listingId: listingIdInUrl }),
  body: z.object({ quantity }),
  answer: cart,
  errors: cartErrors,
});

export const removeFromCart = endpoint({
  name: "cart/remove-line",
  summary: "Takes a line out of the cart; a line that is not there changes nothing.",
  method: "DELETE",
  path: "/v2/cart/lines/{listingId}",
  permission: "member",
  isIdempotent: true,
  params: z.object({ listingId: listingIdInUrl }),
  answer: cart,
  errors: locked,
});

/** A line of an earlier order that did not come back in full. */
export const notReordered = z.object({
  title: localizedText,
  /** What was ordered then, and what is in the cart now. */
  ordered: z.int(),
  inCart: z.int(),
});
export type NotReordered = z.output<typeof notReordered>;

export const reorder = endpoint({
  name: "cart/reorder",
  summary:
    "Puts the lines of an earlier order of the caller into the cart, at today's prices and as far as they are in stock; a second time changes nothing.",
  method: "POST",
  path: "/v2/cart/orders/{orderId}",
  permission: "member",
  params: z.object({ orderId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) }),
  answer: z.object({ cart, notReordered: z.array(notReordered) }),
  errors: { ...locked, "cart/order-not-found": 404 },
});
