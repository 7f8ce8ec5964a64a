export { HeartButton } from "./heart-button.tsx";
export { useWishlist } from "./use-wishlist.ts";
