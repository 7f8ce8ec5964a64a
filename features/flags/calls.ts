import type { Calls } from "#testing/calls/calls.ts";

const reason = "The way is flooded.";

/** What the calls of flags answer, and what is sent to them. */
export const calls: Calls = {
  "flags/list-closed": { own: 200 },
  "flags/read-board": { own: 200 },
  "flags/turn": {
    own: 409,
    note: "409: it is open already",
    sends: () => [{ params: { name: "chats-open" }, body: { isOpen: true, reason } }],
  },
  "flags/change-limit": {
    own: 409,
    note: "409: not the number that is known",
    sends: () => [{ params: { name: "stock-hold-minutes" }, body: { value: 30, seen: 99, reason } }],
  },
};
