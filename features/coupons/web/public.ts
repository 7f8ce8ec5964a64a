export { couponSummaryQuery, couponsQuery } from "./api.ts";
export { couponCountQuery } from "./coupon-count.ts";
export { couponTitle } from "./coupon-text.ts";
export { AvailableTicket } from "./coupon-ticket.tsx";
export { HomeCoupons } from "./home-coupons.tsx";
export { readAhead } from "./read-ahead.ts";
