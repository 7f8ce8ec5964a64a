import type { Calls } from "#testing/calls/calls.ts";

/** What the calls of reputation answer, and what is sent to them. */
export const calls: Calls = {
  "reputation/read-own-standing": { own: 200 },
  "reputation/read-standing": {
    ...{ own: 200, missing: 404, note: "every member has a standing" },
    sends: (world, _, kind) => [
      { params: { profileKey: kind === "missing" ? "no-such-person" : world.stranger.profileKey } },
    ],
  },
};
