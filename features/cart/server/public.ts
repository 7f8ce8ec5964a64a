/** The open cart of a person: read for the check-out, claimed once when the order is placed. */
export {
  type CartAssist,
  clearConsent,
  lockOpenCartId,
  replaceCart,
  updateConsent,
  updateMargins,
  upsertAssist,
} from "./assist.queries.ts";
export { groupsOf } from "./cart-view.ts";
export { holdOpenCart, sendOpenCartTo } from "./hold-open-cart.ts";
export { closeLockedCart, findLock, lockCartFor, reclaimCart, unlockCart } from "./lock.queries.ts";
export { type ClaimedCart, claimOpenCart, lockOpenCart, updateCoupon } from "./open-cart.queries.ts";
export { type OtherAddress, selectAddressedCart, selectOpenCart } from "./queries.ts";
