import { sql } from "kysely";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { deliverEvent } from "#engine/server/jobs/events.ts";
import { readBalances } from "./books.ts";
import { buy, earnCoupon } from "./buying.ts";
import { noteCash, takeCash } from "./cash.ts";
import { count, type Luck, luckOf, type Market } from "./market.ts";
import { moveAsBuyer, moveAsSeller } from "./moving.ts";
import { note } from "./noting.ts";
import { collect, decide, letTimePass, look, payOut, payPart, refund, settle } from "./paying.ts";

type Work = (market: Market, luck: Luck) => Promise<void>;

/** The relative frequency of each operation. */
const weights = {
  buy: 10,
  moveAsSeller: 41.5,
  moveAsBuyer: 7,
  takeCash: 9,
  noteCash: 2.5,
  note: 1.5,
  payPart: 8,
  decide: 5,
  look: 3,
  refund: 7,
  settle: 6,
  collect: 2.5,
  payOut: 2.5,
  earnCoupon: 1.5,
  letTimePass: 5,
} as const;
const works = {
  moveAsSeller,
  moveAsBuyer,
  takeCash,
  noteCash,
  note,
  payPart,
  decide,
  look,
  refund,
  settle,
  collect,
  payOut,
  earnCoupon,
  letTimePass,
};

/** Events are delivered to the ledger's listeners after this many operations. */
const stepsBetweenDeliveries = 40;
/** Reads of balances run beside writes. */
const stepsBetweenReads = 10;

export interface Trading {
  readonly steps: number;
  readonly seed: number;
  /** How many users act at the same time. */
  readonly walkers: number;
}

/** Runs random operations of all users, some in parallel; returns the numbers of operations and reads. */
export async function trade(market: Market, { steps, seed, walkers }: Trading) {
  let begun = 0;
  let reads = 0;
  const post = luckOf(seed * 1000 + 999);
  const walk = async (walker: number): Promise<void> => {
    const luck = luckOf(seed * 1000 + walker);
    while (begun < steps) {
      begun += 1;
      const step = begun;
      const work = operation(market, luck, walker, walkers);
      const beside: Promise<void>[] = [];
      if (step % stepsBetweenReads === 0) {
        reads += 1;
        beside.push(readBalances(market, luck));
      }
      await Promise.all([work, ...beside]);
      if (step % stepsBetweenDeliveries === 0) await deliverEvents(() => deliverSome(market, post));
    }
  };
  await Promise.all(Array.from({ length: walkers }, (_, walker) => walk(walker)));
  await deliverEvents(() => deliverAll(market, post));
  return { steps: begun, reads };
}

/** Each walker buys for its own users, so that only one fills a cart at a time; orders are shared by all. */
function operation(market: Market, luck: Luck, walker: number, walkers: number): Promise<void> {
  const name = luck.weighted(weights);
  if (name !== "buy") return (works[name] satisfies Work)(market, luck);
  const own = [...market.agents, ...market.farmers].filter((_, at) => at % walkers === walker);
  return buy(market, luck, luck.of(own));
}

const listening = /^(?:coupons|invoices|payments|settlements)\//;
let delivering: Promise<void> = Promise.resolve();

/** Runs one delivery after another; each event reaches each money-moving listener once. */
async function deliverEvents(run: () => Promise<unknown>): Promise<void> {
  delivering = delivering.then(async () => {
    await run();
  });
  await delivering;
}

/** An event with a lower number may become visible later, because its transaction ended later. */
const late = 2000;
/** Percentage of deliveries that fail at first and are retried after later ones. */
const heldBack = 20;

/**
 * Delivers waiting events in random order, because the worker keeps none: deliveries run in parallel, and a
 * failed one is retried minutes later. Each pair of event and listener is shuffled separately, and some wait for
 * the next run.
 */
async function deliverSome(market: Market, luck: Luck): Promise<void> {
  const waiting = await selectWaiting(market);
  for (const delivery of luck.shuffled(waiting)) {
    if (!luck.percent(heldBack)) await deliverOne(market, delivery);
  }
}

/** Repeats until nothing waits, including events emitted by listeners. */
async function deliverAll(market: Market, luck: Luck): Promise<void> {
  for (;;) {
    const waiting = await selectWaiting(market);
    if (waiting.length === 0) return;
    for (const delivery of luck.shuffled(waiting)) await deliverOne(market, delivery);
  }
}

interface Delivery {
  readonly eventId: number;
  readonly listener: string;
}

/** Events that a money-moving listener has not received yet, in a fixed order. */
async function selectWaiting({ app: { platform } }: Market): Promise<Delivery[]> {
  const { rows } = await sql<{ id: number; name: string; delivered: readonly string[] }>`
    select id, name, array(select listener from event_deliveries where event_id = events.id) as delivered
    from events where id > coalesce((select max(event_id) from event_deliveries), 0) - ${late}
    order by id`.execute(platform.database);
  return rows.flatMap(({ id, name, delivered }) =>
    platform.events
      .listenersOf(name)
      .filter((listener) => listening.test(listener.name) && !delivered.includes(listener.name))
      .map((listener) => ({ eventId: id, listener: listener.name })),
  );
}

async function deliverOne(
  { app: { platform }, done }: Market,
  { eventId, listener }: Delivery,
): Promise<void> {
  await inTransaction(platform, (transaction) =>
    deliverEvent(platform, transaction, { eventId, listeners: [listener] }),
  );
  count(done, listener);
}
