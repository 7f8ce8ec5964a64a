import type { Calls } from "./calls.ts";

/** What the calls of dev answer, and what is sent to them. */
export const devCalls: Calls = {
  "dev/read-clock": { own: 200, note: "not in production" },
  "dev/move-clock": {
    own: 200,
    note: "not in production",
    sends: () => [{ body: { offsetInMilliseconds: 0 } }],
  },
  "dev/read-outbox": { own: 200, note: "not in production" },
};
