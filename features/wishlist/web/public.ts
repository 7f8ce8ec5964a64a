export { wishlistQuery } from "./api.ts";
export { HeartButton } from "./heart-button.tsx";
export { readAhead } from "./read-ahead.ts";
export { useWishlist } from "./use-wishlist.ts";
