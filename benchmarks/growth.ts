import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbedded } from "@santha/embedded-postgres/embedded";
import { sql } from "kysely";
import { openDatabase } from "#engine/server/data/client.ts";
import { migrate } from "#engine/server/data/migrate.ts";
import { fillLargeCatalogue } from "#testing/large/large-catalogue.ts";
import { fillLargeOrders } from "#testing/large/large-orders.ts";
import { table } from "./figures.ts";
import { madeOn, writeSection } from "./figures-file.ts";
import { startServer } from "./processes.ts";
import { signedIn } from "./world.ts";

/** `npm run bench:growth`: lists of one agent with many orders beside those of one with few, in a large house. */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    orders: { type: "string", default: "1000000" },
    repeats: { type: "string", default: "200" },
    write: { type: "boolean", default: true },
  },
});
const orders = Number(values.orders);
const repeats = Number(values.repeats);
/** One in fifty orders is the large agent's; every other buyer has 200. */
const agentEvery = 50;
const largeCount = orders / agentEvery;
const fewEach = 200;
const products = 10_000;
const days = { fromDate: "2025/06/01", toDate: "2026/07/01" };
/** The late page may take this much longer than the first one of the agent with few orders. */
const most = 1.5;

interface Asked {
  readonly name: string;
  readonly cookie: string;
  readonly offset: number;
  readonly hasDays: boolean;
}

async function ask(origin: string, { name, cookie, offset, hasDays }: Asked): Promise<number> {
  const isList = name === "order list";
  const page = { offset: String(offset), limit: "10" };
  const query = new URLSearchParams(isList && hasDays ? { ...page, ...days } : page);
  const path = isList ? "/v2/orders" : "/rest/v2/estore/stats/santhaCommissions";
  const headers = { cookie, "content-type": "application/json" };
  const body = isList ? {} : { method: "PUT", body: JSON.stringify(hasDays ? days : {}) };
  const startedAt = performance.now();
  const response = await fetch(`${origin}${path}?${query}`, { headers, ...body });
  const text = await response.text();
  if (response.status !== 200 || !text.includes("orderId")) throw new Error(`${name}: ${text.slice(0, 200)}`);
  return performance.now() - startedAt;
}

/** p95 of each call, in milliseconds, all calls by turns so that what else the machine does falls on all of them. */
async function measure(origin: string, asked: readonly Asked[]): Promise<number[]> {
  const times = asked.map((): number[] => []);
  for (let round = -20; round < repeats; round += 1) {
    for (const [at, each] of asked.entries()) {
      const took = await ask(origin, each);
      if (round >= 0) times[at]?.push(took);
    }
  }
  return times.map((all) => all.toSorted((one, other) => one - other)[Math.ceil(all.length * 0.95) - 1] ?? 0);
}

async function fill(url: string): Promise<{ readonly few: string; readonly many: string }> {
  await migrate(url);
  const { kysely, close } = await openDatabase({ url, maxConnections: 1, applicationName: "bench filling" });
  try {
    await fillLargeCatalogue(kysely, { products });
    const buyers = (orders - largeCount) / fewEach;
    const agent = await fillLargeOrders(kysely, { orders, products, buyers, agentEvery });
    const { rows } = await sql<{ profileId: number; profileKey: string }>`
      insert into role_grants (profile_id, role, granted_at)
      select id, 'agent', '2026-01-01' from profiles where profile_key = 'buyer-1'
      returning profile_id as "profileId", 'buyer-1' as "profileKey"`.execute(kysely);
    const [few] = rows;
    if (!few) throw new Error("nobody has few orders");
    return { few: await signedIn(kysely, few), many: await signedIn(kysely, agent) };
  } finally {
    await close();
  }
}

function sectionOf(asked: readonly Asked[], p95: readonly number[], few: string): string {
  const rows = asked.map(({ name, cookie, offset, hasDays }, at) => {
    const base =
      p95[asked.findIndex((each) => each.name === name && each.cookie === few && each.hasDays === hasDays)];
    const own = p95[at] ?? 0;
    const who = cookie === few ? `${fewEach} orders` : `${largeCount.toLocaleString("en")} orders`;
    const share = (own / (base ?? own)).toFixed(2);
    return [
      name,
      who,
      hasDays ? "with days" : "all time",
      offset.toLocaleString("en"),
      `${own.toFixed(1)} ms`,
      share,
    ];
  });
  const head = ["list", "of an agent with", "asked", "offset", "p95", "to his first page"];
  return `\`npm run bench:growth\`, ${madeOn()}. ${orders.toLocaleString("en")} orders in all, pages of ten, ${repeats} readings each, one at a time.
The last column compares with the first page of the agent with ${fewEach} orders, asked alike; it should be at most ${most}.

${table(head, rows)}`;
}

const folder = mkdtempSync(join(tmpdir(), "santha-growth-"));
const stops: (() => Promise<void>)[] = [];
try {
  const embedded = await startEmbedded({ dataFolder: folder });
  stops.push(embedded.stop);
  console.log(`Filling ${orders} orders …`);
  const { few, many } = await fill(embedded.url);
  const server = await startServer(embedded.url, folder);
  stops.push(server.stop);
  const asked = ["order list", "accounts"].flatMap((name) =>
    [false, true].flatMap((hasDays) => [
      { name, cookie: few, offset: 0, hasDays },
      ...[0, largeCount / 2, largeCount - 10].map((offset) => ({ name, cookie: many, offset, hasDays })),
    ]),
  );
  const p95 = await measure(server.origin, asked);
  const section = sectionOf(asked, p95, few);
  console.log(section);
  if (values.write) writeSection("growth", section);
} finally {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
