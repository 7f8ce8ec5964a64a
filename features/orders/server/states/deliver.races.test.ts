import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { expectWholeBooks } from "#testing/market/books.ts";
import { type Luck, luckOf } from "#testing/market/luck.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { allowEachTest } from "#testing/process/long-run.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { cancelLines, requestReturn } from "../../contract/order-requests.ts";
import type { OrderState } from "../../contract/order-states.ts";
import { confirmCashOfOrder, type SellerMove } from "../../contract/seller-orders.ts";

allowEachTest(120_000);

/** More repeats in the long run of the tests. */
const repeats = Number(process.env["SANTHA_RACES"] ?? "1");
let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
  desk = tradeDesk(app);
});
afterEach(() => expectWholeBooks({ app }));
afterAll(() => app.close());

interface Answered {
  readonly status: number;
}
const isDone = ({ status }: Answered): boolean => status === 201;

/** Starts all of them at once, in any order, or one of them a moment before the others; who did it, by name. */
async function atOnce<K extends string>(
  luck: Luck,
  wishes: Record<K, () => Promise<Answered>>,
  first?: NoInfer<K>,
): Promise<Record<K, boolean>> {
  const names = Object.keys(wishes) as K[];
  const outcomes = await Promise.all(
    names.map(async (name) => {
      await setTimeout(first === undefined || name === first ? luck.upTo(4) : 40);
      return [name, isDone(await wishes[name]())] as const;
    }),
  );
  return Object.fromEntries(outcomes) as Record<K, boolean>;
}

/** What PostgreSQL has of an order of ₹1,340.00 with a margin of ₹60.00: two packs of one product, one of the other. */
async function kept({ orderId, one, two }: Ordered) {
  const { rows } = await sql<{
    state: OrderState;
    pending: number;
    earned: number;
    owed: number;
    odd: number;
  }>`
    select orders.state,
      coalesce(sum(amount_in_paise) filter (where account = 'agent-margin-pending'), 0)::bigint as pending,
      coalesce(sum(amount_in_paise) filter (where account = 'agent-margin-earned'), 0)::bigint as earned,
      coalesce(sum(amount_in_paise) filter (where account = 'buyer-receivable'), 0)::bigint as owed,
      coalesce(sum(amount_in_paise), 0)::bigint as odd
    from orders join ledger_entries on ledger_entries.order_id = orders.id
    where orders.id = ${orderId} group by orders.id`.execute(app.platform.database);
  return { ...rows[0], stock: [await desk.stock(one), await desk.stock(two)] };
}

const total = 1_340_00;
const margin = 60_00;
const gone = [
  [8, 0],
  [9, 0],
];
const back = [
  [10, 0],
  [10, 0],
];
const delivered = (state: OrderState, isPaid: boolean) => ({
  state,
  ...(isPaid ? { pending: 0, earned: margin, owed: 0 } : { pending: margin, earned: 0, owed: total }),
  ...{ odd: 0, stock: gone },
});
const undelivered = (state: OrderState, isPaid: boolean) => ({
  ...{ state, pending: margin, earned: 0, owed: isPaid ? 0 : total, odd: 0, stock: gone },
});
const over = (state: OrderState) => ({ state, pending: 0, earned: 0, owed: 0, odd: 0, stock: back });

const move = ({ seller, orderId }: Ordered, wish: SellerMove) => desk.move(seller, orderId, wish);
async function deliver(order: Ordered): Promise<Answered> {
  const code = await desk.codeOf(order.orderId);
  return move(order, { action: "DELIVER", from: "OUT_FOR_DELIVERY", code });
}

/** From packed to delivered, one after the other; the first that is refused ends it. */
async function sendAndDeliver(order: Ordered): Promise<Answered> {
  const parcel = { carrier: "Speed Post", trackingNumber: "EA123456789IN" };
  const sent = await move(order, { action: "DISPATCH", from: "PACKED", ...parcel });
  if (!isDone(sent)) return sent;
  const out = await move(order, { action: "SEND_OUT", from: "DISPATCHED" });
  return isDone(out) ? deliver(order) : out;
}

test("[ORD-057] a delivery with the right code against a second one, a failed one, cancellations, a return and the cash: one wins, and margin, ledger and stock agree with it (R26)", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < repeats * 12; round += 1) {
    const luck = luckOf(2600 + round);
    const order = await desk.anOrderOf(await desk.aTrade());
    const { orderId, buyer, seller, one } = order;
    await desk.sentOut(order);
    const params = { orderId };
    const pack = { lines: [{ listingId: one, quantity: 1 }] };
    const failing = { action: "FAIL_DELIVERY", from: "OUT_FOR_DELIVERY", reason: "Nobody at home" } as const;
    const wishes = {
      deliver: () => deliver(order),
      // Somebody who presses twice.
      again: () => deliver(order),
      fail: () => move(order, failing),
      cancel: () => desk.act(buyer, orderId, "CANCEL_ORDER"),
      cancelPack: () =>
        app.call(cancelLines, { params, body: { ...pack, reasonCode: "too-slow" } }, { as: buyer }),
      giveBack: () =>
        app.call(requestReturn, { params, body: { ...pack, reasonCode: "damaged" } }, { as: buyer }),
      cash: () => app.call(confirmCashOfOrder, { params, body: {} }, { as: seller }),
    };
    const done = await atOnce(luck, wishes, ([undefined, "fail", "deliver"] as const)[round % 3]);
    expect([done.deliver, done.again, done.fail].filter(Boolean)).toHaveLength(1);
    expect([done.cancel, done.cancelPack]).toEqual([false, false]);
    expect([done.giveBack, done.fail]).not.toEqual([true, true]);
    outcomes.add(done.fail ? "failed" : "delivered");
    const state = done.giveBack ? "RETURN_REQUESTED" : "DELIVERED";
    const found = await kept(order);
    expect(found).toEqual(
      done.fail ? undelivered("DELIVERY_FAILED", done.cash) : delivered(state, done.cash),
    );
    if (done.fail) await fetchBack(luck, order, done.cash);
  }
  expect([...outcomes].toSorted()).toEqual(["delivered", "failed"]);
});

/** The parcel that could not be delivered goes out again or comes back, while it is delivered under its old code. */
async function fetchBack(luck: Luck, order: Ordered, isPaid: boolean): Promise<void> {
  const done = await atOnce(luck, {
    out: () => move(order, { action: "SEND_OUT", from: "DELIVERY_FAILED" }),
    takeBack: () => move(order, { action: "TAKE_BACK", from: "DELIVERY_FAILED", isSellable: true }),
    deliver: () => deliver(order),
  });
  expect([done.out, done.takeBack].filter(Boolean)).toHaveLength(1);
  if (done.takeBack) {
    expect(done.deliver).toBe(false);
    expect(await kept(order)).toEqual(over(isPaid ? "SETTLEMENT_APPROVAL_INP" : "ORD_CANCELLED"));
    return;
  }
  if (!done.deliver) expect(isDone(await deliver(order))).toBe(true);
  expect(await kept(order)).toEqual(delivered("DELIVERED", isPaid));
}

test("[ORD-057] a packed order that is cancelled while it is sent and delivered: either its seller is asked, or it is with the buyer (R26)", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < repeats * 12; round += 1) {
    const luck = luckOf(2700 + round);
    const order = await desk.anOrderOf(await desk.aTrade());
    const { orderId, buyer } = order;
    await desk.packed(order);
    const wishes = {
      deliver: () => sendAndDeliver(order),
      cancel: () => desk.act(buyer, orderId, "CANCEL_ORDER"),
    };
    const done = await atOnce(luck, wishes, ([undefined, "cancel", "deliver", "cancel"] as const)[round % 4]);
    expect([done.deliver, done.cancel].filter(Boolean)).toHaveLength(1);
    if (done.deliver) {
      outcomes.add("delivered");
      expect(await kept(order)).toEqual(delivered("DELIVERED", false));
      continue;
    }
    // The seller gives his word while the buyer takes it back, and the parcel goes on at once if he may.
    const words = {
      accept: () => desk.decide(order, true),
      withdraw: async () => {
        const withdrawn = await desk.act(buyer, orderId, "WITHDRAW_CANCEL");
        return isDone(withdrawn) ? sendAndDeliver(order) : withdrawn;
      },
    };
    const word = await atOnce(
      luck,
      words,
      ([undefined, "accept", "withdraw", "withdraw"] as const)[round % 4],
    );
    expect([word.accept, word.withdraw].filter(Boolean)).toHaveLength(1);
    outcomes.add(word.accept ? "cancelled" : "withdrawn");
    expect(await kept(order)).toEqual(word.accept ? over("ORD_CANCELLED") : delivered("DELIVERED", false));
  }
  expect([...outcomes].toSorted()).toEqual(["cancelled", "delivered", "withdrawn"]);
});
