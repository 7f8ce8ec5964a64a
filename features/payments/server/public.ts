/** Payments that buyers enter for their orders. */

export { selectClaims } from "./queries.ts";
export { partialPaymentOf } from "./transfers/claims-dto.ts";
