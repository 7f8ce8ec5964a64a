/** What the address of the sales says: days, written as on the wire or as a named period, a product, an agent. */
export interface SalesSearch {
  readonly period?: string;
  readonly from?: string;
  readonly to?: string;
  readonly product?: number;
  readonly agent?: string;
}

const day = /^20\d\d\/\d\d\/\d\d$/;
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Reads the address; what no server would understand is as if it were not there. */
export function salesSearch(search: Readonly<Record<string, unknown>>): SalesSearch {
  const { period, from, to, product, agent } = search;
  return {
    ...(isText(period) && { period }),
    ...(isText(from) && isText(to) && day.test(from) && day.test(to) && { from, to }),
    ...(Number.isSafeInteger(Number(product)) && Number(product) > 0 && { product: Number(product) }),
    ...(isText(agent) && /^[\w-]{1,60}$/.test(agent) && { agent }),
  };
}
