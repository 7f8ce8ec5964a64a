export { maySort } from "./may-sort.ts";
export { recountAll, recountSoon } from "./recount.ts";
