import { type Calls, ownerOf } from "#testing/calls/calls.ts";

/** What the calls of analytics answer, and what is sent to them. */
export const calls: Calls = {
  "analytics/read-consent": { own: 200 },
  "analytics/choose-consent": { own: 200, sends: () => [{ body: { isGiven: true } }] },
  "analytics/count-purchase": {
    own: 200,
    others: 404,
    missing: 404,
    sends: (world, caller, kind) => [
      { params: { masterId: kind === "missing" ? "9" : ownerOf(world, caller, kind).order.masterId } },
    ],
  },
};
