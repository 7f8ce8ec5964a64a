import { anUpdateBy } from "#features/updates/builders.ts";
import { reportUpdate } from "#features/updates/contract/reports.ts";
import { type Calls, missingId, type ObjectKind, ownerOf } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { sessionFor } from "#testing/process/app.ts";
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
};
