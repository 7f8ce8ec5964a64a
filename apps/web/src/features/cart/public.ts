export { cartQuery, quoteQuery, refreshCart, takeCart } from "./cart.api.ts";
export { isAboveStock } from "./cart-change.ts";
export { CouponFaultNote } from "./cart-coupon.tsx";
export { CheckoutSteps } from "./checkout-steps.tsx";
export {
  type DraftQuote,
  isSameOrder,
  keepOrderDraft,
  knownGoods,
  markCartPlaced,
  markDraftPlaced,
  type OrderDraft,
  orderDrafts,
  removeOrderDraft,
  useOrderDrafts,
} from "./order-drafts.ts";
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
export { type AddWish, useAddToCart } from "./use-add-to-cart.ts";
