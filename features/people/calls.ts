import type { Calls, MakeInput } from "#testing/calls/calls.ts";

/** Somebody else's page, or none. */
const stranger: MakeInput = (world, _, kind) => [
  { params: { profileKey: kind === "missing" ? "no-such-person" : world.stranger.profileKey } },
];
const onAnother = { own: 200, missing: 404, note: "every member has a page", sends: stranger } as const;

/** What the calls of people answer, and what is sent to them. */
export const calls: Calls = {
  "people/search-people": {
    own: 200,
    sends: () => [{ query: { q: "Ramulu" } }, { query: { q: "9876543210" } }],
  },
  "people/read-person": onAnother,
  "people/view-person": onAnother,
  "people/follow-person": onAnother,
  "people/unfollow-person": onAnother,
  "people/block-person": onAnother,
  "people/unblock-person": onAnother,
  "people/list-network": {
    own: 200,
    sends: () => (["followers", "following", "blocked"] as const).map((list) => ({ query: { list } })),
  },
  "people/list-views": { own: 200 },
  "people/hide-as-viewer": { own: 200, sends: () => [{ body: { isHidden: false } }] },
};
