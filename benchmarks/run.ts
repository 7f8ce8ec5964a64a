import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "@santha/embedded-postgres/embedded";
import { calls } from "./calls.ts";
import { callTable, loadSection, orderTable } from "./figures.ts";
import { madeOn, writeSection } from "./figures-file.ts";
import { type Compared, compare } from "./measure-call.ts";
import { measureOrders, type OrderFigure } from "./measure-orders.ts";
import { type Loaded, startFloor, startServer } from "./processes.ts";
import { recordStatements } from "./record-statements.ts";
import { readSettings, type Settings } from "./settings.ts";
import { fillWorld, type People } from "./world.ts";

async function fillCart(origin: string, cookie: string): Promise<void> {
  for (const listingId of [1, 31]) {
    const headers = { cookie, "content-type": "application/json" };
    const body = JSON.stringify({ listingId, quantity: 1 });
    const { status } = await fetch(`${origin}/v2/cart/lines`, { method: "POST", headers, body });
    if (status >= 300) throw new Error(`the cart cannot be filled: ${status}`);
  }
}

interface Servers {
  readonly server: Loaded;
  readonly floor: Loaded;
}

async function measureCalls(
  { server, floor }: Servers,
  { agent }: People,
  settings: Settings,
): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const connections of [10, 50]) {
    for (const [at, { name, path }] of calls.entries()) {
      if (!name.includes(settings.only)) continue;
      const urls = { floorUrl: `${floor.origin}/${at}`, serverUrl: server.origin + path };
      compared.push(await compare({ name, connections, cookie: agent, ...urls }, settings));
      console.log(callTable(compared.slice(-1)).split("\n").at(-1));
    }
  }
  return compared;
}

/** Highest resident memory so far; 0 where the system does not tell. */
function peakMemoryOf(pid: number): number {
  if (process.platform !== "linux") return 0;
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

async function bench(settings: Settings): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "santha-bench-"));
  const stops: (() => Promise<void>)[] = [];
  try {
    const embedded = await startEmbedded({ dataFolder: folder });
    stops.push(embedded.stop);
    console.log(`Filling ${settings.products} products and ${settings.orders} orders …`);
    const people = await fillWorld(embedded.url, settings);
    const server = await startServer(embedded.url, folder);
    stops.push(server.stop);
    await fillCart(server.origin, people.agent);
    const recorded = await recordStatements(embedded.url, calls, people.agent);
    const floor = await startFloor({ url: embedded.url, calls: recorded });
    stops.push(floor.stop);
    const compared = await measureCalls({ server, floor }, people, settings);
    const shop = { origin: server.origin, buyers: people.buyers, products: settings.products };
    const orders: OrderFigure[] = [];
    for (const atOnce of [8, 10, 50]) {
      if ("check-out".includes(settings.only))
        orders.push(await measureOrders(shop, atOnce, { seconds: settings.seconds * 4 }));
    }
    const peakMemoryInMegabytes = peakMemoryOf(server.pid);
    console.log(`\n${callTable(compared)}\n\n${orderTable(orders)}`);
    const figures = { settings, madeOn: madeOn(), calls: compared, orders, peakMemoryInMegabytes };
    if (settings.isWritten) writeSection("load", loadSection(figures));
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await bench(readSettings(process.argv.slice(2)));
