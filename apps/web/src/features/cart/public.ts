export { cartQuery, quoteQuery, refreshCart, takeCart } from "./cart.api.ts";
export { isAboveStock } from "./cart-change.ts";
export { type AddWish, cartSubject, packsToCome } from "./cart-wishes.ts";
export { CheckoutSteps } from "./checkout-steps.tsx";
export { CouponFaultNote } from "./coupon-fault-note.tsx";
export { OrderTotal } from "./order-total.tsx";
export { isShippingKnown, PriceSlip } from "./price-slip.tsx";
export {
  forgetShown,
  recallShown,
  rememberShown,
  type ShownOrder,
  shownOrder,
} from "./shown-order.ts";
export { skuText } from "./sku-text.ts";
export { useAddToCart } from "./use-add-to-cart.ts";
