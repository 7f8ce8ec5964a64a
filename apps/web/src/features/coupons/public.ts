export { couponCountQuery } from "./coupon-count.ts";
export { couponTitle } from "./coupon-text.ts";
export { AvailableTicket } from "./coupon-ticket.tsx";
export { couponSummaryQuery, couponsQuery } from "./coupons.api.ts";
export { HomeCoupons } from "./home-coupons.tsx";
