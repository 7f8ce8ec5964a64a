import { type Calls, type Input, missingId, type ObjectKind, ownerOf } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { sessionFor } from "#testing/process/app.ts";
import { aCommentBy, anUpdateBy } from "./builders.ts";

const missingShare = "nobody-has-shared-this";
const words = { text: "The rain has come." };

/** A new update of the person. */
async function ownParams(world: World, caller: Somebody, kind: ObjectKind): Promise<Input> {
  if (kind === "missing") return { params: { shareId: missingShare } };
  const as = await sessionFor(world.app, ownerOf(world, caller, kind));
  return { params: { shareId: (await anUpdateBy(world.app, as)).shareId } };
}

/** A new update of somebody else, which everybody may read. */
async function anyParams({ app, stranger }: World, kind: ObjectKind) {
  if (kind === "missing") return { params: { shareId: missingShare } };
  return { params: { shareId: (await anUpdateBy(app, stranger.cookie)).shareId } };
}

/** A new comment of the person. */
async function commentParams(world: World, caller: Somebody, kind: ObjectKind): Promise<Input> {
  if (kind === "missing") return { params: { commentId: missingId } };
  const as = await sessionFor(world.app, ownerOf(world, caller, kind));
  const { shareId } = await anUpdateBy(world.app, world.stranger.cookie);
  return { params: { commentId: await aCommentBy(world.app, as, { shareId }) } };
}

/** Somebody else than the caller. */
function otherThan({ people, stranger }: World, { profileId }: Somebody): Somebody {
  return profileId === stranger.profileId ? (people.get("farmer") ?? stranger) : stranger;
}

/** What the calls of updates answer, and what is sent to them. */
export const calls: Calls = {
  "updates/list-updates": {
    own: 200,
    note: "everybody's that are out",
    sends: () => [{}, { query: { show: "saved", limit: 5 } }, { query: { show: "for-you" } }],
  },
  "updates/read-reading": { own: 200, note: "the caller's own" },
  "updates/choose-reading": {
    own: 200,
    note: "the caller's own",
    sends: () => [{ body: { sort: "for-you", crops: ["chilli"] } }],
  },
  "updates/tell-seen": {
    own: 200,
    note: "of the caller; what he may not see counts for nothing",
    sends: async (world, _, kind) => [
      { body: { shareIds: [(await anyParams(world, kind)).params.shareId] } },
    ],
  },
  "updates/list-scheduled": { own: 200, note: "the caller's own" },
  "updates/read-update": {
    own: 200,
    missing: 404,
    note: "everybody's; one that waits its author's alone",
    sends: async (world, _, kind) => [await anyParams(world, kind)],
  },
  "updates/write-update": { own: 201, sends: () => [{ body: words }] },
  "updates/edit-update": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (...asked) => [{ ...(await ownParams(...asked)), body: words }],
  },
  "updates/delete-update": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (...asked) => [await ownParams(...asked)],
  },
  "updates/mark-update": {
    own: 200,
    missing: 404,
    note: "everybody's, for the caller",
    sends: async (world, _, kind) => {
      const { params } = await anyParams(world, kind);
      return [{ params: { ...params, kind: "useful" }, body: { isSet: true } }];
    },
  },
  "updates/vote": {
    own: 200,
    missing: 404,
    note: "in anybody's poll, for the caller",
    sends: async ({ app, stranger }, _, kind) => {
      const poll = { options: ["This week", "Later"], days: 3 as const };
      const shareId =
        kind === "missing" ? missingShare : (await anUpdateBy(app, stranger.cookie, { poll })).shareId;
      return [{ params: { shareId }, body: { option: "Later" } }];
    },
  },
  "updates/read-public-update": {
    own: 200,
    missing: 404,
    note: "everybody's that are out, without who is behind them",
    sends: async (world, _, kind) => [await anyParams(world, kind)],
  },
  "updates/list-comments": {
    own: 200,
    missing: 404,
    note: "everybody's",
    sends: async (world, _, kind) => [await anyParams(world, kind)],
  },
  "updates/add-comment": {
    own: 201,
    missing: 404,
    note: "to everybody's",
    sends: async (world, _, kind) => [{ ...(await anyParams(world, kind)), body: words }],
  },
  "updates/edit-comment": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (...asked) => [{ ...(await commentParams(...asked)), body: words }],
  },
  "updates/delete-comment": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (...asked) => [await commentParams(...asked)],
  },
  "updates/report-update": {
    own: 201,
    missing: 404,
    note: "somebody else's, once",
    sends: async (world, caller, kind) => {
      const { app } = world;
      const params =
        kind === "missing"
          ? { shareId: missingShare }
          : { shareId: (await anUpdateBy(app, await sessionFor(app, otherThan(world, caller)))).shareId };
      return [{ params, body: { reason: "rude", words: "It insults a neighbour." } }];
    },
  },
  "updates/report-comment": {
    own: 201,
    missing: 404,
    note: "somebody else's, once",
    sends: async (world, caller, kind) => {
      const as = await sessionFor(world.app, otherThan(world, caller));
      const { shareId } = await anUpdateBy(world.app, as);
      const commentId = kind === "missing" ? missingId : await aCommentBy(world.app, as, { shareId });
      return [{ params: { commentId }, body: { reason: "rude", words: "It insults a neighbour." } }];
    },
  },
};
