import { route } from "#engine/server/http/route.ts";
import * as wishlist from "../contract.ts";
import { createWishlist } from "./create-wishlist.ts";
import { deleteWishlist } from "./delete-wishlist.ts";
import { listWishlists } from "./list-wishlists.ts";
import { listWishlistProducts, readWishlist } from "./read-wishlist.ts";
import { releaseProduct } from "./release-product.ts";

export const wishlistRoutes = [
  route(wishlist.listWishlists, listWishlists),
  route(wishlist.readWishlist, readWishlist),
  route(wishlist.createWishlist, createWishlist),
  route(wishlist.deleteWishlist, deleteWishlist),
  route(wishlist.releaseProduct, releaseProduct),
  route(wishlist.listWishlistProducts, listWishlistProducts),
];
