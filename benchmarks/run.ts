import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "@santha/embedded-postgres/embedded";
import { callsAmong } from "./calls.ts";
import { callTable, loadSection, type SizeFigures, sectionOfSize } from "./figures.ts";
import { madeOn, writeSection } from "./figures-file.ts";
import { type Compared, compare, type Target } from "./measure-call.ts";
import { measureOrders, type OrderFigure } from "./measure-orders.ts";
import { startFloor, startServer } from "./processes.ts";
import { peakMemoryOf, postmasterOf } from "./processor-time.ts";
import { santhaShop } from "./santha-shop.ts";
import { readSettings, type Settings } from "./settings.ts";
import { fillWorld } from "./world.ts";

async function fillCart(origin: string, cookie: string): Promise<void> {
  for (const listingId of [1, 31]) {
    const headers = { cookie, "content-type": "application/json" };
    const body = JSON.stringify({ listingId, quantity: 1 });
    const { status } = await fetch(`${origin}/v2/cart/lines`, { method: "POST", headers, body });
    if (status >= 300) throw new Error(`the cart cannot be filled: ${status}`);
  }
}

interface Loaded {
  readonly floor: Target;
  readonly server: Target;
  readonly products: number;
}

async function measureCalls({ floor, server, products }: Loaded, settings: Settings): Promise<Compared[]> {
  const compared: Compared[] = [];
  const add = async (
    call: Omit<Parameters<typeof compare>[0], "floor">,
    target: Target,
    paths: readonly string[],
  ) => {
    if (!call.name.includes(settings.only)) return;
    const asked = paths.map((path) => ({ path }));
    compared.push(...(await compare({ ...call, floor }, [{ server: target, asked }], settings)));
    console.log(callTable(compared.slice(-1)).split("\n").at(-1));
  };
  const warm = { questions: "warm", connections: 10 } as const;
  await add({ ...warm, name: "10 kB that lie ready" }, floor, ["/bytes"]);
  for (const { name, path, distinct } of callsAmong(products)) {
    await add({ ...warm, name }, server, [path]);
    await add({ ...warm, connections: 50, name }, server, [path]);
    if (distinct) await add({ name, questions: "cold", connections: 10 }, server, distinct);
  }
  return compared;
}

async function benchOf(products: number, settings: Settings): Promise<SizeFigures> {
  const folder = mkdtempSync(join(tmpdir(), "santha-bench-"));
  const stops: (() => Promise<void>)[] = [];
  try {
    const embedded = await startEmbedded({ dataFolder: folder });
    stops.push(embedded.stop);
    console.log(`Filling ${products} products and ${settings.orders} orders …`);
    const people = await fillWorld(embedded.url, { products, orders: settings.orders });
    const started = await startServer(embedded.url, folder);
    stops.push(started.stop);
    await fillCart(started.origin, people.agent);
    const bare = await startFloor({ url: embedded.url });
    stops.push(bare.stop);
    const database = postmasterOf(folder);
    const headers = { cookie: people.agent };
    const server = { origin: started.origin, pids: [started.pid, database], headers };
    const floor = { origin: bare.origin, pids: [bare.pid, database], headers: {} };
    const calls = await measureCalls({ floor, server, products }, settings);
    const shop = santhaShop({ ...server, url: embedded.url, buyers: people.buyers, products });
    const orders: OrderFigure[] = [];
    for (const atOnce of [8, 10, 50]) {
      if ("check-out".includes(settings.only))
        orders.push(await measureOrders(shop, atOnce, { seconds: settings.seconds * 4 }));
    }
    return { products, calls, orders, peakMemoryInMegabytes: peakMemoryOf(started.pid) };
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bench(settings: Settings): Promise<void> {
  const sizes: SizeFigures[] = [];
  for (const products of settings.products) {
    sizes.push(await benchOf(products, settings));
    console.log(`\n${sizes.slice(-1).map(sectionOfSize).join("\n\n")}`);
  }
  if (settings.isWritten) writeSection("load", loadSection({ settings, madeOn: madeOn(), sizes }));
}

await bench(readSettings(process.argv.slice(2)));
