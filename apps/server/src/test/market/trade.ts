import { sql } from "kysely";
import { deliverEvent } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { readBalances } from "./books.ts";
import { buy, earnCoupon } from "./buying.ts";
import { noteCash, takeCash } from "./cash.ts";
import { count, type Luck, luckOf, type Market } from "./market.ts";
import { moveAsBuyer, moveAsSeller } from "./moving.ts";
import { note } from "./noting.ts";
import { collect, decide, letTimePass, look, payOut, payPart, refund, settle } from "./paying.ts";

type Work = (market: Market, luck: Luck) => Promise<void>;

/** How often each operation comes, beside the others. */
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

/** Events are delivered after so many operations, to those who keep the books with them. */
const stepsBetweenDeliveries = 40;
/** Balances are read while others write. */
const stepsBetweenReads = 10;

export interface Trading {
  readonly steps: number;
  readonly seed: number;
  /** So many do something at the same time. */
  readonly walkers: number;
}

/** Lets everybody do anything, some at a time; answers how many operations and reads there were. */
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

/** A walker buys for people of his own, so that carts are filled by one at a time; orders are everybody's. */
function operation(market: Market, luck: Luck, walker: number, walkers: number): Promise<void> {
  const name = luck.weighted(weights);
  if (name !== "buy") return (works[name] satisfies Work)(market, luck);
  const own = [...market.agents, ...market.farmers].filter((_, at) => at % walkers === walker);
  return buy(market, luck, luck.of(own));
}

const listening = /^(?:coupons|invoices|payments|settlements)\//;
let delivering: Promise<void> = Promise.resolve();

/** One delivery run after the other, each event to each listener that moves money once. */
async function deliverEvents(run: () => Promise<unknown>): Promise<void> {
  delivering = delivering.then(async () => {
    await run();
  });
  await delivering;
}

/** An event whose number is lower may be seen after a higher one: its transaction ended later. */
const late = 2000;
/** So many of a hundred deliveries fail at first, and come again after later ones. */
const heldBack = 20;

/**
 * The worker keeps no order: deliveries stand in no queue of an order, several run beside each other and a failed one
 * comes again minutes later, after younger ones. So each waiting pair of event and listener is drawn by lot, the
 * listeners of one event apart from each other, and some wait for the next run.
 */
async function deliverSome(market: Market, luck: Luck): Promise<void> {
  const waiting = await selectWaiting(market);
  for (const delivery of luck.shuffled(waiting)) {
    if (!luck.percent(heldBack)) await deliverOne(market, delivery);
  }
}

/** Until nothing waits: also what listeners have told meanwhile. */
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

/** What no listener that moves money has been told yet, in a fixed order. */
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

async function deliverOne({ app: { platform }, done }: Market, delivery: Delivery): Promise<void> {
  await inTransaction(platform, (transaction) => deliverEvent(platform, transaction, delivery));
  count(done, delivery.listener);
}
