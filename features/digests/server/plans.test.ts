import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#engine/server/data/client.ts";
import { largeTablesOf, type PlanKind, plansDuring } from "#testing/large/executed-plans.ts";
import { fillLargeTalk } from "#testing/large/large-talk.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { tellWeek } from "./tell-week.ts";

const size = { people: 20_000, updates: 60_000, questions: 30_000 };
/** So many were not here for a fortnight. */
const away = 40;
let app: TestApp;
let largeTables: Set<string>;

async function fill(url: string): Promise<void> {
  const { kysely, close } = await openDatabase({ url, maxConnections: 1, applicationName: "filling" });
  await fillLargeTalk(kysely, size);
  await sql`
    insert into answer_votes (answer_id, profile_id, marked_at)
    select id, (id * 43 + vote) % ${size.people}::int + 1, answered_at from answers, generate_series(1, 2) vote`.execute(
    kysely,
  );
  await sql`vacuum analyze answer_votes`.execute(kysely);
  await close();
}

beforeAll(async () => {
  // One connection, so that all statements run where the plans are told.
  app = await testApp({ connections: 1, filling: { name: "large-marked-talk", fill } });
  largeTables = await largeTablesOf(app);
}, 240_000);
afterAll(() => app.close());

/** Those people were here a fortnight before the newest update, and have been told of nothing. */
async function leave(): Promise<void> {
  const { database } = app.platform;
  await sql`delete from sessions`.execute(database);
  await sql`
    insert into sessions (token_hash, profile_id, profile_key, device, created_at, last_seen_at, expires_at)
    select sha256(id::text::bytea), id, profile_key, 'phone', seen, seen, now() + interval '9 years'
    from profiles, (select max(published_at) - interval '14 days' as seen from updates) newest
    where id <= ${away}`.execute(database);
  await sql`delete from weekly_digests`.execute(database);
}

const readWhole = (plans: Awaited<ReturnType<typeof plansDuring>>) =>
  plans
    .filter(({ nodes }) =>
      nodes.some((node) => node["Node Type"] === "Seq Scan" && largeTables.has(node["Relation Name"] ?? "")),
    )
    .map(({ statement }) => statement);

test.each<PlanKind>(["values", "kept"])(
  "planned for its %s, the weekly digest of many people at once and the points of one read no large table whole",
  async (kind) => {
    expect([...largeTables]).toEqual(
      expect.arrayContaining([
        "updates",
        "update_topics",
        "update_marks",
        "questions",
        "answers",
        "answer_votes",
      ]),
    );
    await leave();
    const plans = await plansDuring(app, kind, () => tellWeek(app.platform));
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from weekly_digests`.execute(
      app.platform.database,
    );
    expect(rows[0]?.count).toBe(away);
    expect(readWhole(plans)).toEqual([]);
    const recount = () => runJob(app, "reputation/recount", { profileId: "1" });
    expect(readWhole(await plansDuring(app, kind, recount))).toEqual([]);
  },
);
