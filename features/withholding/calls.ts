import type { Calls } from "#testing/calls/calls.ts";

/** What the calls of withholding answer, and what is sent to them. */
export const calls: Calls = {
  "withholding/read-own-withheld": { own: 200 },
  "withholding/list-deposits": { own: 200 },
  "withholding/pay-deposit": {
    own: 409,
    missing: 409,
    note: "a month of which nothing was kept back",
    sends: () => [
      {
        params: { month: "2026-06", levy: "gst-tcs" },
        body: { dueInPaise: 1_00, challan: "CHALLAN-1", paidOn: "2026-07-01" },
      },
    ],
  },
  "withholding/receive-refund": {
    own: 409,
    missing: 409,
    note: "a month of which nothing is claimed",
    sends: () => [
      {
        params: { month: "2026-06", levy: "income-tax-sales" },
        body: { claimInPaise: 1_00, reference: "412345678904", refundedOn: "2026-07-01" },
      },
    ],
  },
  "withholding/take-back-deposit": {
    own: 409,
    missing: 409,
    note: "a month of which nothing was noted",
    sends: () => [
      {
        params: { month: "2026-06", levy: "gst-tcs" },
        body: { reference: "CHALLAN-1", reason: "Mistyped" },
      },
    ],
  },
  "withholding/read-withheld": {
    own: 200,
    missing: 200,
    note: "missing: an empty month",
    sends: () => [{ params: { month: "2026-07" } }],
  },
};
