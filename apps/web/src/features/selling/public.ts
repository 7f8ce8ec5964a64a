/** Parts of an order that its seller and support see alike. */
export { Items, MoneySlip } from "./order-parts.tsx";
