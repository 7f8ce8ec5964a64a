import { anUpdateBy } from "#features/updates/builders.ts";
import { reportUpdate } from "#features/updates/contract/reports.ts";
import { type Calls, missingId, type ObjectKind, ownerOf } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { sessionFor } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { decided, waitingCases } from "./builders.ts";

/** A reported update of the person; its case. */
async function reported({ app, people, stranger }: World, author: Somebody): Promise<string> {
  const reporter = author.profileId === stranger.profileId ? (people.get("farmer") ?? stranger) : stranger;
  const { shareId, text } = await anUpdateBy(app, await sessionFor(app, author), {
    text: `Rude ${author.profileId} ${app.platform.ids.token()}`,
  });
  const body = { reason: "rude" as const };
  await app.call(reportUpdate, { params: { shareId }, body }, { as: await sessionFor(app, reporter) });
  return text;
}

async function openParams(world: World, kind: ObjectKind) {
  if (kind === "missing") return { params: { caseId: missingId } };
  const words = await reported(world, world.stranger);
  const caseId = (await waitingCases(world.app)).find((one) => one.words === words)?.caseId;
  return { params: { caseId: caseId ?? missingId } };
}

async function hiddenParams(world: World, caller: Somebody, kind: ObjectKind) {
  if (kind === "missing") return { params: { caseId: missingId } };
  const words = await reported(world, ownerOf(world, caller, kind));
  return { params: { caseId: await decided(world.app, { words, decision: "hide", reason: "It insults." }) } };
}

/** A word of letters only, another one at each call. */
const wordOf = ({ app }: World) => `word${app.platform.ids.token().replaceAll(/[^a-z]/gi, "")}`.slice(0, 40);

/** A pause for which support asks to close the writing of somebody who writes nothing else in the tests. */
async function closingParams(world: World, kind: ObjectKind) {
  if (kind === "missing") return { params: { closingId: missingId } };
  const { app } = world;
  const person = await aPerson(app);
  const words = await reported(world, { ...world.stranger, ...person });
  const caseId = await decided(app, { words, decision: "hide", reason: "It insults." });
  const at = app.clock.now();
  const { id: closingId } = await app.platform.database
    .insertInto("writing_pauses")
    .values({
      ...{ case_id: caseId, profile_id: person.profileId, days: 30, closing: "asked" },
      ...{ begins_at: at, ends_at: at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { params: { closingId } };
}

/** What the calls of moderation answer, and what is sent to them. */
export const calls: Calls = {
  "moderation/list-cases": { own: 200 },
  "moderation/decide-case": {
    own: 200,
    missing: 404,
    note: "support decides about everybody's",
    sends: async (world, _, kind) => [{ ...(await openParams(world, kind)), body: { decision: "keep" } }],
  },
  "moderation/read-own-case": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (...asked) => [await hiddenParams(...asked)],
  },
  "moderation/appeal-case": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (...asked) => [{ ...(await hiddenParams(...asked)), body: { words: "I only asked." } }],
  },
  "moderation/list-closings": { own: 200 },
  "moderation/decide-closing": {
    own: 200,
    missing: 404,
    note: "the admin decides about everybody",
    sends: async (world, _, kind) => [
      { ...(await closingParams(world, kind)), body: { isClosed: false, reason: "The pause is enough." } },
    ],
  },
  "moderation/list-words": { own: 200 },
  "moderation/try-word": {
    own: 200,
    sends: (world) => [{ query: { word: wordOf(world), takesEndings: "false" } }],
  },
  "moderation/add-word": {
    own: 201,
    sends: (world) => [{ body: { word: wordOf(world), takesEndings: false } }],
  },
  "moderation/remove-word": {
    own: 200,
    missing: 404,
    note: "everybody's list",
    sends: async (world, _, kind) => {
      const { id } = await world.app.platform.database
        .insertInto("listed_words")
        .values({ word: wordOf(world), takes_endings: false, added_at: world.app.clock.now() })
        .returning("id")
        .executeTakeFirstOrThrow();
      return [{ params: { wordId: kind === "missing" ? missingId : id } }];
    },
  },
};
