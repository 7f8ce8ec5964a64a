import type { Calls } from "#testing/calls/calls.ts";

/** What the calls of earnings answer, and what is sent to them. */
export const calls: Calls = {
  "earnings/read-earnings": { own: 200, sends: () => [{}, { query: { type: "dummy" } }] },
  "earnings/list-accounts": { own: 200, note: "of the caller's own orders", sends: () => [{ body: {} }] },
  "earnings/list-pending-payments": {
    own: 200,
    note: "of the caller's own orders",
    sends: () => [{}, { query: { limit: 5 } }],
  },
};
