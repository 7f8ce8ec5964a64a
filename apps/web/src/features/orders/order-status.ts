import type { OrderDetail, OrderTile } from "@santha/contract/orders";
import {
  CircleCheckBig,
  Landmark,
  type LucideIcon,
  Package,
  PackageCheck,
  RotateCcw,
  Truck,
} from "lucide-react";
import { paiseFromRupees } from "#lib/money";
import type { useOrdersTexts } from "./orders.texts.ts";

type OrderWords = ReturnType<typeof useOrdersTexts>;
type Status = Pick<OrderTile, "cancelled" | "deliveredTS"> & {
  readonly stateInfo: { readonly currentState: string };
};

/** States in which the margin is no longer expected (ORD-029, ORD-030). */
const stopped: readonly string[] = ["CANCEL_REQUESTED", "REFUND_INPROGRESS", "ORD_REFUNDED"];
const ofRefund: readonly string[] = [...stopped, "SETTLEMENT_APPROVAL_INP", "SETTLEMENT_INP"];

const words: Readonly<Record<string, keyof OrderWords>> = {
  PAYMENT_PENDING: "statePaymentPending",
  ORD_PLACED: "statePlaced",
  SELLER_ACCEPTED: "stateAccepted",
  PACKED: "statePacked",
  DISPATCHED: "stateDispatched",
  OUT_FOR_DELIVERY: "stateOutForDelivery",
  DELIVERED: "stateDelivered",
  CANCEL_REQUESTED: "stateCancelRequested",
  REFUND_INPROGRESS: "stateRefundInProgress",
  ORD_REFUNDED: "stateRefunded",
  ORD_EXPIRED: "stateExpired",
};
const wordsWhenCancelled: Readonly<Record<string, keyof OrderWords>> = {
  SETTLEMENT_APPROVAL_INP: "stateRefundApproval",
  SETTLEMENT_INP: "stateSentForRefund",
};
const shapes: Readonly<Record<string, LucideIcon>> = {
  PAYMENT_PENDING: Landmark,
  ORD_PLACED: CircleCheckBig,
  DISPATCHED: Truck,
  OUT_FOR_DELIVERY: Truck,
  DELIVERED: PackageCheck,
};

/** What the order's state means in words; a state nobody knows reads "in progress", never its key. */
export function statusText(order: Status, texts: OrderWords): string {
  const { currentState } = order.stateInfo;
  const key =
    (order.cancelled ? wordsWhenCancelled[currentState] : undefined) ??
    (order.deliveredTS === null || stopped.includes(currentState) ? words[currentState] : "stateDelivered") ??
    "stateUnknown";
  const text = texts[key];
  return typeof text === "string" ? text : texts.stateUnknown;
}

/** The sign that stands with the status. */
export function statusShape({ stateInfo: { currentState } }: Status): LucideIcon {
  return ofRefund.includes(currentState) ? RotateCcw : (shapes[currentState] ?? Package);
}

/** Whether nothing happens before the buyer has transferred the money. */
export function isWaitingForMoney({ stateInfo }: Status): boolean {
  return stateInfo.currentState === "PAYMENT_PENDING";
}

/** Whether the order is on its way back instead of forth, or over without having gone anywhere. */
export function isInRefund({ cancelled, stateInfo }: Status): boolean {
  return cancelled || ofRefund.includes(stateInfo.currentState) || stateInfo.currentState === "ORD_EXPIRED";
}

/** The agent's margin in paise: commission and agent handling charge; 0 for everyone else. */
export function marginOf(order: Pick<OrderDetail, "totalCommission" | "totalAgentHandlingCharge">): number {
  return paiseFromRupees(order.totalCommission) + paiseFromRupees(order.totalAgentHandlingCharge);
}

/** What has become of the margin: still to come, earned, or stopped by a cancellation or refund. */
export function marginKindOf(order: Status): "pending" | "earned" | "stopped" {
  if (stopped.includes(order.stateInfo.currentState)) return "stopped";
  return order.deliveredTS === null ? "pending" : "earned";
}
