// `npm run bench:peers`: Santha beside Vendure, by turns, on the same PostgreSQL. What is fair: docs/decisions/0095.
//   npm run bench:peers -- --seconds 3 --rounds 7 --products 1000 --orders 200 --only list --no-write
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "@santha/embedded-postgres/embedded";
import pg from "pg";
import { madeOn, writeSection } from "../figures-file.ts";
import { type Compared, compare, type Question, type Target } from "../measure-call.ts";
import { measureOrders, type Shop } from "../measure-orders.ts";
import { startFloor, startServer } from "../processes.ts";
import { peakMemoryOf, postmasterOf } from "../processor-time.ts";
import { santhaShop } from "../santha-shop.ts";
import { readSettings, type Settings } from "../settings.ts";
import { fillWorld } from "../world.ts";
import { peerCalls } from "./calls.ts";
import { peerRow, peersSection } from "./section.ts";
import { startVendure } from "./vendure-shop.ts";

const connections = 10;

interface Side {
  readonly target: Target;
  readonly shop: Shop;
  /** Of the processes whose memory counts. */
  readonly pids: readonly number[];
}

interface Sides {
  readonly floor: Target;
  readonly santha: Side;
  readonly vendure: Side;
}

/** Each call, asked by everybody alike and then differently; one list of each side. */
async function measureCalls(
  { floor, santha, vendure }: Sides,
  products: number,
  settings: Settings,
): Promise<[Compared[], Compared[]]> {
  const measured: [Compared[], Compared[]] = [[], []];
  for (const { name, mark, items, ...asked } of peerCalls(products)) {
    const count = (text: string) => (body: string) => body.split(text).length - 1 === items;
    const measure = async (
      questions: Compared["questions"],
      part: (all: readonly Question[]) => Question[],
    ) => {
      const sides = [
        { server: santha.target, asked: part(asked.santha), isRight: count(mark.santha) },
        { server: vendure.target, asked: part(asked.vendure), isRight: count(mark.vendure) },
      ];
      const [ours, theirs] = await compare({ name, questions, connections, floor }, sides, settings);
      if (!ours || !theirs) return;
      measured[0].push(ours);
      measured[1].push(theirs);
      for (const row of peerRow(ours, theirs)) console.log(`| ${row.join(" | ")} |`);
    };
    if (!name.includes(settings.only)) continue;
    await measure("warm", (all) => all.slice(0, 1));
    if (asked.santha.length > 1) await measure("cold", (all) => all.slice(1));
  }
  return measured;
}

/** An empty database beside Santha's, of the same owner. */
async function addDatabase({ url, superuserUrl }: { readonly url: string; readonly superuserUrl: string }) {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`create database vendure owner ${client.escapeIdentifier(new URL(url).username)}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: "/vendure" }).href;
}

type Keep = <Started extends { readonly stop: () => Promise<void> }>(
  starting: Promise<Started>,
) => Promise<Started>;

/** Fills and starts both sides and the floor; `keep` remembers what is to be stopped. */
async function startSides(folder: string, products: number, settings: Settings, keep: Keep): Promise<Sides> {
  const embedded = await keep(startEmbedded({ dataFolder: folder }));
  const database = postmasterOf(folder);
  console.log(`Filling ${products} products and ${settings.orders} orders on both sides …`);
  const people = await fillWorld(embedded.url, { products, orders: settings.orders });
  const buyers = people.buyers.length;
  const url = await addDatabase(embedded);
  const floor = await keep(startFloor({ url: embedded.url }));
  const own = await keep(startServer(embedded.url, folder));
  const peer = await startVendure(url, folder, { products, orders: settings.orders, buyers }, keep);
  const santha = { origin: own.origin, pids: [own.pid, database], headers: { cookie: people.agent } };
  const pids = [peer.server.pid, peer.worker.pid];
  const vendure = { origin: peer.server.origin, pids: [...pids, database], headers: peer.owner };
  return {
    floor: { origin: floor.origin, pids: [floor.pid, database], headers: {} },
    santha: {
      target: santha,
      shop: santhaShop({ ...santha, url: embedded.url, buyers: people.buyers, products }),
      pids: [own.pid],
    },
    vendure: { target: vendure, shop: { ...peer.shop, pids: vendure.pids }, pids },
  };
}

function versionOfVendure(): string {
  const file = new URL("vendure/node_modules/@vendure/core/package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

async function bench(settings: Settings): Promise<void> {
  const [products = 0] = settings.products;
  const folder = mkdtempSync(join(tmpdir(), "santha-peers-"));
  const stops: (() => Promise<void>)[] = [];
  const keep: Keep = async (starting) => {
    const started = await starting;
    stops.push(started.stop);
    return started;
  };
  try {
    const sides = await startSides(folder, products, settings, keep);
    const [ours, theirs] = await measureCalls(sides, products, settings);
    if (settings.only !== "") return;
    const finish = async ({ shop, pids }: Side, calls: Compared[]) => ({
      calls,
      orders: await measureOrders(shop, connections, { seconds: settings.seconds * 4 }),
      peakMemoryInMegabytes: pids.reduce((sum, pid) => sum + peakMemoryOf(pid), 0),
    });
    const santha = await finish(sides.santha, ours);
    const vendure = await finish(sides.vendure, theirs);
    const version = versionOfVendure();
    const section = peersSection({ settings, madeOn: madeOn(), products, version, santha, vendure });
    console.log(`\n${section}`);
    if (settings.isWritten) writeSection("peers", section);
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await bench(readSettings(process.argv.slice(2), { products: "1000", orders: "200" }));
