import { call } from "#engine/web/data/api-client.ts";
import { listWishlistProducts, readWishlist, type Wishlist, type WishlistWithProduct } from "../contract.ts";

/** An entry made a moment ago with the card of its product, or with what the product is known by while nobody sells it. */
export async function entryWithCard(entry: Wishlist): Promise<WishlistWithProduct> {
  const params = { id: entry.id };
  const [product] = await call(listWishlistProducts, { params });
  return product ? { ...entry, product, unsold: null } : call(readWishlist, { params });
}
