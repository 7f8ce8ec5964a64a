import type { OrderState } from "#features/orders/contract/order-states.ts";
import { type MoveName, moves, tileOf } from "./course-moves.ts";
import type { DemoApp } from "./demo-app.ts";
import { type DemoTrade, shopperOf } from "./shopping.ts";

const financePhone = "9000000009";
const hour = 3_600_000;
const onTheWay = ["accept", "pack", "dispatch", "sendOut"] as const;
const delivered = [...onTheWay, "deliver", "takeCash"] as const;
const returned = [...delivered, "askReturn", "acceptReturn"] as const;

interface Scenario {
  readonly daysAgo: number;
  readonly moves: readonly MoveName[];
  readonly endsIn: OrderState;
}

/** An order for every step of the ordinary way, and for every way that an order can go besides it. */
const scenarios: readonly Scenario[] = [
  { daysAgo: 1, moves: [], endsIn: "ORD_PLACED" },
  { daysAgo: 1, moves: ["accept"], endsIn: "SELLER_ACCEPTED" },
  { daysAgo: 1, moves: ["accept", "pack"], endsIn: "PACKED" },
  { daysAgo: 2, moves: ["accept", "pack", "dispatch"], endsIn: "DISPATCHED" },
  { daysAgo: 2, moves: onTheWay, endsIn: "OUT_FOR_DELIVERY" },
  { daysAgo: 9, moves: ["cancel"], endsIn: "ORD_CANCELLED" },
  { daysAgo: 8, moves: ["reject"], endsIn: "ORD_CANCELLED" },
  { daysAgo: 7, moves: [...onTheWay, "failDelivery", "takeBack"], endsIn: "ORD_CANCELLED" },
  { daysAgo: 2, moves: [...onTheWay, "failDelivery"], endsIn: "DELIVERY_FAILED" },
  { daysAgo: 1, moves: ["accept", "pack", "cancel"], endsIn: "CANCEL_REQUESTED" },
  { daysAgo: 3, moves: [...delivered, "askReturn"], endsIn: "RETURN_REQUESTED" },
  { daysAgo: 4, moves: returned, endsIn: "SETTLEMENT_APPROVAL_INP" },
  { daysAgo: 4, moves: [...returned, "approveRefund"], endsIn: "SETTLEMENT_INP" },
  { daysAgo: 5, moves: [...returned, "approveRefund", "sendRefund"], endsIn: "REFUND_INPROGRESS" },
  { daysAgo: 6, moves: [...returned, "approveRefund", "sendRefund", "failRefund"], endsIn: "REFUND_FAILED" },
  {
    daysAgo: 16,
    moves: [...returned, "approveRefund", "sendRefund", "confirmRefund"],
    endsIn: "ORD_REFUNDED",
  },
];

/** Orders of the first agents on every way: also cancelled, refused, not delivered and given back, with their refunds. */
export async function makeCourses(app: DemoApp, trade: DemoTrade, sellerPhone: string): Promise<void> {
  const sellerId = trade.village.sellerIds[0] ?? 0;
  for (const [at, course] of scenarios.entries()) {
    const shopAs = await shopperOf(app, trade, { agentAt: at % 3, seed: 40 + at });
    const { orderIds, cookie } = await shopAs(course.daysAgo, { sellerId });
    const placedAt = app.clock.now();
    const [orderId = ""] = orderIds;
    const seller = await app.signIn(sellerPhone);
    const finance = await app.signIn(financePhone);
    const order = { orderId, placedAt, buyer: cookie, seller, finance };
    for (const [count, name] of course.moves.entries()) {
      app.clock.set(momentOf(placedAt, count + 1));
      await moves[name](app, order);
    }
    const { stateInfo } = await tileOf(app, order);
    if (stateInfo.currentState !== course.endsIn)
      throw new Error(`order ${orderId} stands in ${stateInfo.currentState} and not in ${course.endsIn}`);
  }
  app.clock.set(trade.end);
}

/** Three moves a day, in the hours in which people work. */
function momentOf(placedAt: Date, count: number): Date {
  return new Date(placedAt.getTime() + Math.floor(count / 3) * 24 * hour + (count % 3) * 3 * hour);
}
