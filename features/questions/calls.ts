import { needsOf } from "#features/reputation/contract.ts";
import { type Calls, type Input, type MakeInput, missingId, type ObjectKind } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";

const missingKey = "0".repeat(22);
const written = { title: "Cotton leaves turn yellow", words: "Since five days", crop: "cotton" } as const;

/** Rows, not calls: the person may have called too often. */
async function questionOf({ app }: World, authorId: number): Promise<{ id: number; questionId: string }> {
  const { database, clock, ids } = app.platform;
  const [questionId, at] = [ids.token(), clock.now()];
  const { id } = await database
    .insertInto("questions")
    .values({
      ...{ question_key: questionId, author_profile_id: authorId, title: "Why do leaves curl" },
      ...{ asked_at: at, last_active_at: at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, questionId };
}

async function answerOf(world: World, askerId: number, authorId: number) {
  const { id, questionId } = await questionOf(world, askerId);
  const { database, clock } = world.app.platform;
  const answer = await database
    .insertInto("answers")
    .values({
      ...{ question_id: id, author_profile_id: authorId, words: "Spray neem oil" },
      ...{ answered_at: clock.now() },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { questionId, answerId: answer.id };
}

const idOf = (world: World, caller: Somebody, kind: ObjectKind): number =>
  kind === "own" ? caller.profileId : otherThan(world, caller);
/** Somebody else, also for the stranger himself. */
const otherThan = ({ people, stranger }: World, caller: Somebody): number =>
  caller.profileId === stranger.profileId ? (people.get("farmer")?.profileId ?? 0) : stranger.profileId;

/** A question of the caller, or of somebody else. */
const ofQuestion =
  (body?: object): MakeInput =>
  async (world, caller, kind): Promise<readonly Input[]> => {
    const questionId =
      kind === "missing" ? missingKey : (await questionOf(world, idOf(world, caller, kind))).questionId;
    return [{ params: { questionId }, ...(body && { body }) }];
  };

/** A question of somebody else, whatever kind is asked for: they belong to all. */
const ofAnyQuestion =
  (body: object): MakeInput =>
  (world, caller, kind) =>
    ofQuestion(body)(world, caller, kind === "missing" ? kind : "others");

/** An answer that the caller has written, or that somebody else has. */
const ofAnswer =
  (body?: object): MakeInput =>
  async (world, caller, kind) => {
    const author = idOf(world, caller, kind);
    const answerId =
      kind === "missing" ? missingId : (await answerOf(world, otherThan(world, caller), author)).answerId;
    return [{ params: { answerId }, ...(body && { body }) }];
  };

const ofAnyAnswer =
  (body: object): MakeInput =>
  (world, caller, kind) =>
    ofAnswer(body)(world, caller, kind === "missing" ? kind : "others");

/** An answer to a question of the caller, or to one of somebody else. */
const toQuestion: MakeInput = async (world, caller, kind) => {
  const other = otherThan(world, caller);
  const asker = kind === "own" ? caller.profileId : other;
  const answerId = kind === "missing" ? missingId : (await answerOf(world, asker, other)).answerId;
  return [{ params: { answerId }, body: { isOn: true } }];
};

/** What the calls of questions answer, and what is sent to them. */
export const calls: Calls = {
  "questions/list-questions": {
    own: 200,
    note: "of all people",
    sends: () => [{}, { query: { filter: "my-crops", sort: "active", limit: 5 } }],
  },
  "questions/find-similar": {
    own: 200,
    note: "of all people",
    sends: () => [{ query: { title: "Cotton leaves yellow" } }],
  },
  "questions/choose-crops": { own: 200, sends: () => [{ body: { crops: ["paddy", "cotton"] } }] },
  "questions/ask-question": { own: 201, sends: () => [{ body: written }] },
  "questions/read-question": { own: 200, missing: 404, note: "anybody's", sends: ofAnyQuestion({}) },
  "questions/edit-question": { own: 200, others: 404, missing: 404, sends: ofQuestion(written) },
  "questions/delete-question": { own: 200, others: 404, missing: 404, sends: ofQuestion() },
  "questions/mark-me-too": {
    ...{ own: 200, missing: 404, note: "another's; an own one: 409" },
    sends: ofAnyQuestion({ isOn: true }),
  },
  "questions/follow-question": {
    ...{ own: 200, missing: 404, note: "anybody's" },
    sends: ofAnyQuestion({ isOn: true }),
  },
  "questions/sort-question": {
    ...{ own: 200, missing: 404, note: "another's, for guides; others: 403" },
    sends: async (world, caller, kind) => {
      const { points, givers } = needsOf.guide;
      const guide = { profile_id: caller.profileId, points, givers };
      await world.app.platform.database
        .insertInto("reputations")
        .values(guide)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return ofAnyQuestion({ crop: "cotton" })(world, caller, kind);
    },
  },
  "questions/report-words": {
    ...{ own: 200, missing: 404, note: "another's; own words: 409" },
    sends: ofAnyQuestion({ answerId: null, reason: "rude", words: "It insults a neighbour." }),
  },
  "questions/answer-question": {
    ...{ own: 201, missing: 404, note: "anybody's" },
    sends: ofAnyQuestion({ words: "Spray neem oil" }),
  },
  "questions/edit-answer": {
    ...{ own: 200, others: 404, missing: 404 },
    sends: ofAnswer({ words: "Spray neem oil twice" }),
  },
  "questions/delete-answer": { own: 200, others: 404, missing: 404, sends: ofAnswer() },
  "questions/mark-useful": {
    ...{ own: 200, missing: 404, note: "another's; an own one: 409" },
    sends: ofAnyAnswer({ isOn: true }),
  },
  "questions/mark-solved": { own: 200, others: 404, missing: 404, sends: toQuestion },
  "questions/agree-with-answer": {
    ...{ may: ["support", "platform-admin"], own: 200, missing: 404, note: "another's; an own one: 409" },
    sends: ofAnyAnswer({ isOn: true }),
  },
  "questions/read-guest-question": {
    ...{ own: 200, missing: 404, note: "anybody's" },
    sends: ofAnyQuestion({}),
  },
};
