/** Every state an order can be in (specification 4; table in docs/architecture.md). */
export const orderStates = [
  /** Placed and to be paid by bank transfer or online; the stock is taken, no seller is asked yet. */
  "PAYMENT_PENDING",
  "ORD_PLACED",
  "SELLER_ACCEPTED",
  "PACKED",
  "DISPATCHED",
  "OUT_FOR_DELIVERY",
  "DELIVERED",
  /** The money never came: stock, debt and margin are as if there had been no order. */
  "ORD_EXPIRED",
  /** The online payment failed: as if there had been no order; the cart is open again. */
  "PAYMENT_FAILED",
] as const;
export type OrderState = (typeof orderStates)[number];

export const actorKinds = ["buyer", "seller", "finance", "support", "system"] as const;
export type ActorKind = (typeof actorKinds)[number];

export interface Transition {
  readonly from: OrderState;
  readonly action: string;
  readonly to: OrderState;
  readonly actor: ActorKind;
}

/** The one table of moves: what is not listed here cannot happen. */
export const transitions = [
  { from: "PAYMENT_PENDING", action: "CONFIRM_PAYMENT", to: "ORD_PLACED", actor: "finance" },
  { from: "PAYMENT_PENDING", action: "CONFIRM_PAYMENT", to: "ORD_PLACED", actor: "system" },
  { from: "PAYMENT_PENDING", action: "FAIL_PAYMENT", to: "PAYMENT_FAILED", actor: "system" },
  { from: "PAYMENT_FAILED", action: "PAY_LATE", to: "PAYMENT_PENDING", actor: "system" },
  { from: "ORD_EXPIRED", action: "PAY_LATE", to: "PAYMENT_PENDING", actor: "system" },
  { from: "PAYMENT_PENDING", action: "EXPIRE", to: "ORD_EXPIRED", actor: "system" },
  { from: "ORD_PLACED", action: "ACCEPT", to: "SELLER_ACCEPTED", actor: "seller" },
  { from: "SELLER_ACCEPTED", action: "PACK", to: "PACKED", actor: "seller" },
  { from: "PACKED", action: "DISPATCH", to: "DISPATCHED", actor: "seller" },
  { from: "DISPATCHED", action: "SEND_OUT", to: "OUT_FOR_DELIVERY", actor: "seller" },
  { from: "OUT_FOR_DELIVERY", action: "DELIVER", to: "DELIVERED", actor: "seller" },
] as const satisfies readonly Transition[];
export type OrderAction = (typeof transitions)[number]["action"];

/** The actions an actor may take on an order in a state, in the order in which they are shown. */
export function actionsOf(state: string, actor: ActorKind): string[] {
  const moves: readonly Transition[] = transitions;
  return moves.filter((move) => move.from === state && move.actor === actor).map((move) => move.action);
}
