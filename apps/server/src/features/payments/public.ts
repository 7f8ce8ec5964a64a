/** Payments that buyers enter for their orders. */
export { partialPaymentOf } from "./claims-wire.ts";
export { selectClaims } from "./payments.queries.ts";
