import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#engine/server/data/client.ts";
import { listCases } from "#features/moderation/contract/cases.ts";
import { tryWord } from "#features/moderation/contract/listed-words.ts";
import { findSimilar, listQuestions, readQuestion } from "#features/questions/contract.ts";
import { anUpdateBy } from "#features/updates/builders.ts";
import { addComment, listComments } from "#features/updates/contract/comments.ts";
import { tellSeen } from "#features/updates/contract/reading.ts";
import { listUpdates, markUpdate, readPublicUpdate, readUpdate } from "#features/updates/contract/updates.ts";
import { vote } from "#features/updates/contract/vote.ts";
import { largeTablesOf, type PlanKind, plansDuring } from "#testing/large/executed-plans.ts";
import { fillLargeTalk } from "#testing/large/large-talk.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";

const size = { people: 20_000, updates: 60_000, questions: 30_000 };
/** Of each call, session included. */
const mostStatements = 5;
/** Of one table by one way, for a list "For you": two of the reader and of each of the 150 whom he followed last. */
const mostRowsRead = 302;
let app: TestApp;
let as: string;
let largeTables: Set<string>;
let openPoll: string;

async function fill(url: string): Promise<void> {
  const { kysely, close } = await openDatabase({ url, maxConnections: 1, applicationName: "filling" });
  await fillLargeTalk(kysely, size);
  await close();
}

beforeAll(async () => {
  // One connection, so that all statements run where the plans are told.
  app = await testApp({ connections: 1, filling: { name: "large-talk", fill } });
  const first = { profileId: 1, profileKey: "person-1", firstName: "Farmer 1" };
  await sql`insert into role_grants (profile_id, role, granted_at) values (1, 'support', '2026-01-01'), (1, 'platform-admin', '2026-01-01')`.execute(
    app.platform.database,
  );
  as = await sessionFor(app, first);
  const other = { profileId: 202, profileKey: "person-202", firstName: "Farmer 202" };
  const poll = { options: ["This week", "Later"], days: 3 as const };
  openPoll = (await anUpdateBy(app, await sessionFor(app, other), { poll })).shareId;
  largeTables = await largeTablesOf(app);
}, 240_000);
afterAll(() => app.close());

const shareId = String(size.updates).padStart(22, "A");
/** Nobody finds the own update useful. */
const ofAnother = String(size.updates - 1).padStart(22, "A");
/** The poll in which most have voted. */
const ofPoll = String(size.updates / 3).padStart(22, "A");
const forYou = { show: "for-you" } as const;
const questionId = "7".padStart(22, "Q");
const calls: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
  "the newest updates": () => app.call(listUpdates, { query: {} }, { as }),
  'updates in the order "For you"': () => app.call(listUpdates, { query: forYou }, { as }),
  'a further part of "For you"': () =>
    app.call(listUpdates, { query: { ...forYou, after: "v8k8.c9.ezzz" } }, { as }),
  "what the reader has seen": () => app.call(tellSeen, { body: { shareIds: [shareId] } }, { as }),
  "updates of one person": () => app.call(listUpdates, { query: { by: "person-4321" } }, { as }),
  "own updates": () => app.call(listUpdates, { query: { show: "mine" } }, { as }),
  "an update": () => app.call(readUpdate, { params: { shareId } }, { as }),
  "an update with a poll": () => app.call(readUpdate, { params: { shareId: ofPoll } }, { as }),
  "an update for guests": () => app.call(readPublicUpdate, { params: { shareId } }, {}),
  "comments late in a long talk": () =>
    app.call(listComments, { params: { shareId }, query: { after: 100_000 } }, { as }),
  "the newest questions": () => app.call(listQuestions, { query: {} }, { as }),
  "the last answered questions": () => app.call(listQuestions, { query: { sort: "active" } }, { as }),
  "own questions": () => app.call(listQuestions, { query: { filter: "mine" } }, { as }),
  "a question with few answers": () => app.call(readQuestion, { params: { questionId } }, { as }),
  "similar questions": () => app.call(findSimilar, { query: { title: "word77 thrips" } }, { as }),
  "the queue of reports": () => app.call(listCases, {}, { as }),
};
const presses: typeof calls = {
  useful: () =>
    app.call(markUpdate, { params: { shareId: ofAnother, kind: "useful" }, body: { isSet: true } }, { as }),
  "a vote": () => app.call(vote, { params: { shareId: openPoll }, body: { option: "Later" } }, { as }),
  "a reply": () => app.call(addComment, { params: { shareId }, body: { text: "Well done" } }, { as }),
};

/** Looks through the newest thousand of each kind, so it takes a statement for each. */
const trial: typeof calls = {
  "a word that is tried": () =>
    app.call(tryWord, { query: { word: "thrips", takesEndings: "true" } }, { as }),
};

test.each<PlanKind>(["values", "kept"])(
  "planned for its %s, no page of updates, comments, questions, answers or reports and no press reads a large table whole",
  async (kind) => {
    expect([...largeTables]).toEqual(
      expect.arrayContaining([
        "updates",
        "update_comments",
        "update_poll_votes",
        "questions",
        "answers",
        "moderation_cases",
      ]),
    );
    const faults: string[] = [];
    for (const [name, call] of Object.entries({ ...calls, ...presses, ...trial })) {
      let status = 0;
      const plans = await plansDuring(app, kind, async () => {
        ({ status } = await call());
      });
      if (status >= 300) faults.push(`${name}: ${status}`);
      const isWhole = (relation: string | undefined) => largeTables.has(relation ?? "");
      for (const { statement, nodes } of plans)
        if (nodes.some((node) => node["Node Type"] === "Seq Scan" && isWhole(node["Relation Name"])))
          faults.push(`${name}: ${statement}`);
    }
    expect(faults).toEqual([]);
  },
);

test('the order "For you" is made of at most 300 candidates, whatever there is, by reading few rows of each table', async () => {
  const plans = await plansDuring(app, "kept", () => app.call(listUpdates, { query: forYou }, { as }));
  const nodes = plans.flatMap((plan) => plan.nodes);
  const candidates = plans.find(({ statement }) => statement.includes("with found as"))?.nodes[0]?.[
    "Actual Rows"
  ];
  expect(candidates).toBeGreaterThan(100);
  expect(candidates).toBeLessThanOrEqual(300);
  const read = nodes
    .filter((node) => largeTables.has(node["Relation Name"] ?? ""))
    .map((node) => ({
      of: `${node["Relation Name"]} by ${node["Index Name"] ?? node["Node Type"]}`,
      rows:
        ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0)) * (node["Actual Loops"] ?? 1),
    }));
  expect(read.filter(({ rows }) => rows > mostRowsRead)).toEqual([]);
});

test("[SOC-002] each of these calls takes at most a few statements, whatever it shows", async () => {
  const counted: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls))
    counted[name] = (await app.statements.during(call)).statements.length;
  expect(Object.entries(counted).filter(([, count]) => count > mostStatements)).toEqual([]);
});
