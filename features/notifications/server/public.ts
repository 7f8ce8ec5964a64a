export { broadcast, type News, notify, ownNews } from "./notify.ts";
export { remind, roundsSince, tellHolders } from "./remind.ts";
