import type { Calls } from "#testing/calls/calls.ts";

/** What the calls of admin answer, and what is sent to them. */
export const calls: Calls = {
  "admin/validate-admin": { own: 200 },
};
