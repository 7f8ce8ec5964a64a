import {
  CircleCheckBig,
  Landmark,
  type LucideIcon,
  Package,
  PackageCheck,
  RotateCcw,
  Truck,
} from "lucide-react";
import type { Language } from "#engine/contract/language.ts";
import { paiseFromRupees } from "#engine/web/words/money.ts";
import { standingLabel } from "../../contract/order-labels.ts";
import { stoppedMarginStates } from "../../contract/order-margin.ts";
import type { OrderDetail, OrderTile } from "../../contract/orders.ts";

interface Standing {
  readonly stateInfo: { readonly currentState: string };
}
type Status = Pick<OrderTile, "cancelled" | "deliveredTS"> & Partial<Pick<OrderTile, "endedBy">> & Standing;

const stopped: readonly string[] = stoppedMarginStates;
/** Over, or on the way there, without the mark of a cancelled order. */
const ended: readonly string[] = [...stopped, "ORD_EXPIRED", "PAYMENT_FAILED"];

const shapes: Readonly<Record<string, LucideIcon>> = {
  PAYMENT_PENDING: Landmark,
  ORD_PLACED: CircleCheckBig,
  DISPATCHED: Truck,
  OUT_FOR_DELIVERY: Truck,
  DELIVERED: PackageCheck,
};

/** States after delivery in which the order reads "Delivered"; what the seller gets is no news to the buyer. */
const ofDelivered: readonly string[] = ["DELIVERED", "SETTLEMENT_APPROVAL_INP", "SETTLEMENT_INP", "SETTLED"];

/** What the order's state means in words; a state nobody knows reads "In progress", never its key. */
export function statusText(
  { cancelled, deliveredTS, stateInfo, endedBy }: Status,
  language: Language,
): string {
  const { currentState } = stateInfo;
  const isDelivered = deliveredTS !== null && !cancelled && ofDelivered.includes(currentState);
  const state = isDelivered ? "DELIVERED" : currentState;
  return standingLabel({ state, isCancelled: cancelled, endedBy: endedBy ?? null }, language);
}

/** The sign that stands with the status. */
export function statusShape({ cancelled, stateInfo: { currentState } }: Status): LucideIcon {
  return cancelled || ended.includes(currentState) ? RotateCcw : (shapes[currentState] ?? Package);
}

/** Whether nothing happens before the buyer has transferred the money. */
export function isWaitingForMoney({ stateInfo }: Standing): boolean {
  return stateInfo.currentState === "PAYMENT_PENDING";
}

/** Whether the money that an order waits for is not there, or did not come in time. */
export function isUnpaid({ stateInfo }: Standing): boolean {
  return ["PAYMENT_PENDING", "PAYMENT_FAILED", "ORD_EXPIRED"].includes(stateInfo.currentState);
}

/** Whether the order is on its way back instead of forth, or over without having gone anywhere. */
export function isInRefund({ cancelled, stateInfo }: Status): boolean {
  return cancelled || ended.includes(stateInfo.currentState);
}

/** Whether nothing comes of the order any more: cancelled, or ended for want of money. */
export function isOver(order: Omit<Status, "deliveredTS">): boolean {
  return order.cancelled || (isUnpaid(order) && !isWaitingForMoney(order));
}

/** The agent's margin in paise: commission and agent handling charge; 0 for everyone else. */
export function marginOf(order: Pick<OrderDetail, "totalCommission" | "totalAgentHandlingCharge">): number {
  return paiseFromRupees(order.totalCommission) + paiseFromRupees(order.totalAgentHandlingCharge);
}

/** Whether a cancellation or refund stops the margin. */
export function isMarginStopped({ stateInfo }: Standing): boolean {
  return stopped.includes(stateInfo.currentState);
}

/**
 * What has become of the margin: still to come, earned, stopped by a cancellation or refund, or over with its order,
 * which promises nothing any more.
 */
export function marginKindOf(order: Status): "pending" | "earned" | "stopped" | "over" {
  if (isMarginStopped(order)) return "stopped";
  if (isOver(order)) return "over";
  return order.deliveredTS === null ? "pending" : "earned";
}
