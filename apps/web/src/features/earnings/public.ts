export { earningsQuery } from "./earnings.api.ts";
