export { ProductReviews, RateOrder, SellerReviews } from "./shown-elsewhere.tsx";
