import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#engine/server/data/client.ts";
import type { Tables } from "#engine/server/data/generated.ts";
import { largeTablesOf, type PlanKind, plansDuring } from "#testing/large/executed-plans.ts";
import { fillLargeCatalogue } from "#testing/large/large-catalogue.ts";
import { fillLargeFeed } from "#testing/large/large-feed.ts";
import { fillLargeOrders } from "#testing/large/large-orders.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { countFeedNews, readFeedItem, readShare, readStream } from "../contract.ts";
import { cursorOf } from "./feed-cursor.ts";
import { homePageIds } from "./home-page-id.ts";
import { type StreamAsked, selectStream } from "./stream.queries.ts";

const items = 100_000;
const products = 10_000;
let app: TestApp;
let viewer: { readonly profileId: number; readonly profileKey: string };
let as: string;
let largeTables: Set<string>;

async function fill(url: string): Promise<void> {
  const { kysely, close } = await openDatabase({ url, maxConnections: 1, applicationName: "filling" });
  await fillLargeCatalogue(kysely, { products });
  await fillLargeOrders(kysely, { orders: 20_000, products, buyers: 1000 });
  await fillLargeFeed(kysely, { items, entityId: homePageIds.testing, products });
  await close();
}

beforeAll(async () => {
  // One connection, so that all statements run where the plans are told.
  app = await testApp({
    connections: 1,
    filling: { name: "large-feed", fill },
    environment: { HOME_ORDER_TILES: "on" },
  });
  const { rows } = await sql<{ profileId: number; profileKey: string }>`
    select profile_id as "profileId", profile_key as "profileKey"
    from role_grants join profiles on profiles.id = profile_id where role = 'agent'`.execute(
    app.platform.database,
  );
  const [agent] = rows;
  if (!agent) throw new Error("no agent was filled");
  viewer = agent;
  as = await sessionFor(app, agent);
  largeTables = await largeTablesOf(app);
}, 240_000);
afterAll(() => app.close());

const stream = async (query: { after?: string; offset?: number } = {}) => {
  const answer = await app.call(readStream, { query }, { as });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data;
};

/** A place with this many items above it. */
async function placeAfter(count: number): Promise<string> {
  const { rows } = await sql<{ id: number; at: Date }>`
    select id, published_at as at from feed_items
    where withdrawn_at is null and reader_profile_id is null and not is_pinned
    order by published_at desc, id desc offset ${count} limit 1`.execute(app.platform.database);
  return `n_${rows[0]?.at.getTime()}_item_${rows[0]?.id}`;
}

test("among 100,000 items, 20,000 orders and 1,000 people no call reads a large table whole, at the top, late, by key or by offset", async () => {
  expect([...largeTables]).toEqual(
    expect.arrayContaining(["feed_items", "orders", "order_lines", "profiles"]),
  );
  const after = await placeAfter(90_000);
  const item = (await stream()).entitiesStream.find(({ event }) => event === "SHARE_UPDATE");
  const calls: readonly (() => Promise<unknown>)[] = [
    () => stream(),
    () => stream({ after }),
    () => stream({ offset: 5000 }),
    () => app.call(readFeedItem, { params: { itemId: item?.id ?? "" } }, { as }),
    () => app.call(countFeedNews, { query: { since: 0 } }, { as }),
    () => app.call(readShare, { query: { level3Id: 7 } }, { as }),
  ];
  for (const kind of ["values", "kept"] satisfies PlanKind[]) {
    for (const call of calls) {
      const plans = await plansDuring(app, kind, call);
      expect(plans.length).toBeGreaterThanOrEqual(2);
      expect(plans.length).toBeLessThanOrEqual(3);
      const nodes = plans.flatMap((plan) => plan.nodes);
      const readWhole = nodes.filter(
        (node) => node["Node Type"] === "Seq Scan" && largeTables.has(node["Relation Name"] ?? ""),
      );
      expect(readWhole).toEqual([]);
    }
  }
});

test("[HOME-007] a late part touches no more of the database than the first one", async () => {
  const asked = {
    ...{ entityId: homePageIds.testing, viewerId: viewer.profileId, hasOrders: true },
    ...{ offset: 0, atMost: 11 },
  };
  const top = await blocksOf({ ...asked, after: null });
  for (const count of [1000, 50_000, 90_000]) {
    const late = await blocksOf({ ...asked, after: cursorOf(await placeAfter(count)) });
    expect(late).toBeLessThan(2 * top);
  }
});

/** How many pages of the database a part of the stream touches. */
async function blocksOf(asked: StreamAsked): Promise<number> {
  const pool = new pg.Pool({ connectionString: app.url, max: 1 });
  const sent: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const recording = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  });
  try {
    await selectStream(recording, asked);
    const [statement] = sent;
    const { rows } = await pool.query<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) ${statement?.sql}`,
      [...(statement?.parameters ?? [])],
    );
    const plan = rows[0]?.["QUERY PLAN"][0].Plan ?? {};
    return (plan["Shared Hit Blocks"] ?? Number.NaN) + (plan["Shared Read Blocks"] ?? Number.NaN);
  } finally {
    await recording.destroy();
  }
}
