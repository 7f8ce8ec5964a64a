import type { Calls } from "#testing/calls/calls.ts";

const reason = "The way is flooded.";

/** What the calls of flags answer, and what is sent to them. */
export const calls: Calls = {
  "flags/list-closed": { own: 200 },
  "flags/read-board": { own: 200 },
  "flags/turn": {
    own: 409,
    missing: 404,
    note: "409: it is open already; missing: a flag that is none",
    sends: (_, __, kind) => [
      { params: { name: kind === "missing" ? "none" : "chats-open" }, body: { isOpen: true, reason } },
    ],
  },
  "flags/change-limit": {
    own: 409,
    missing: 404,
    note: "409: not the number that is known; missing: a limit that is none",
    sends: (_, __, kind) => [
      {
        params: { name: kind === "missing" ? "none" : "stock-hold-minutes" },
        body: { value: 30, seen: 99, reason },
      },
    ],
  },
};
