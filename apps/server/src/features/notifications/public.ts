export { remind, roundsSince, tellHolders } from "./remind.ts";
export { type News, tell, tellEveryone } from "./tell.ts";
