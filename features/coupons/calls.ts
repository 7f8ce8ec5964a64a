import type { Calls } from "#testing/calls/calls.ts";

/** What the calls of coupons answer, and what is sent to them. */
export const calls: Calls = {
  "coupons/list-reward-coupons": { own: 200, sends: () => [{ query: { type: "UNUSED" } }] },
  "coupons/read-summary": { own: 200 },
  "coupons/read-terms": { own: 200 },
};
