import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { actionLabel, actionLabels } from "../../contract/order-action-labels.ts";
import { stateLabel, stateLabels } from "../../contract/order-labels.ts";
import {
  type ActorKind,
  actorKinds,
  buyerActionsOf,
  type OrderAction,
  type OrderState,
  orderStates,
  type Transition,
  transitions,
} from "../../contract/order-states.ts";
import { advanceOrder, applyTransition } from "./advance-order.ts";

const table: readonly Transition[] = transitions;
const actions = [...new Set(transitions.map(({ action }) => action))];
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function aPlacedOrder() {
  const { cookie } = await aPerson(app, { roles: ["agent"] });
  const { listingId } = await aProduct(app);
  const { orderIds } = await anOrder(app, { as: cookie, lines: [{ listingId, quantity: 1 }] });
  return { cookie, orderId: orderIds[0] ?? "" };
}

/** All that may not happen to an order that stands there. */
function illegalMoves(from: OrderState, isCancelled: boolean) {
  const isListed = (action: OrderAction, actor: ActorKind) =>
    table.some(
      (move) =>
        move.from === from &&
        move.action === action &&
        move.actor === actor &&
        (move.when === undefined || (move.when === "cancelled") === isCancelled),
    );
  return actions.flatMap((action) =>
    actorKinds.filter((actor) => !isListed(action, actor)).map((actorKind) => ({ from, action, actorKind })),
  );
}

test("[ORD-057] every state × action × actor that the table does not list is refused and changes nothing (R26)", async () => {
  const { orderId } = await aPlacedOrder();
  let tried = 0;
  await inTransaction(app.platform, async (transaction) => {
    for (const state of orderStates) {
      for (const isCancelled of [false, true]) {
        await sql`update orders set state = ${state}, is_cancelled = ${isCancelled} where id = ${orderId}`.execute(
          transaction,
        );
        for (const move of illegalMoves(state, isCancelled)) {
          const outcome = await applyTransition(app.platform, transaction, {
            ...move,
            orderId,
            actorProfileId: null,
          });
          expect([move, outcome]).toEqual([move, "refused"]);
          tried += 1;
        }
      }
    }
  });
  expect(tried).toBeGreaterThan(orderStates.length * actions.length * actorKinds.length);
  const history = await app.platform.database
    .selectFrom("order_state_changes")
    .select("action")
    .where("order_id", "=", orderId)
    .execute();
  expect(history).toEqual([{ action: "PLACE" }]);
});

test("of several who move an order at once one wins, and the history has his move alone", async () => {
  const { orderId } = await aPlacedOrder();
  const seller = { orderId, from: "ORD_PLACED", actorKind: "seller", actorProfileId: null } as const;
  const outcomes = await Promise.all([
    advanceOrder(app.platform, { ...seller, action: "ACCEPT" }),
    advanceOrder(app.platform, { ...seller, action: "ACCEPT" }),
    advanceOrder(app.platform, { ...seller, action: "REJECT" }),
    advanceOrder(app.platform, { ...seller, action: "CANCEL_ORDER", actorKind: "buyer" }),
  ]);
  expect(outcomes.filter((outcome) => outcome === "moved")).toHaveLength(1);
});

test("[ORD-055] [ORD-056] the table, the database and the labels know the same states, and no label is a key", async () => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'orders_state_is_known'`.execute(
    app.platform.database,
  );
  const inDatabase = [...(rows[0]?.rule ?? "").matchAll(/'([A-Z_]+)'/g)].map(([, state]) => state);
  expect(inDatabase.sort()).toEqual([...orderStates].sort());
  expect(orderStates).toEqual(
    expect.arrayContaining([
      "CANCEL_REQUESTED",
      "REFUND_INPROGRESS",
      "ORD_REFUNDED",
      "SETTLEMENT_APPROVAL_INP",
      "SETTLEMENT_INP",
    ]),
  );
  for (const language of ["en", "te"] as const) {
    for (const state of [...orderStates, "SOMETHING_NEW", "constructor", ""]) {
      const label = stateLabel(state, language);
      expect(label).not.toBe("");
      expect(label).not.toMatch(/_|constructor|SOMETHING/);
      expect(/[\u0C00-\u0C7F]/.test(label)).toBe(language === "te");
    }
  }
  expect(stateLabel("SOMETHING_NEW", "en")).toBe("In progress");
  expect(Object.keys(stateLabels).sort()).toEqual([...orderStates].sort());
});

test("[ORD-060] every action has a label in both languages; an unknown key reads as words made from it", () => {
  expect(Object.keys(actionLabels).sort()).toEqual([...actions, "PLACE"].sort());
  for (const { te } of Object.values(actionLabels)) expect(te).toMatch(/[\u0C00-\u0C7F]/);
  expect(actionLabel("CANCEL_ORDER", "en")).toBe("Cancel order");
  expect(actionLabel("RAISE_TICKET", "en")).toBe("Raise ticket");
  expect(actionLabel("raiseTicket", "te")).toBe("Raise ticket");
  expect(actionLabel("__proto__", "en")).toBe("Proto");
  expect(actionLabel("", "en")).not.toBe("");
});

test("[ORD-052] [ORD-053] a cancelled order's settlement is its refund", () => {
  expect(stateLabel("SETTLEMENT_APPROVAL_INP", "en", true)).toBe("Refund approval in progress");
  expect(stateLabel("SETTLEMENT_INP", "en", true)).toBe("Sent for refund");
  expect(stateLabel("SETTLEMENT_INP", "en")).toBe("Seller is being paid");
});

test("a return is offered for seven days after delivery, and nothing for a practice order", () => {
  const day = 86_400_000;
  const order = { state: "DELIVERED", isCancelled: false, isPractice: false, deliveredAt: testNow };
  const after = (days: number) => new Date(testNow.getTime() + days * day);
  expect(buyerActionsOf(order, after(7))).toEqual(["REQUEST_RETURN"]);
  expect(buyerActionsOf(order, new Date(after(7).getTime() + 1))).toEqual([]);
  expect(buyerActionsOf({ ...order, isPractice: true }, after(0))).toEqual([]);
});
