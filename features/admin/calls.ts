import type { Calls, ObjectKind } from "#testing/calls/calls.ts";
import type { World } from "#testing/calls/world.ts";

const reason = "works for support from today";
const params = ({ stranger }: World, kind: ObjectKind) => ({
  params: { profileKey: kind === "missing" ? "nobody" : stranger.profileKey },
});
const change = (world: World, kind: ObjectKind) => ({
  ...params(world, kind),
  body: { role: "support", reason },
});

/** What the calls of admin answer, and what is sent to them. */
export const calls: Calls = {
  "admin/validate-admin": { own: 200 },
  "admin/read-start": { own: 200 },
  "admin/list-failed-jobs": { own: 200, sends: () => [{ query: { find: "mail", state: "given-up" } }] },
  "admin/retry-jobs": {
    own: 200,
    note: "200 with 0 changed: no such job has failed",
    sends: () => [{ body: { jobIds: ["999999"] } }],
  },
  "admin/discard-jobs": {
    own: 200,
    note: "200 with 0 changed: no such job has failed",
    sends: () => [{ body: { jobIds: ["999999"], reason: "sent by hand" } }],
  },
  "admin/list-people": { own: 200, sends: () => [{ query: { find: "Ram", withRole: "agent" } }] },
  "admin/read-person": {
    own: 200,
    missing: 404,
    note: "any person",
    sends: (world, _, kind) => [params(world, kind)],
  },
  "admin/give-role": {
    own: 200,
    missing: 404,
    note: "any person",
    sends: (world, _, kind) => [change(world, kind)],
  },
  "admin/take-role": {
    own: 200,
    missing: 404,
    note: "any person; 409 for the caller's own role of platform admin",
    sends: (world, _, kind) => [change(world, kind)],
  },
  "admin/list-audit": {
    own: 200,
    missing: 404,
    note: "what any person did or was done to",
    sends: ({ stranger }, _, kind) => [
      { query: { person: kind === "missing" ? "nobody" : stranger.mobileNo } },
    ],
  },
  "admin/export-audit": {
    own: 200,
    missing: 404,
    note: "what any person did or was done to",
    sends: ({ stranger }, _, kind) => [
      { body: { person: kind === "missing" ? "nobody" : stranger.mobileNo } },
    ],
  },
  "admin/list-audit-actions": { own: 200 },
};
