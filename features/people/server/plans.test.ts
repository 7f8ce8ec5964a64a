import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#engine/server/data/client.ts";
import { listContacts } from "#features/contacts/contract.ts";
import { largeTablesOf, type PlanKind, plansDuring } from "#testing/large/executed-plans.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { listNetwork, listViews, networkLists, readPerson, searchPeople } from "../contract.ts";

const people = 60_000;
/** Of each: how many he follows, has viewed and has blocked. */
const linksOfEach = 3;
let app: TestApp;
let as: string;
let largeTables: Set<string>;

async function fill(url: string): Promise<void> {
  const { kysely, close } = await openDatabase({ url, maxConnections: 1, applicationName: "filling" });
  await sql`
    with names (en, te) as (values ('Padma', 'పద్మ'), ('Laxman', 'లక్ష్మణ్'), ('Swarupa', 'స్వరూప'), ('Yadagiri', 'యాదగిరి'),
      ('Ramulu', 'రాములు'), ('Srinivas', 'శ్రీనివాస్'), ('Anasuya', 'అనసూయ'), ('Venkatesh', 'వెంకటేష్'))
    insert into profiles (profile_key, mobile_no, first_name, first_name_te, created_at)
    select 'person-' || n, (6000000000 + n)::text, en || ' ' || chr(65 + n % 26) || n % 700, te, '2026-01-01'
    from generate_series(1, ${people}::int) n
    join (select en, te, row_number() over () as at from names) named on named.at = n % 8 + 1`.execute(
    kysely,
  );
  // The first one is known to everybody.
  await sql`
    with pairs as (
      select one.id, case when link = 0 then 1 else (one.id * 37 + link * 1013) % ${people}::int + 1 end as other
      from profiles one cross join generate_series(0, ${linksOfEach}::int) link
    ), wished as (select distinct id, other from pairs where id <> other),
    followed as (insert into follows select id, other, timestamptz '2026-02-01' + id * interval '1 second' from wished),
    seen as (insert into profile_views select other, id, timestamptz '2026-07-01' + id * interval '1 second' from wished),
    blocked as (insert into profile_blocks select id, (id + 77) % ${people}::int + 1, '2026-02-01' from profiles)
    insert into contacts (profile_id, name, mobile_no, created_at)
    select id, 'Contact', (6000000000 + other)::text, '2026-02-01' from wished`.execute(kysely);
  await sql`vacuum analyze profiles, follows, profile_views, profile_blocks, contacts`.execute(kysely);
  await close();
}

beforeAll(async () => {
  // One connection, so that all statements run where the plans are told.
  app = await testApp({ connections: 1, filling: { name: "large-network", fill } });
  const { rows } = await sql<{ profileId: number; profileKey: string; firstName: string }>`
    select id as "profileId", profile_key as "profileKey", first_name as "firstName" from profiles where id = 1`.execute(
    app.platform.database,
  );
  const [first] = rows;
  if (!first) throw new Error("nobody was filled");
  as = await sessionFor(app, first);
  largeTables = await largeTablesOf(app);
}, 240_000);
afterAll(() => app.close());

async function look(): Promise<void> {
  for (const list of networkLists) await app.call(listNetwork, { query: { list, limit: 20 } }, { as });
  await app.call(listViews, { query: { limit: 20 } }, { as });
  await app.call(readPerson, { params: { profileKey: "person-4321" } }, { as });
  await app.call(listContacts, { query: {} }, { as });
  for (const q of ["Padma", "yadgiri", "స్వరూప", "6000004321"])
    await app.call(searchPeople, { query: { q } }, { as });
}

test.each<PlanKind>(["values", "kept"])(
  "[SRCH-001] planned for its %s, no page of the network, of contacts or of the search for people reads a large table whole",
  async (kind) => {
    expect([...largeTables]).toEqual(
      expect.arrayContaining(["profiles", "follows", "profile_views", "profile_blocks", "contacts"]),
    );
    const plans = await plansDuring(app, kind, look);
    const nodes = plans.flatMap((plan) => plan.nodes);
    expect(nodes.map((node) => node["Index Name"])).toContain("profiles_by_name");
    const readWhole = plans.filter(({ nodes: of }) =>
      of.some((node) => node["Node Type"] === "Seq Scan" && largeTables.has(node["Relation Name"] ?? "")),
    );
    expect(readWhole.map(({ statement }) => statement)).toEqual([]);
  },
);
