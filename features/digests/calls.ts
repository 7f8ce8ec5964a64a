import type { Calls } from "#testing/calls/calls.ts";

/** What the calls of digests answer, and what is sent to them. */
export const calls: Calls = { "digests/read-week": { own: 200 } };
