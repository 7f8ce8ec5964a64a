import type { Calls } from "#testing/calls/calls.ts";

/** What the calls of help answer, and what is sent to them. */
export const calls: Calls = {
  "help/send-message": { own: 201, sends: () => [{ body: { text: "Please call me." } }] },
  "help/list-messages": { own: 200 },
};
