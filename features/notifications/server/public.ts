export { broadcast, type News, notify } from "./notify.ts";
export { remind, roundsSince, tellHolders } from "./remind.ts";
