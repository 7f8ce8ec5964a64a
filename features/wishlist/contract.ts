import * as z from "zod/mini";
import { storeConstant, v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { productCard } from "#features/store/contract/store.ts";

const rowId = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));
const rowIdInUrl = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));
const store = z.literal(storeConstant);

/** A product that a person keeps in mind, identified by its id (WISH-001). */
export const wishlist = z.object({
  id: z.int(),
  productLevel2Id: z.int(),
  productLevel3Id: z.int(),
  store,
  /** Epoch milliseconds. */
  createdTs: z.int(),
});
export type Wishlist = z.output<typeof wishlist>;

/** By which a product is known that nobody offers, and where others like it are found. */
export const unsoldProduct = z.extend(
  z.pick(productCard, {
    level2Id: true,
    level3Id: true,
    categorySlug: true,
    slug: true,
    title: true,
    drawing: true,
    photo: true,
    bed: true,
  }),
  { groupSlug: z.string() },
);
export type UnsoldProduct = z.output<typeof unsoldProduct>;

/** With the card of its product, or, while nobody offers it, with what it is known by: one of them is null. */
export const wishlistWithProduct = z.extend(wishlist, {
  product: z.nullable(productCard),
  unsold: z.nullable(unsoldProduct),
});
export type WishlistWithProduct = z.output<typeof wishlistWithProduct>;

export const listWishlists = endpoint({
  name: "wishlist/list-wishlists",
  summary: "The caller's wishlist, latest first, and how many products it holds; paged by `after`.",
  method: "GET",
  path: `${v2}/farmstore/wishlist/all`,
  permission: "member",
  query: z.object({
    store,
    /** `nextAfter` of the page before. */
    after: z.optional(rowIdInUrl),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  answer: z.object({
    /** All of the caller's products, whatever page this is: the number on the wishlist icon. */
    count: z.int(),
    data: z.array(wishlistWithProduct),
    nextAfter: z.nullable(z.int()),
  }),
  errors: {},
});

export const readWishlist = endpoint({
  name: "wishlist/read-wishlist",
  summary: "One entry of the caller's wishlist with its product.",
  method: "GET",
  path: `${v2}/farmstore/wishlist/{id}`,
  permission: "member",
  params: z.object({ id: rowIdInUrl }),
  answer: wishlistWithProduct,
  errors: { "wishlist/not-found": 404 },
});

export const createWishlist = endpoint({
  name: "wishlist/create-wishlist",
  summary: "Puts a product on the caller's wishlist; one that is there already answers with its entry.",
  method: "PUT",
  path: `${v2}/farmstore/wishlist`,
  permission: "member",
  body: z.object({ productLevel2Id: rowId, productLevel3Id: rowId, store }),
  answer: wishlist,
  success: "CREATED",
  errors: { "wishlist/product-not-found": 404, "wishlist/full": 409 },
});

/** Most products on one wishlist. */
export const maximumWishlists = 500;

export const deleteWishlist = endpoint({
  name: "wishlist/delete-wishlist",
  summary: "Takes a product off the caller's wishlist; answers how many are left.",
  method: "DELETE",
  path: `${v2}/farmstore/wishlist/{id}`,
  permission: "member",
  isIdempotent: true,
  params: z.object({ id: rowIdInUrl }),
  answer: z.object({ count: z.int() }),
  errors: { "wishlist/not-found": 404 },
});

export const releaseProduct = endpoint({
  name: "wishlist/release-product",
  summary:
    "Takes a product off the caller's wishlist by its id; one that is not there changes nothing. Answers how many are left.",
  method: "DELETE",
  path: `${v2}/wishlist/products/{level3Id}`,
  permission: "member",
  params: z.object({ level3Id: rowIdInUrl }),
  answer: z.object({ count: z.int() }),
  errors: {},
});

export const listWishlistProducts = endpoint({
  name: "wishlist/list-wishlist-products",
  summary: "The product cards of one entry of the caller's wishlist.",
  method: "GET",
  path: `${v2}/listing-ts/products/l2/wishList/{id}`,
  permission: "member",
  params: z.object({ id: rowIdInUrl }),
  answer: z.array(productCard),
  errors: { "wishlist/not-found": 404 },
});
