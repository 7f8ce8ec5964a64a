/** Every state an order can be in (specification 4). */
export const orderStates = [
  /** Placed and not paid yet, by transfer or online; the stock is taken, no seller is asked yet. */
  "PAYMENT_PENDING",
  /** The online payment did not come about. */
  "PAYMENT_FAILED",
  /** The money never came: stock, debt and margin are as if there had been no order. */
  "ORD_EXPIRED",
  "ORD_PLACED",
  "SELLER_ACCEPTED",
  "SELLER_REJECTED",
  /** Batch and expiry day of every line are recorded. */
  "PACKED",
  "DISPATCHED",
  "OUT_FOR_DELIVERY",
  "DELIVERY_FAILED",
  /** The parcel is back with the seller. */
  "RETURNED_TO_ORIGIN",
  "DELIVERED",
  /** The packed order waits for the seller's word on the cancellation. */
  "CANCEL_REQUESTED",
  "CANCEL_APPROVED",
  "RETURN_REQUESTED",
  "RETURN_ACCEPTED",
  /** Over, and nothing had been paid. */
  "ORD_CANCELLED",
  /** Cancelled: finance is to approve the refund. Otherwise: finance is to approve what the seller gets. */
  "SETTLEMENT_APPROVAL_INP",
  /** Cancelled: sent for refund. Otherwise: the seller's money is on its way. */
  "SETTLEMENT_INP",
  "REFUND_INPROGRESS",
  "REFUND_FAILED",
  "ORD_REFUNDED",
  /** Delivered, paid, and the seller has his money. */
  "SETTLED",
] as const;
export type OrderState = (typeof orderStates)[number];

export const actorKinds = ["buyer", "seller", "finance", "support", "system"] as const;
export type ActorKind = (typeof actorKinds)[number];

export interface Transition {
  readonly from: OrderState;
  readonly action: string;
  readonly to: OrderState;
  readonly actor: ActorKind;
  /** The settlement states have two readings: this move is for cancelled orders only, or for the others only. */
  readonly when?: "cancelled" | "kept";
}

/** Moves of the same kind by several actors. */
function each<const A extends string>(
  froms: readonly OrderState[],
  action: A,
  to: OrderState,
  actors: readonly ActorKind[],
  when?: "cancelled" | "kept",
): readonly (Transition & { readonly action: A })[] {
  return froms.flatMap((from) => actors.map((actor) => ({ from, action, to, actor, ...(when && { when }) })));
}

/** The one table of moves: what is not listed here cannot happen. */
export const transitions = [
  // Paying.
  ...each(["PAYMENT_PENDING"], "CONFIRM_PAYMENT", "ORD_PLACED", ["finance", "system"]),
  ...each(["PAYMENT_PENDING"], "FAIL_PAYMENT", "PAYMENT_FAILED", ["system"]),
  ...each(["PAYMENT_PENDING"], "EXPIRE", "ORD_EXPIRED", ["system"]),
  // Money that comes after all, while the goods are still there.
  ...each(["PAYMENT_FAILED", "ORD_EXPIRED"], "PAY_LATE", "PAYMENT_PENDING", ["system"]),
  // Selling.
  ...each(["ORD_PLACED"], "ACCEPT", "SELLER_ACCEPTED", ["seller"]),
  ...each(["SELLER_ACCEPTED"], "PACK", "PACKED", ["seller"]),
  ...each(["PACKED"], "DISPATCH", "DISPATCHED", ["seller"]),
  ...each(["DISPATCHED"], "SEND_OUT", "OUT_FOR_DELIVERY", ["seller"]),
  ...each(["DELIVERY_FAILED"], "SEND_OUT", "OUT_FOR_DELIVERY", ["seller", "support"]),
  ...each(["OUT_FOR_DELIVERY"], "DELIVER", "DELIVERED", ["seller", "support"]),
  ...each(["DISPATCHED", "OUT_FOR_DELIVERY"], "FAIL_DELIVERY", "DELIVERY_FAILED", ["seller", "support"]),
  ...each(["DELIVERY_FAILED"], "TAKE_BACK", "RETURNED_TO_ORIGIN", ["seller", "support"]),
  ...each(["ORD_PLACED", "SELLER_ACCEPTED"], "REJECT", "SELLER_REJECTED", ["seller"]),
  // A seller who never answers has said no.
  ...each(["ORD_PLACED"], "LAPSE", "SELLER_REJECTED", ["system"]),
  // Cancelling: at once before packing, afterwards a request.
  ...each(["PAYMENT_PENDING", "ORD_PLACED", "SELLER_ACCEPTED"], "CANCEL_ORDER", "CANCEL_APPROVED", [
    "buyer",
    "support",
  ]),
  ...each(["PACKED"], "CANCEL_ORDER", "CANCEL_REQUESTED", ["buyer", "support"]),
  ...each(["CANCEL_REQUESTED"], "WITHDRAW_CANCEL", "PACKED", ["buyer"]),
  ...each(["CANCEL_REQUESTED"], "APPROVE_CANCEL", "CANCEL_APPROVED", ["seller", "support", "system"]),
  // Some of the packs: the rest is packed as before.
  ...each(["CANCEL_REQUESTED"], "CANCEL_PART", "PACKED", ["seller", "support", "system"]),
  ...each(["CANCEL_REQUESTED"], "REJECT_CANCEL", "PACKED", ["seller", "support"]),
  // Returning, in the days after delivery.
  ...each(["DELIVERED"], "REQUEST_RETURN", "RETURN_REQUESTED", ["buyer"], "kept"),
  ...each(["RETURN_REQUESTED"], "WITHDRAW_RETURN", "DELIVERED", ["buyer"]),
  ...each(["RETURN_REQUESTED"], "ACCEPT_RETURN", "RETURN_ACCEPTED", ["seller", "support", "system"]),
  // Some of the packs: they are refunded, the rest stays delivered.
  ...each(["RETURN_REQUESTED"], "ACCEPT_PART", "DELIVERED", ["seller", "support", "system"]),
  ...each(["RETURN_REQUESTED"], "REJECT_RETURN", "DELIVERED", ["seller", "support"]),
  // What is over: refunded when something had been paid.
  ...each(
    ["CANCEL_APPROVED", "SELLER_REJECTED", "RETURNED_TO_ORIGIN", "RETURN_ACCEPTED"],
    "CLOSE",
    "ORD_CANCELLED",
    ["system"],
  ),
  ...each(
    ["CANCEL_APPROVED", "SELLER_REJECTED", "RETURNED_TO_ORIGIN", "RETURN_ACCEPTED"],
    "START_REFUND",
    "SETTLEMENT_APPROVAL_INP",
    ["system"],
  ),
  // Money that comes for an order that is over goes back.
  ...each(
    ["PAYMENT_FAILED", "ORD_EXPIRED", "ORD_CANCELLED", "ORD_REFUNDED"],
    "REFUND_LATE_MONEY",
    "SETTLEMENT_APPROVAL_INP",
    ["system"],
  ),
  ...each(
    ["SETTLEMENT_APPROVAL_INP"],
    "APPROVE_REFUND",
    "SETTLEMENT_INP",
    ["finance", "system"],
    "cancelled",
  ),
  ...each(["SETTLEMENT_INP"], "SEND_REFUND", "REFUND_INPROGRESS", ["finance", "system"], "cancelled"),
  ...each(["REFUND_INPROGRESS"], "CONFIRM_REFUND", "ORD_REFUNDED", ["finance", "system"]),
  ...each(
    ["SETTLEMENT_INP", "REFUND_INPROGRESS"],
    "FAIL_REFUND",
    "REFUND_FAILED",
    ["finance", "system"],
    "cancelled",
  ),
  ...each(["REFUND_FAILED"], "RETRY_REFUND", "SETTLEMENT_APPROVAL_INP", ["finance", "support", "system"]),
  // What the seller gets, once nothing can come back any more.
  ...each(["DELIVERED"], "START_SETTLEMENT", "SETTLEMENT_APPROVAL_INP", ["system"], "kept"),
  ...each(["SETTLEMENT_APPROVAL_INP"], "APPROVE_SETTLEMENT", "SETTLEMENT_INP", ["finance", "system"], "kept"),
  ...each(["SETTLEMENT_APPROVAL_INP"], "HOLD_SETTLEMENT", "DELIVERED", ["finance"], "kept"),
  ...each(["DELIVERED"], "RELEASE_SETTLEMENT", "SETTLEMENT_APPROVAL_INP", ["finance"], "kept"),
  ...each(["SETTLEMENT_INP"], "PAY_OUT", "SETTLED", ["finance"], "kept"),
  // He has all of it already: in cash, or it was kept back for what he owed.
  ...each(["SETTLEMENT_INP"], "CLOSE_SETTLEMENT", "SETTLED", ["finance", "system"], "kept"),
] as const;
export type OrderAction = (typeof transitions)[number]["action"];

/** The way of an order that nothing happens to, from placed to delivered; all the seller's own moves. */
export const deliveryPath = ["ACCEPT", "PACK", "DISPATCH", "SEND_OUT", "DELIVER"] as const;

/** States in which an order stands only for the moment of a move: `CLOSE` or `START_REFUND` follows at once. */
export const passingStates = [
  "CANCEL_APPROVED",
  "SELLER_REJECTED",
  "RETURNED_TO_ORIGIN",
  "RETURN_ACCEPTED",
] as const satisfies readonly OrderState[];

/** Over, because the money that the order waited for never came. */
const endedUnpaid: readonly string[] = ["PAYMENT_FAILED", "ORD_EXPIRED"] satisfies OrderState[];

/** Whether an order ended without having been paid. Money that comes late may still take it up again. */
export function hasEndedUnpaid(state: string): boolean {
  return endedUnpaid.includes(state);
}

/** States from which the packs are free for others again without having left the store-room. */
export const statesThatFreeStock = [
  "PAYMENT_FAILED",
  "ORD_EXPIRED",
  "CANCEL_APPROVED",
  "SELLER_REJECTED",
] as const satisfies readonly OrderState[];

/** Moves that are taken with a decision about each line that the buyer asked for, never alone. */
export const decidingActions: readonly string[] = [
  "APPROVE_CANCEL",
  "CANCEL_PART",
  "REJECT_CANCEL",
  "ACCEPT_RETURN",
  "ACCEPT_PART",
  "REJECT_RETURN",
] satisfies OrderAction[];

/** Days a seller has to answer an order. */
export const daysToAccept = 3;

/** Days in which a buyer may put to support what the seller has refused. */
export const disputeWindowInDays = 3;

/** Days after delivery in which a buyer may ask to give goods back. */
export const returnWindowInDays = 7;

/** Days after which a return that its seller has not decided goes to support, and a dispute is called in again. */
export const escalationInDays = 3;

/**
 * Days in which what a buyer asks for is decided; what nobody has decided by then the clock grants. The law gives a
 * dispute one month.
 */
export const decisionInDays = { cancel: 2, return: 7, dispute: 28 } as const;

const day = 86_400_000;

/** The moves an actor may take on an order, in the order in which they are shown. */
export function movesOf(state: string, actor: ActorKind, isCancelled = false): readonly Transition[] {
  const moves: readonly Transition[] = transitions;
  return moves.filter(
    (move) =>
      move.from === state &&
      move.actor === actor &&
      (move.when === undefined || (move.when === "cancelled") === isCancelled),
  );
}

/** The actions an actor may take on an order in a state, in the order in which they are shown. */
export function actionsOf(state: string, actor: ActorKind, isCancelled = false): string[] {
  return movesOf(state, actor, isCancelled).map((move) => move.action);
}

/** What the buyer is offered: the moves of the table, a return only while its days last; nothing for a practice order. */
export function buyerActionsOf(
  order: {
    readonly state: string;
    readonly isCancelled: boolean;
    readonly isPractice: boolean;
    readonly deliveredAt: Date | null;
  },
  at: Date,
): string[] {
  if (order.isPractice) return [];
  return actionsOf(order.state, "buyer", order.isCancelled).filter(
    (action) => action !== "REQUEST_RETURN" || isReturnable(order.deliveredAt, at),
  );
}

/** Whether goods delivered then may still be given back. */
export function isReturnable(deliveredAt: Date | null, at: Date): boolean {
  return deliveredAt !== null && at.getTime() - deliveredAt.getTime() <= returnWindowInDays * day;
}
