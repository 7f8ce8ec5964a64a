export { broadcast, type News, notify, notifyAll, ownNews } from "./notify.ts";
export { remind, roundsSince, tellHolders } from "./remind.ts";
