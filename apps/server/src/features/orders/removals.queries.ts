import type { SomePacks } from "@santha/contract/order-actions";
import type { Transaction } from "@santha/database/client";
import { sql } from "kysely";
import type { OrderWithLines, RemovedLine } from "./removed-lines.ts";

export interface OrderForRemoval extends OrderWithLines {
  readonly orderId: string;
  readonly buyerProfileId: number;
  readonly sellerId: number;
  readonly state: string;
  readonly isDelivered: boolean;
  readonly deliveredAt: string | null;
  readonly isDummy: boolean;
}

/** The order with its lines, held until the transaction ends. */
export async function lockOrderWithLines(
  transaction: Transaction,
  orderId: string,
): Promise<OrderForRemoval | undefined> {
  // Held in a statement of its own: the next one sees what the wait was for.
  await transaction.selectFrom("orders").select("id").where("id", "=", orderId).forUpdate().execute();
  const { rows } = await sql<OrderForRemoval>`
    select id as "orderId", buyer_profile_id as "buyerProfileId", seller_id as "sellerId", state,
      delivered_at is not null as "isDelivered", delivered_at::text as "deliveredAt", is_dummy as "isDummy",
      items_value_in_paise as "itemsValueInPaise", discounts_in_paise as "discountsInPaise",
      coupon_in_paise as "couponInPaise", (
        select jsonb_agg(jsonb_build_object('listingId', listing_id, 'titleEn', level3_title_en,
          'titleTe', level3_title_te, 'quantity', quantity, 'priceInPaise', price_in_paise,
          'discountInPaise', discount_in_paise, 'commissionInPaise', commission_in_paise) order by order_lines.id)
        from order_lines where order_lines.order_id = orders.id) as lines
    from orders where id = ${orderId}`.execute(transaction);
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

const sumOf = (lines: readonly RemovedLine[], part: (line: RemovedLine) => number) =>
  lines.reduce((total, line) => total + part(line), 0);

/** The sums of an order become those of what is left; answers its total then. */
export async function lowerSums(
  transaction: Transaction,
  orderId: string,
  removed: readonly RemovedLine[],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    update orders set
      items_value_in_paise = items_value_in_paise - ${sumOf(removed, (line) => line.valueInPaise)},
      discounts_in_paise = discounts_in_paise - ${sumOf(removed, (line) => line.discountInPaise)},
      coupon_in_paise = coupon_in_paise - ${sumOf(removed, (line) => line.couponInPaise)},
      total_in_paise = total_in_paise - ${sumOf(removed, (line) => line.amountInPaise)},
      commission_in_paise = commission_in_paise - ${sumOf(removed, (line) => line.commissionInPaise)}
    where id = ${orderId} returning total_in_paise as total`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("the order is gone");
  return row.total;
}

/** Keeps what was taken out; answers the id of its first row. */
export async function insertRemovals(
  transaction: Transaction,
  removal: {
    readonly orderId: string;
    readonly kind: "cancelled" | "returned";
    readonly reason: string;
    readonly at: Date;
  },
  removed: readonly RemovedLine[],
): Promise<number> {
  const rows = await transaction
    .insertInto("order_line_removals")
    .values(
      removed.map((line) => ({
        order_id: removal.orderId,
        listing_id: line.listingId,
        kind: removal.kind,
        level3_title_en: line.titleEn,
        level3_title_te: line.titleTe,
        quantity: line.quantity,
        amount_in_paise: line.amountInPaise,
        coupon_in_paise: line.couponInPaise,
        commission_in_paise: line.commissionInPaise,
        reason: removal.reason,
        removed_at: removal.at,
      })),
    )
    .returning("id")
    .execute();
  const [first] = rows;
  if (!first) throw new Error("nothing was taken out");
  return first.id;
}
