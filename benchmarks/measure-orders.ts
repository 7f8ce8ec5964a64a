import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { processorSeconds } from "./processor-time.ts";
import type { Settings } from "./settings.ts";

/** Whole check-outs under load. */
export interface OrderFigure {
  readonly atOnce: number;
  readonly ordersPerSecond: number;
  /** From the first item to the placed order, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Of one check-out with its background jobs, of server and database together. */
  readonly processorMilliseconds: number;
}

interface Shop {
  readonly origin: string;
  /** Processes whose processor time counts. */
  readonly pids: readonly number[];
  readonly databaseUrl: string;
  readonly buyers: readonly string[];
  readonly products: number;
}

const address = {
  recipientName: "Ramulu",
  phone: "9812345210",
  addressLine1: "H.No. 3-41",
  addressLine2: "",
  landmark: "",
  city: "Narsampet",
  state: "Telangana",
  postalCode: "506132",
};

/** So many people shop at once, each one order after the other: item, address, quote, order. */
export async function measureOrders(
  shop: Shop,
  atOnce: number,
  { seconds }: Pick<Settings, "seconds">,
): Promise<OrderFigure> {
  const times: number[] = [];
  let turn = 0;
  const timeOf = () => shop.pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);
  const before = timeOf();
  const started = performance.now();
  const end = started + seconds * 1000;
  const shopAway = async (place: number) => {
    for (let round = 0; performance.now() < end; round += 1) {
      const buyer = shop.buyers[(place + round * atOnce) % shop.buyers.length] ?? "";
      turn += 1;
      const began = performance.now();
      await shopOnce(shop.origin, buyer, 3 * ((turn * 37) % shop.products) + 1);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, place) => shopAway(place)));
  const ordersPerSecond = times.length / ((performance.now() - started) / 1000);
  await untilJobsAreDone(shop.databaseUrl);
  const processorMilliseconds = ((timeOf() - before) * 1000) / times.length;
  const sorted = times.toSorted((left, right) => left - right);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { atOnce, ordersPerSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99), processorMilliseconds };
}

const longestWaitInMilliseconds = 300_000;

/** Waits until the worker has done what was due; what it has given up is never done. */
async function untilJobsAreDone(url: string): Promise<void> {
  const deadline = performance.now() + longestWaitInMilliseconds;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const text =
      "select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1";
    while ((await client.query(text)).rowCount !== 0) {
      if (performance.now() > deadline) throw new Error("the worker did not do what was due in five minutes");
      await sleep(200);
    }
  } finally {
    await client.end();
  }
}

async function shopOnce(origin: string, cookie: string, listingId: number): Promise<void> {
  await send(origin, cookie, "POST", "/v2/cart/lines", { listingId, quantity: 1 });
  await send(origin, cookie, "PUT", "/v2/checkout/address", address);
  const { fingerprint } = (await send(origin, cookie, "GET", "/v2/checkout")) as { fingerprint: string };
  await send(origin, cookie, "POST", "/v2/checkout/orders", { paymentMode: "COD", fingerprint });
}

async function send(
  origin: string,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      cookie,
      ...(body ? { "content-type": "application/json", "idempotency-key": crypto.randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: unknown }).data;
}
