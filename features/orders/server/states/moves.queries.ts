import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import { passingStates, type Transition } from "../../contract/order-states.ts";
import type { MarginCollector } from "../money/placement-sets.ts";

export interface MovedOrder {
  readonly sellerId: number;
  readonly buyerProfileId: number;
  readonly totalInPaise: number;
  readonly couponInPaise: number;
  readonly marginInPaise: number;
  readonly collectedBy: MarginCollector;
  readonly lines: readonly { readonly listingId: number; readonly quantity: number }[];
}

export interface OrderMove extends Pick<Transition, "from" | "to" | "action" | "when"> {
  readonly orderId: string;
  readonly at: Date;
}

const passing: readonly string[] = passingStates;
/** Of orders in these states the seller has not heard. */
const unheard: readonly string[] = ["PAYMENT_PENDING", "PAYMENT_FAILED", "ORD_EXPIRED"];

/** The days of delivery count from the money, not from the order that waited for it. */
function laterByTheWait(at: Date) {
  return sql<string>`expected_by
    + ((${at}::timestamptz at time zone 'Asia/Kolkata')::date - (created_at at time zone 'Asia/Kolkata')::date)`;
}

/**
 * Compare-and-set on the state, and on the reading of a settlement state: null when the order is no longer where
 * the caller saw it. An order is cancelled from the first move that ends it.
 */
export async function moveOrder(transaction: Transaction, move: OrderMove): Promise<MovedOrder | null> {
  const isCancelled = passing.includes(move.to) || move.action === "REFUND_LATE_MONEY";
  const row = await transaction
    .updateTable("orders")
    .set({
      state: move.to,
      state_entered_at: move.at,
      ...(isCancelled && { is_cancelled: true }),
      ...(isCancelled && unheard.includes(move.from) && { ended_before_seller: true }),
      ...(move.action === "DELIVER" && { delivered_at: move.at }),
      ...(move.action === "CONFIRM_PAYMENT" && { expected_by: laterByTheWait(move.at) }),
      ...(move.action === "SEND_OUT" && { delivery_round: sql`delivery_round + 1`, wrong_codes: 0 }),
    })
    .where("id", "=", move.orderId)
    .where("state", "=", move.from)
    .where("is_practice", "=", false)
    .$if(move.when !== undefined, (query) => query.where("is_cancelled", "=", move.when === "cancelled"))
    .returning((order) => [
      "seller_id",
      "buyer_profile_id",
      "total_in_paise",
      "coupon_in_paise",
      sql<number>`commission_in_paise + agent_handling_in_paise`.as("margin_in_paise"),
      sql<MarginCollector>`(select collected_by from master_orders where id = ${order.ref("orders.master_id")})`.as(
        "collected_by",
      ),
    ])
    .executeTakeFirst();
  if (!row) return null;
  // Read by a statement of its own: it sees the lines as they are after the wait for the order.
  const lines = await transaction
    .selectFrom("order_lines")
    .select(["listing_id as listingId", "quantity"])
    .where("order_id", "=", move.orderId)
    .execute();
  return {
    sellerId: row.seller_id,
    buyerProfileId: row.buyer_profile_id,
    totalInPaise: row.total_in_paise,
    couponInPaise: row.coupon_in_paise,
    marginInPaise: row.margin_in_paise,
    collectedBy: row.collected_by,
    lines,
  };
}

export interface LockedOrder {
  readonly sellerId: number;
  readonly buyerProfileId: number;
  readonly marginInPaise: number;
  readonly paymentMode: string;
  readonly state: string;
  readonly isDelivered: boolean;
}

/** Holds the order until the transaction ends, so that delivery and payment see each other. */
export async function lockAndReadOrder(
  transaction: Transaction,
  orderId: string,
): Promise<LockedOrder | null> {
  const row = await transaction
    .selectFrom("orders")
    .innerJoin("master_orders", "master_orders.id", "orders.master_id")
    .select([
      "orders.seller_id",
      "orders.buyer_profile_id",
      sql<number>`orders.commission_in_paise + orders.agent_handling_in_paise`.as("margin_in_paise"),
      "orders.delivered_at",
      "orders.state",
      "master_orders.payment_mode",
    ])
    .where("orders.id", "=", orderId)
    .forUpdate("orders")
    .executeTakeFirst();
  if (!row) return null;
  return {
    sellerId: row.seller_id,
    buyerProfileId: row.buyer_profile_id,
    marginInPaise: row.margin_in_paise,
    paymentMode: row.payment_mode,
    state: row.state,
    isDelivered: row.delivered_at !== null,
  };
}
