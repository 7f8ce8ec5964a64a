import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { holdOwnOrders } from "#features/orders/server";

/** An order as somebody sees it who is to pay it; money in paise. */
export interface PayableOrder {
  readonly orderId: string;
  readonly masterId: string;
  readonly paymentMode: string;
  readonly totalInPaise: number;
  readonly balanceInPaise: number;
  /** The agent's margin, which a customer pays too who pays online or all of the cash. */
  readonly marginInPaise: number;
  readonly collectedBy: "agent" | "platform" | "seller";
  /** Whether the customer pays it with the order, as long as the seller has not left it to the agent. */
  readonly isMarginPaidWithIt: boolean;
  /** Whether the agent takes it from a customer himself. */
  readonly isMarginTakenByAgent: boolean;
  /** The part of it that is still to be paid with the order. */
  readonly marginDueInPaise: number;
  /** True while it is to be paid in cash or by transfer, outside of the app. */
  readonly isPaidOutside: boolean;
  readonly isCancelled: boolean;
  readonly isPractice: boolean;
  readonly isDelivered: boolean;
  readonly state: string;
  readonly placedAt: Date;
}

interface Asked {
  readonly orderId: string;
  readonly buyerProfileId: number;
}

const payable = sql`
  select orders.id as "orderId", orders.master_id as "masterId", master_orders.payment_mode as "paymentMode", orders.state,
    orders.created_at as "placedAt", orders.total_in_paise as "totalInPaise",
    orders.commission_in_paise + orders.agent_handling_in_paise as "marginInPaise",
    master_orders.collected_by as "collectedBy",
    due.goods_in_paise as "balanceInPaise", due.margin_in_paise as "marginDueInPaise", orders.delivered_at is not null as "isDelivered",
    facts.collected_by <> 'agent' as "isMarginPaidWithIt",
    facts.collected_by = 'agent' and master_orders.buyer_is_agent and facts.made_for is not null as "isMarginTakenByAgent",
    master_orders.payment_mode in ('COD', 'Bank Transfer') and not orders.is_practice and not orders.is_cancelled
      as "isPaidOutside", orders.is_cancelled as "isCancelled", orders.is_practice as "isPractice"
  from published.orders join published.master_orders on master_orders.id = orders.master_id
  join published.order_dues due on due.order_id = orders.id
  join published.order_facts facts on facts.order_id = orders.id`;

/** The order with what is due on it; undefined when it is no order of this buyer. */
export async function findPayableOrder(
  reader: Reader,
  { orderId, buyerProfileId }: Asked,
): Promise<PayableOrder | undefined> {
  const { rows } = await sql<PayableOrder>`
    ${payable} where orders.id = ${orderId} and orders.buyer_profile_id = ${buyerProfileId}`.execute(reader);
  return rows[0];
}

/** The same, held until the transaction ends. Read in a second statement, which sees what the wait was for. */
export async function lockPayableOrder(
  transaction: Transaction,
  asked: Asked,
): Promise<PayableOrder | undefined> {
  await holdOwnOrders(transaction, asked);
  return findPayableOrder(transaction, asked);
}

interface MasterAsked {
  readonly masterId: string;
  readonly buyerProfileId: number;
}

/** All orders of a master order with what is due on them, by their number; none when it is no order of this buyer. */
export async function selectPayableOrders(
  reader: Reader,
  { masterId, buyerProfileId }: MasterAsked,
): Promise<PayableOrder[]> {
  const { rows } = await sql<PayableOrder>`
    ${payable} where orders.master_id = ${masterId} and orders.buyer_profile_id = ${buyerProfileId}
    order by orders.id`.execute(reader);
  return rows;
}

/** The same, held until the transaction ends. */
export async function lockPayableOrders(
  transaction: Transaction,
  asked: MasterAsked,
): Promise<PayableOrder[]> {
  await holdOwnOrders(transaction, asked);
  return selectPayableOrders(transaction, asked);
}

/** All orders that have waited for their transfer since before then, oldest first. */
export async function selectUnpaidSince(
  reader: Reader,
  before: Date,
): Promise<{ readonly orderId: string; readonly buyerProfileId: number }[]> {
  return reader
    .selectFrom("published.orders as orders")
    .innerJoin("published.master_orders as master_orders", "master_orders.id", "orders.master_id")
    .select(["orders.id as orderId", "orders.buyer_profile_id as buyerProfileId"])
    .where("orders.state", "=", sql.lit("PAYMENT_PENDING"))
    .where("orders.created_at", "<=", before)
    .where("master_orders.payment_mode", "=", "Bank Transfer")
    .orderBy("orders.created_at")
    .execute();
}
