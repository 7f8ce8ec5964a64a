export { RateOrder } from "./rate/lazy-rate-order.ts";
export { ProductReviews, SellerReviews } from "./shown-elsewhere.tsx";
