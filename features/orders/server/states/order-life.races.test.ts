import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import {
  type ActorKind,
  actorKinds,
  deliveryPath,
  movesOf,
  type OrderAction,
  type OrderState,
  orderStates,
  transitions,
} from "../../contract/order-states.ts";
import { refundMoves } from "../../contract/refunds.ts";
import { confirmCash } from "../money/confirm-cash.ts";
import { receiveMoney } from "../money/receive-money.ts";
import { moveRefundIn } from "../refunds/move-refund.ts";
import { decideRequestIn } from "../requests/decide-request.ts";
import { lockOrderWithLines } from "../requests/removals.queries.ts";
import { insertRequest } from "../requests/requests.queries.ts";
import { advanceOrder } from "./advance-order.ts";

/** More repeats in the long run of the tests. */
const repeats = Number(process.env["SANTHA_RACES"] ?? "1");
const stockOfEach = 400;
let app: TestApp;
let buyer: string;
let listingIds: number[];
beforeAll(async () => {
  app = await testApp({ connections: 8, raisedLimits: { "checkout/place-order": 1_000_000 } });
  buyer = (await aPerson(app, { roles: ["agent"] })).cookie;
  const { sellerId } = await aSeller(app);
  const goods = { sellerId, onHand: stockOfEach, priceInPaise: 333_33, commissionInPaise: 11_11 };
  listingIds = [await aProduct(app, goods), await aProduct(app, goods)].map(({ listingId }) => listingId);
});
afterAll(() => app.close());

/** The same numbers for the same seed. */
function luckOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return { of: <T>(values: readonly T[]): T | undefined => values[Math.floor(next() * values.length)], next };
}
type Luck = ReturnType<typeof luckOf>;

async function placed(luck: Luck): Promise<string> {
  const lines = listingIds.map((listingId) => ({ listingId, quantity: 1 + Math.floor(luck.next() * 3) }));
  return (await anOrder(app, { as: buyer, lines })).orderIds[0] ?? "";
}

async function stateOf(orderId: string) {
  const { state, is_cancelled } = await app.platform.database
    .selectFrom("orders")
    .select(["state", "is_cancelled"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return { state: state as OrderState, isCancelled: is_cancelled };
}

const actions = [...new Set(transitions.map(({ action }) => action))];

/** A listed move most of the time, else any action of anybody from where the order stands. */
async function anyMove(luck: Luck, orderId: string): Promise<void> {
  const { state, isCancelled } = await stateOf(orderId);
  const listed = actorKinds
    .flatMap((actor) => movesOf(state, actor, isCancelled))
    // These belong to a refund or to money, and come with it.
    .filter(({ action }) => !/REFUND|PAY_LATE|ACCEPT_PART/.test(action));
  const onward = listed.filter(({ action }) => deliveryPath.some((one) => one === action));
  const move = luck.next() < 0.6 ? (luck.of(onward) ?? luck.of(listed)) : luck.of(listed);
  const wild = {
    action: luck.of(actions.filter((one) => !/REFUND|ACCEPT_PART/.test(one))),
    actor: luck.of(actorKinds),
  };
  const { action, actor: actorKind } = luck.next() < 0.85 && move ? move : wild;
  if (!action || !actorKind) return;
  const taken = { orderId, from: state, action: action as OrderAction, actorKind, actorProfileId: null };
  await advanceOrder(app.platform, taken);
}

async function takeOut(luck: Luck, orderId: string): Promise<void> {
  await inTransaction(app.platform, async (transaction) => {
    const order = await lockOrderWithLines(transaction, orderId);
    const line = luck.of(order?.lines ?? []);
    if (!order || !line || !["ORD_PLACED", "SELLER_ACCEPTED"].includes(order.state)) return;
    if (order.lines.length === 1 && line.quantity === 1) return;
    const lines = [{ listingId: line.listingId, quantity: 1 }];
    const wish = { orderId, kind: "cancel", reasonCode: "too-slow", note: "", lines } as const;
    const request = await insertRequest(transaction, { ...wish, at: app.clock.now() });
    const by = { actorKind: "buyer", actorProfileId: null } as const;
    await decideRequestIn(app.platform, transaction, { order, request, accepted: lines, ...by });
  });
}

async function pay(luck: Luck, orderId: string, key: string): Promise<void> {
  if (luck.next() < 0.5) return void (await confirmCash(app.platform, orderId));
  const received = {
    orderId,
    amountInPaise: 1 + Math.floor(luck.next() * 900_00),
    effectKey: key,
    actorProfileId: 1,
  };
  await inTransaction(app.platform, (transaction) => receiveMoney(app.platform, transaction, received));
}

async function refund(luck: Luck): Promise<void> {
  const rows = await app.platform.database.selectFrom("order_refunds").select("id").execute();
  const row = luck.of(rows);
  const move = luck.of(refundMoves);
  if (!row || !move) return;
  await inTransaction(app.platform, (transaction) =>
    moveRefundIn(app.platform, transaction, {
      refundId: row.id,
      action: move.action,
      reference: null,
      actorKind: "finance",
      actorProfileId: null,
    }),
  );
}

async function anyStep(luck: Luck, orderId: string, key: string): Promise<void> {
  const what = luck.next();
  if (what < 0.7) await anyMove(luck, orderId);
  else if (what < 0.78) await takeOut(luck, orderId);
  else if (what < 0.86) await pay(luck, orderId, key);
  else await refund(luck);
}

/** What has to hold whatever happened. */
async function checkAll(): Promise<void> {
  const ask = async (question: ReturnType<typeof sql<Record<string, unknown>>>) =>
    (await question.execute(app.platform.database)).rows;
  expect(
    await ask(sql`select order_id from ledger_entries group by order_id having sum(amount_in_paise) <> 0`),
  ).toEqual([]);
  // Taken and not sent yet; sent and not come back.
  expect(
    await ask(sql`
      with moved as (
        select order_id, bool_or(to_state = 'DISPATCHED') as sent,
          bool_or(to_state in ('RETURNED_TO_ORIGIN', 'RETURN_ACCEPTED')) as back,
          bool_or(to_state in ('PAYMENT_FAILED', 'ORD_EXPIRED', 'CANCEL_APPROVED', 'SELLER_REJECTED')) as freed
        from order_state_changes group by order_id
      ), held as (
        select listing_id, sum(quantity) filter (where not sent and not freed) as taken,
          sum(quantity) filter (where sent and not back and not freed) as gone
        from order_lines join moved using (order_id) group by listing_id
      )
      select listings.id from listings join held on held.listing_id = listings.id
      where allocated <> coalesce(taken, 0) or on_hand <> ${stockOfEach} - coalesce(gone, 0)`),
  ).toEqual([]);
  // Nothing is owed to a buyer but by a refund, and a refund is never more than came in.
  expect(await ask(sql`select * from published.ledger_order_balances where balance_in_paise < 0`)).toEqual(
    [],
  );
  expect(
    await ask(sql`
      select order_id from order_refunds group by order_id
      having sum(amount_in_paise) > (select coalesce(sum(amount_in_paise), 0) from ledger_entries entry
        join ledger_sets on ledger_sets.id = entry.set_id
        where entry.order_id = order_refunds.order_id and account in ('cash-with-seller', 'platform-bank')
          and kind in ('cash-confirmed', 'money-received'))`),
  ).toEqual([]);
  const history = await ask(sql`
    select actor_kind, from_state, action, to_state from order_state_changes where from_state is not null`);
  const table: readonly { from: string; action: string; to: string; actor: ActorKind }[] = transitions;
  for (const { actor_kind, from_state, action, to_state } of history) {
    const isListed = table.some(
      (move) =>
        move.actor === actor_kind &&
        move.from === from_state &&
        move.action === action &&
        move.to === to_state,
    );
    expect([from_state, action, to_state, isListed]).toEqual([from_state, action, to_state, true]);
  }
}

test("[ORD-057] whatever everybody does to many orders, the books, the stock and the states stay right (R22, R26)", async () => {
  for (let round = 0; round < repeats; round += 1) {
    const luck = luckOf(4711 + round);
    const orderIds: string[] = [];
    for (let at = 0; at < 12; at += 1) orderIds.push(await placed(luck));
    for (let step = 0; step < 360; step += 1) {
      await anyStep(luck, luck.of(orderIds) ?? "", `round-${round}-${step}`);
    }
    await checkAll();
  }
  const passed = await app.platform.database
    .selectFrom("order_state_changes")
    .select("to_state")
    .distinct()
    .execute();
  expect(passed.length).toBeGreaterThan(orderStates.length / 2);
});

test("packing, rejecting, cancelling, paying and taking packs out of the same order at once: one wins, and all agree with it", async () => {
  for (let round = 0; round < repeats * 3; round += 1) {
    const orderId = await placed(luckOf(round));
    const seller = { orderId, actorKind: "seller", actorProfileId: null } as const;
    await advanceOrder(app.platform, { ...seller, from: "ORD_PLACED", action: "ACCEPT" });
    const outcomes = await Promise.all([
      advanceOrder(app.platform, { ...seller, from: "SELLER_ACCEPTED", action: "PACK" }),
      advanceOrder(app.platform, { ...seller, from: "SELLER_ACCEPTED", action: "REJECT" }),
      advanceOrder(app.platform, {
        ...seller,
        from: "SELLER_ACCEPTED",
        action: "CANCEL_ORDER",
        actorKind: "buyer",
      }),
      confirmCash(app.platform, orderId),
      takeOut(luckOf(round), orderId),
    ]);
    expect(outcomes.slice(0, 3).filter((outcome) => outcome === "moved")).toHaveLength(1);
    await checkAll();
  }
});

test("20 who move one refund at the same time move it once (R19)", async () => {
  const orderId = await placed(luckOf(1));
  await inTransaction(app.platform, (transaction) =>
    receiveMoney(app.platform, transaction, {
      orderId,
      amountInPaise: 50_00,
      effectKey: "r19",
      actorProfileId: 1,
    }),
  );
  const cancel = { orderId, from: "ORD_PLACED", action: "CANCEL_ORDER" } as const;
  await advanceOrder(app.platform, { ...cancel, actorKind: "buyer", actorProfileId: null });
  const { id } = await app.platform.database
    .selectFrom("order_refunds")
    .select("id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  for (const action of ["APPROVE", "SEND", "CONFIRM"] as const) {
    const move = {
      refundId: id,
      action,
      reference: null,
      actorKind: "finance",
      actorProfileId: null,
    } as const;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction(app.platform, (transaction) => moveRefundIn(app.platform, transaction, move)),
      ),
    );
    expect(outcomes.filter((outcome) => outcome !== "refused")).toHaveLength(1);
  }
  expect((await stateOf(orderId)).state).toBe("ORD_REFUNDED");
  await checkAll();
});
