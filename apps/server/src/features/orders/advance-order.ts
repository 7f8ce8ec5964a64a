import {
  type ActorKind,
  type OrderAction,
  type OrderState,
  transitions,
} from "@santha/contract/order-states";
import type { Shipment } from "@santha/contract/orders";
import type { Transaction } from "@santha/database/client";
import { dispatchStock, releaseStock } from "#features/catalogue";
import { movement, postSets, sumOfOrder } from "#features/ledger";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { insertShipment } from "./order-status.queries.ts";
import { orderStateChanged } from "./orders.events.ts";
import { insertStateChange, type MovedOrder, moveOrder } from "./orders.queries.ts";
import { marginSource, placementSets } from "./placement-sets.ts";

export interface Advance {
  readonly orderId: string;
  readonly action: OrderAction;
  /** Where the caller saw the order; somebody else may have moved it since. */
  readonly from: OrderState;
  readonly actorKind: ActorKind;
  readonly actorProfileId: number | null;
  /** How the parcel travels, said at dispatch. */
  readonly shipment?: Shipment | null;
}

type World = Pick<Platform, "database" | "clock" | "events">;

/** Takes one move of the table; "refused" when the table has no such move or the order has moved meanwhile. */
export async function advanceOrder(world: World, advance: Advance): Promise<"moved" | "refused"> {
  return inTransaction(world, (transaction) => advanceIn(world, transaction, advance));
}

/** The same within the caller's transaction. */
export async function advanceIn(
  world: Pick<Platform, "clock" | "events">,
  transaction: Transaction,
  advance: Advance,
): Promise<"moved" | "refused"> {
  const move = transitions.find(
    ({ from, action, actor }) =>
      from === advance.from && action === advance.action && actor === advance.actorKind,
  );
  if (!move) return "refused";
  const at = world.clock.now();
  const { orderId } = advance;
  const moved = await moveOrder(transaction, { orderId, from: move.from, to: move.to, at });
  if (!moved) return "refused";
  await insertStateChange(transaction, { ...advance, from: move.from, to: move.to, at });
  if (move.to === "DISPATCHED") await dispatchStock(transaction, moved.lines);
  const { shipment } = advance;
  if (move.to === "DISPATCHED" && shipment) await insertShipment(transaction, { orderId, shipment, at });
  if (move.to === "DELIVERED") await earnMarginOnceDue(world, transaction, orderId, moved);
  if (move.to === "ORD_EXPIRED" || move.to === "PAYMENT_FAILED")
    await undoPlacing(world, transaction, orderId, moved);
  if (move.action === "PAY_LATE")
    await postSets(world, transaction, placementSets({ ...moved, id: orderId }, "late"));
  await emit(world, transaction, orderStateChanged, { orderId, from: move.from, to: move.to });
  return "moved";
}

/** As if there had been no order: stock, debt and pending margin go back. Nothing was paid, nothing dispatched. */
async function undoPlacing(
  world: Pick<Platform, "clock">,
  transaction: Transaction,
  orderId: string,
  order: MovedOrder,
): Promise<void> {
  await releaseStock(transaction, order.lines);
  const owedInPaise = await sumOfOrder(transaction, "buyer-receivable", orderId);
  const couponInPaise = await sumOfOrder(transaction, "coupon-cost", orderId);
  await postSets(world, transaction, [
    movement(
      { effectKey: `order-expired:${orderId}`, kind: "order-expired", orderId },
      owedInPaise,
      { account: "buyer-receivable", partyId: order.buyerProfileId },
      { account: "seller-due", partyId: order.sellerId },
    ),
    movement(
      { effectKey: `coupon-unfunded:${orderId}`, kind: "coupon-unfunded", orderId },
      couponInPaise,
      { account: "coupon-cost", partyId: null },
      { account: "seller-due", partyId: order.sellerId },
    ),
    movement(
      { effectKey: `margin-expired:${orderId}`, kind: "margin-expired", orderId },
      order.commissionInPaise,
      { account: "agent-margin-pending", partyId: order.buyerProfileId },
      marginSource(order),
    ),
  ]);
}

/** The margin counts once the order is delivered and fully paid, whichever comes last; the key lets it count once. */
export async function earnMarginOnceDue(
  world: Pick<Platform, "clock">,
  transaction: Transaction,
  orderId: string,
  order: Pick<MovedOrder, "buyerProfileId" | "commissionInPaise">,
): Promise<void> {
  if ((await sumOfOrder(transaction, "buyer-receivable", orderId)) !== 0) return;
  await postSets(world, transaction, [
    movement(
      { effectKey: `margin-earned:${orderId}`, kind: "margin-earned", orderId },
      order.commissionInPaise,
      { account: "agent-margin-pending", partyId: order.buyerProfileId },
      { account: "agent-margin-earned", partyId: order.buyerProfileId },
    ),
  ]);
}
