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

/** A shop under load. */
export interface Shop {
  /** Processes whose processor time counts. */
  readonly pids: readonly number[];
  /** What each buyer is known by. */
  readonly buyers: readonly string[];
  /** One whole check-out; turns count from 1. @throws when it ends without an order. */
  readonly placeOrder: (buyer: string, turn: number) => Promise<void>;
  /** Address of its database, and what finds a job that is due and not done. */
  readonly url: string;
  readonly dueJobs: string;
}

/** So many people shop at once, each one order after the other. */
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
      await shop.placeOrder(buyer, turn);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, place) => shopAway(place)));
  const ordersPerSecond = times.length / ((performance.now() - started) / 1000);
  await untilJobsAreDone(shop);
  const processorMilliseconds = ((timeOf() - before) * 1000) / times.length;
  const sorted = times.toSorted((left, right) => left - right);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { atOnce, ordersPerSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99), processorMilliseconds };
}

const longestWaitInMilliseconds = 300_000;

/** Waits until the worker has done what was due. */
export async function untilJobsAreDone({ url, dueJobs }: Pick<Shop, "url" | "dueJobs">): Promise<void> {
  const deadline = performance.now() + longestWaitInMilliseconds;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    while ((await client.query(dueJobs)).rowCount !== 0) {
      if (performance.now() > deadline) throw new Error("the worker did not do what was due in five minutes");
      await sleep(200);
    }
  } finally {
    await client.end();
  }
}
