import { sql } from "kysely";
import { sumOf } from "#engine/contract/money.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { SomePacks } from "../../contract/order-actions.ts";
import { amountOf, type OrderWithLines, type Removed, type RemovedLine } from "./removed-lines.ts";

export interface OrderForRemoval extends OrderWithLines {
  readonly orderId: string;
  readonly buyerProfileId: number;
  readonly sellerId: number;
  readonly state: string;
  readonly isCancelled: boolean;
  readonly isDelivered: boolean;
  readonly deliveredAt: string | null;
  readonly isPractice: boolean;
}

/** The order with its lines, held until the transaction ends. */
export async function lockOrderWithLines(
  transaction: Transaction,
  orderId: string,
): Promise<OrderForRemoval | undefined> {
  // Held in a statement of its own: the next one sees what the wait was for.
  await transaction.selectFrom("orders").select("id").where("id", "=", orderId).forUpdate().execute();
  return findOrderWithLines(transaction, orderId);
}

/** The order with its lines as it is at the moment. */
export async function findOrderWithLines(
  reader: Reader,
  orderId: string,
): Promise<OrderForRemoval | undefined> {
  const { rows } = await sql<OrderForRemoval>`
    select orders.id as "orderId", orders.buyer_profile_id as "buyerProfileId", seller_id as "sellerId", orders.state,
      is_cancelled as "isCancelled", delivered_at is not null as "isDelivered", delivered_at::text as "deliveredAt",
      is_practice as "isPractice",
      items_value_in_paise as "itemsValueInPaise", discounts_in_paise as "discountsInPaise",
      shipping_in_paise as "shippingInPaise", handling_in_paise as "handlingInPaise",
      coupon_in_paise as "couponInPaise", total_in_paise as "totalInPaise",
      commission_in_paise as "commissionInPaise", agent_handling_in_paise as "agentHandlingInPaise", (
        select jsonb_agg(jsonb_build_object('listingId', listing_id, 'titleEn', level3_title_en,
          'titleTe', level3_title_te, 'attributes', sku_attributes, 'quantity', quantity,
          'priceInPaise', price_in_paise, 'mrpInPaise', mrp_in_paise, 'discountInPaise', discount_in_paise,
          'commissionInPaise', commission_in_paise) order by order_lines.id)
        from order_lines where order_lines.order_id = orders.id) as lines
    from orders where orders.id = ${orderId}`.execute(reader);
  return rows[0];
}

/** Takes packs out of the lines of an order; a line without packs is gone. */
export async function takeFromLines(
  transaction: Transaction,
  orderId: string,
  lines: readonly SomePacks[],
): Promise<void> {
  const { rows } = await sql<{ listing_id: number }>`
    with wanted as (
      select * from unnest(${lines.map(({ listingId }) => listingId)}::bigint[],
        ${lines.map(({ quantity }) => quantity)}::integer[]) as wanted (listing_id, taken)
    ), gone as (
      delete from order_lines using wanted
      where order_lines.order_id = ${orderId} and order_lines.listing_id = wanted.listing_id and quantity = taken
      returning order_lines.listing_id
    ), less as (
      update order_lines set quantity = quantity - taken from wanted
      where order_lines.order_id = ${orderId} and order_lines.listing_id = wanted.listing_id and quantity > taken
      returning order_lines.listing_id
    )
    select listing_id from gone union all select listing_id from less`.execute(transaction);
  if (rows.length !== lines.length) throw new Error("the lines of the order have changed");
}

/** The sums of an order become those of what is left. */
export async function lowerSums(transaction: Transaction, orderId: string, removed: Removed): Promise<void> {
  const less = (part: (line: RemovedLine) => number) => sumOf(removed.lines.map(part));
  const { numAffectedRows } = await sql`
    update orders set
      items_value_in_paise = items_value_in_paise - ${less((line) => line.valueInPaise)},
      discounts_in_paise = discounts_in_paise - ${less((line) => line.discountInPaise)},
      coupon_in_paise = coupon_in_paise - ${less((line) => line.couponInPaise)},
      total_in_paise = total_in_paise - ${amountOf(removed)},
      commission_in_paise = commission_in_paise - ${less((line) => line.commissionInPaise)},
      agent_handling_in_paise = agent_handling_in_paise - ${removed.handlingLessInPaise}
    where id = ${orderId}`.execute(transaction);
  if (numAffectedRows !== 1n) throw new Error("the order is gone");
}

/** Keeps what is taken out for a request, with the lines as they were ordered; before they are taken. */
export async function insertRemovals(
  transaction: Transaction,
  removal: { readonly orderId: string; readonly requestId: number; readonly at: Date },
  removed: readonly RemovedLine[],
  /** What the buyer owes less for each of them. */
  owedLess: readonly number[],
): Promise<void> {
  await sql`
    insert into order_line_removals (order_id, request_id, listing_id, quantity, amount_in_paise, coupon_in_paise,
      commission_in_paise, line, removed_at)
    select ${removal.orderId}, ${removal.requestId}, taken.listing_id, taken.quantity, amount, coupon, commission,
      frozen.line, ${removal.at}
    from unnest(${removed.map(({ listingId }) => listingId)}::bigint[],
      ${removed.map(({ quantity }) => quantity)}::integer[],
      ${[...owedLess]}::bigint[],
      ${removed.map(({ couponInPaise }) => couponInPaise)}::bigint[],
      ${removed.map(({ commissionInPaise }) => commissionInPaise)}::bigint[])
      as taken (listing_id, quantity, amount, coupon, commission)
    join order_frozen_lines frozen on frozen.order_id = ${removal.orderId}
      and frozen.listing_id = taken.listing_id`.execute(transaction);
}
