/** The way from the accounts of an agent to what is paid out to him. */
export { PayoutsLink } from "./payouts-link.tsx";
