export { cartQuery, quoteQuery, refreshCart, takeCart, usePacksInCart } from "./api.ts";
export { isAboveStock } from "./cart-change.ts";
export type { AddInput } from "./cart-pending.ts";
export { CheckoutSteps } from "./checkout-steps.tsx";
export { CouponFaultNote } from "./coupon/coupon-fault-note.tsx";
export { OrderTotal } from "./order-total.tsx";
export { isShippingKnown, PriceBreakdown } from "./price-breakdown.tsx";
export { readAhead } from "./read-ahead.ts";
export {
  forgetShown,
  recallShown,
  rememberShown,
  type ShownOrder,
  shownOrder,
} from "./shown-order.ts";
export { skuText } from "./sku-text.ts";
export { useAddToCart } from "./use-add-to-cart.ts";
