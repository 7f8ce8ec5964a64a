import type { Calls } from "#testing/calls/calls.ts";

/** What the calls of sales answer, and what is sent to them. */
export const calls: Calls = {
  "sales/list-accounts": {
    own: 200,
    note: "of the caller's own business",
    sends: () => [{}, { query: { show: "open" } }, { query: { show: "settled", limit: 5 } }],
  },
  "sales/list-sales": {
    own: 200,
    note: "of the caller's own business",
    sends: () => [{}, { query: { fromDate: "2026/07/01", toDate: "2026/07/14" } }],
  },
  "sales/read-sales-file": { own: 200, note: "of the caller's own business" },
  "sales/list-purchases": { own: 200, note: "of the caller's own orders" },
};
