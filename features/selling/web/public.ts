export { OwnBusinessCard } from "./business/lazy-own-business.ts";
/** Parts of an order that its seller and support see alike. */
export { Items, MoneySlip } from "./order-parts.tsx";
export { SellersOnly } from "./sellers-only.tsx";
export { TrackingLink } from "./tracking-link.tsx";
