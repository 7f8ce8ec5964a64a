/** Where somebody is paid to. */
export { AccountFacts } from "./account-facts.tsx";
/** Where a seller is paid to for his orders, to name and to change. */
export { SellersAccount } from "./lazy-sellers-account.ts";
/** The way from the accounts of an agent to what is paid out to him. */
export { PayoutsLink } from "./payouts-link.tsx";
/** Taxes that were kept back from a seller or an agent. */
export { WithheldCard } from "./tax/withheld-card.tsx";
