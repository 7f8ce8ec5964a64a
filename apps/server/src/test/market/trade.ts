import { sql } from "kysely";
import { deliverEvent } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { readBalances } from "./books.ts";
import { buy, earnCoupon } from "./buying.ts";
import { count, type Luck, luckOf, type Market } from "./market.ts";
import { moveAsBuyer, moveAsSeller, takeCash } from "./moving.ts";
import { collect, decide, letTimePass, look, payOut, payPart, refund, settle } from "./paying.ts";

type Work = (market: Market, luck: Luck) => Promise<void>;

/** How often each operation comes, of a hundred. */
const weights = {
  buy: 10,
  moveAsSeller: 41.5,
  moveAsBuyer: 7,
  takeCash: 6,
  payPart: 5,
  decide: 5,
  look: 3,
  refund: 7,
  settle: 6,
  collect: 1.5,
  payOut: 2.5,
  earnCoupon: 1.5,
  letTimePass: 5,
} as const;
const works = {
  moveAsSeller,
  moveAsBuyer,
  takeCash,
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
      if (step % stepsBetweenDeliveries === 0) await deliverEvents(market);
    }
  };
  await Promise.all(Array.from({ length: walkers }, (_, walker) => walk(walker)));
  await deliverEvents(market);
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

/** Delivers what has happened to the listeners that move money, each once, as the worker does. */
async function deliverEvents(market: Market): Promise<void> {
  delivering = delivering.then(() => deliverNow(market));
  await delivering;
}

/** An event whose number is lower may be seen after a higher one: its transaction ended later. */
const late = 2000;

async function deliverNow({ app: { platform }, done }: Market): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from events
    where id > coalesce((select max(event_id) from event_deliveries), 0) - ${late}
      and not exists (select from event_deliveries where event_id = events.id)
    order by id`.execute(platform.database);
  for (const { id, name } of rows) {
    for (const listener of platform.events.listenersOf(name)) {
      if (!listening.test(listener.name)) continue;
      const delivery = { eventId: id, listener: listener.name };
      await inTransaction(platform, (transaction) => deliverEvent(platform, transaction, delivery));
      count(done, listener.name);
    }
  }
}
