import type { Calls } from "#testing/calls/calls.ts";

/** What the calls of location answer, and what is sent to them. */
export const calls: Calls = {
  "location/list-places": {
    own: 200,
    missing: 200,
    note: "a public directory",
    sends: (_, __, kind) => [{ params: { pincode: kind === "missing" ? "999999" : "506132" } }],
  },
};
