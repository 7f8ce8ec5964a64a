export { HeartButton } from "./heart-button.tsx";
export { useWishlist } from "./use-wishlist.ts";
export { wishlistQuery } from "./wishlist.api.ts";
