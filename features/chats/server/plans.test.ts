import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#engine/server/data/client.ts";
import { largeTablesOf, type PlanKind, plansDuring } from "#testing/large/executed-plans.ts";
import { grantRole, sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aMessage } from "../builders.ts";
import { listChats, readChat } from "../contract/chats.ts";
import { deskLists, listSupportChats } from "../contract/desk.ts";
import { readGroup } from "../contract/groups.ts";

const people = 6000;
let app: TestApp;
let as: string;
let largeTables: Set<string>;

/** Everybody has a chat with support, and with four others, of eight messages each. */
async function fill(url: string): Promise<void> {
  const { kysely, close } = await openDatabase({ url, maxConnections: 1, applicationName: "filling" });
  await sql`
    insert into profiles (profile_key, mobile_no, first_name, created_at)
    select 'person-' || n, (6000000000 + n)::text, 'Padma ' || n, '2026-01-01' from generate_series(1, ${people}::int) n`.execute(
    kysely,
  );
  await sql`
    with made as (
      insert into chats (chat_key, kind, opened_by_profile_id, with_profile_id, last_seq, last_at, opened_at)
      select 'chat-key-' || lpad(id::text || 'x' || link, 13, '0'), case when link = 0 then 'support' else 'person' end, id,
        case when link > 0 then (id + link * 101) % ${people}::int + 1 end, 8,
        timestamptz '2026-06-01' + id * interval '1 second', '2026-06-01'
      from profiles cross join generate_series(0, 4) link returning *
    ), members as (
      insert into chat_members (chat_id, profile_id, accepted_at)
      select id, opened_by_profile_id, opened_at from made
      union all select id, with_profile_id, opened_at from made where kind = 'person'
    ), support as (
      insert into support_chats (chat_id, state, waits_since, solved_at)
      select id, case when id % 50 = 0 then 'open' else 'solved' end,
        case when id % 50 = 0 then last_at end, case when id % 50 > 0 then last_at end
      from made where kind = 'support'
    )
    insert into chat_messages (chat_id, seq, sender_profile_id, message_key, is_from_support, body, sent_at)
    select id, seq, opened_by_profile_id, gen_random_uuid(), false, 'Message', last_at
    from made cross join generate_series(1, 8) seq`.execute(kysely);
  // Three hundred large groups of which the person who looks is in a few.
  await sql`
    with made as (
      insert into chats (chat_key, kind, opened_by_profile_id, name, last_seq, last_at, opened_at)
      select 'group-' || lpad(n::text, 16, '0'), 'group', n, 'Group ' || n, 40, timestamptz '2026-06-01' + n * interval '1 hour',
        '2026-06-01' from generate_series(1, 300) n returning *
    ), members as (
      insert into chat_members (chat_id, profile_id, joined_at, accepted_at, is_admin)
      select id, opened_by_profile_id + place * 7, opened_at, opened_at, place = 0 from made cross join generate_series(0, 99) place
    )
    insert into chat_messages (chat_id, seq, sender_profile_id, message_key, is_from_support, body, sent_at)
    select id, seq, opened_by_profile_id, gen_random_uuid(), false, 'Message', last_at
    from made cross join generate_series(1, 40) seq`.execute(kysely);
  await sql`vacuum analyze profiles, chats, chat_members, chat_messages, support_chats`.execute(kysely);
  await close();
}

beforeAll(async () => {
  app = await testApp({ connections: 1, filling: { name: "large-chats", fill } });
  const { rows } = await sql<{ profileId: number; profileKey: string; firstName: string }>`
    select id as "profileId", profile_key as "profileKey", first_name as "firstName" from profiles where id = 77`.execute(
    app.platform.database,
  );
  const [one] = rows;
  if (!one) throw new Error("nobody was filled");
  await grantRole(app, one.profileId, "support");
  as = await sessionFor(app, one);
  largeTables = await largeTablesOf(app);
}, 240_000);
afterAll(() => app.close());

async function look(): Promise<void> {
  const { data } = await app.call(listChats, { query: { limit: 20 } }, { as });
  const chatKey = data.chats[0]?.chatKey ?? "";
  for (const query of [{}, { after: 3 }, { before: 6 }])
    await app.call(readChat, { params: { chatKey }, query }, { as });
  const group = data.chats.find((one) => one.group)?.chatKey ?? "";
  const params = { chatKey: group };
  expect((await app.call(readGroup, { params }, { as })).data.members).toHaveLength(100);
  await app.call(readChat, { params, query: {} }, { as });
  await aMessage(app, as, group);
  for (const show of deskLists) await app.call(listSupportChats, { query: { show, limit: 20 } }, { as });
}

test.each<PlanKind>(["values", "kept"])(
  "planned for its %s, neither the list of chats, nor the messages of one, nor a large group, nor support's queue reads a large table whole",
  async (kind) => {
    expect([...largeTables]).toEqual(expect.arrayContaining(["chats", "chat_members", "chat_messages"]));
    const plans = await plansDuring(app, kind, look);
    const readWhole = plans.filter(({ nodes }) =>
      nodes.some((node) => node["Node Type"] === "Seq Scan" && largeTables.has(node["Relation Name"] ?? "")),
    );
    expect(readWhole.map(({ statement }) => statement)).toEqual([]);
  },
);
