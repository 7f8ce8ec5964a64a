export { HeartButton } from "./heart-button.tsx";
export { type ProductHeart, useWishlist } from "./use-wishlist.ts";
export { useWishlistCount } from "./wishlist-count.ts";
