export { earningsQuery } from "./api.ts";
export { readAhead } from "./read-ahead.ts";
