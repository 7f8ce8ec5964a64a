export { rulesBegun } from "./events.ts";
