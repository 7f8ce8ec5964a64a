import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Shipment } from "../../contract/orders.ts";
import { type SellerOrderFilter, sellerOrderGroups } from "../../contract/seller-orders.ts";
import { isOnItsWay } from "../late/late-orders.queries.ts";
import { goodsDue, isCashOpen, marginDueInPaise, saidInPaise } from "../money/unpaid-cash.queries.ts";

/** What has reached a seller: no order that waits for money or ended before it came, and no practice order. */
export const isReceived = sql`orders.state <> all ('{PAYMENT_PENDING,PAYMENT_FAILED,ORD_EXPIRED}')
  and not orders.is_practice and not orders.ended_before_seller`;
export const ownSeller = (profileId: number) =>
  sql`(select id from published.sellers where profile_id = ${profileId})`;

/** The state that ended an order which is cancelled; `orders` is in the statement. */
export const endedBy = sql`(select ended_by from order_facts facts where facts.order_id = orders.id) as ended_by`;

/** The settlement states are a refund's where the order is cancelled, else what follows a delivery. */
const groupOf: RawBuilder<string> = sql<string>`case
  when orders.state in ('SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP')
    then case when orders.is_cancelled then 'over' else 'delivered' end
  ${sql.join(
    Object.entries(sellerOrderGroups).map(
      ([group, states]) => sql`when orders.state = any(${[...states]}::text[]) then ${group}::text`,
    ),
    sql` `,
  )} else 'over' end`;

function isLate(before: string): RawBuilder<unknown> {
  return sql`${isOnItsWay} and orders.expected_by < ${before}::date`;
}

function ofFilter(filter: SellerOrderFilter, lateBefore: string): RawBuilder<unknown> {
  if (filter === "cash") return sql`(${isCashOpen})`;
  return filter === "late" ? isLate(lateBefore) : sql`${groupOf} = ${filter}`;
}

export interface SellerOrderRow {
  readonly id: string;
  readonly state: string;
  readonly is_cancelled: boolean;
  readonly ended_by: string | null;
  readonly created_at: Date;
  readonly state_entered_at: Date;
  readonly expected_by: string;
  readonly recipient_name: string;
  readonly city: string;
  readonly title_en: string | null;
  readonly title_te: string | null;
  readonly image: string | null;
  readonly bed: "seed" | "feed" | "care" | "tool" | null;
  readonly line_count: number;
  readonly pack_count: number;
  readonly total_in_paise: number;
  /** Still to be paid for the goods. */
  readonly balance_in_paise: number;
  /** The agent's margin that is paid with the cash for them. */
  readonly margin_due_in_paise: number;
  /** What the buyer says he has paid in cash and the seller has said nothing of yet. */
  readonly said_in_paise: number;
  readonly payment_mode: string;
  readonly delivered_at: Date | null;
}

/** A page of what a person's business has received, newest first. */
export async function selectSellerOrders(
  reader: Reader,
  asked: {
    readonly profileId: number;
    readonly group: SellerOrderFilter | undefined;
    /** Orders that were to be there before this day are late. */
    readonly lateBefore: string;
    /** First digits of the number; only digits. */
    readonly number: string;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<SellerOrderRow[]> {
  const group = asked.group ? sql`and ${ofFilter(asked.group, asked.lateBefore)}` : sql``;
  const number = asked.number === "" ? sql`` : sql`and starts_with(orders.id, ${asked.number})`;
  const after = asked.after
    ? sql`and (orders.created_at, orders.id) < (${asked.after.at}::timestamptz, ${asked.after.id}::text)`
    : sql``;
  const { rows } = await sql<SellerOrderRow>`
    select orders.id, orders.state, orders.is_cancelled, orders.created_at, orders.state_entered_at,
      orders.delivered_at, to_char(orders.expected_by, 'YYYY-MM-DD') as expected_by, master_orders.recipient_name, master_orders.city,
      first.level3_title_en as title_en, first.level3_title_te as title_te, first.image, first.bed,
      packs.line_count, packs.pack_count, orders.total_in_paise, ${goodsDue} as balance_in_paise, ${marginDueInPaise} as margin_due_in_paise,
      ${saidInPaise} as said_in_paise, master_orders.payment_mode, ${endedBy}
    from (
      select orders.id from orders
      where orders.seller_id = ${ownSeller(asked.profileId)} and ${isReceived} ${group} ${number} ${after}
      order by orders.created_at desc, orders.id desc limit ${sql.lit(asked.limit)}
    ) page
    join orders on orders.id = page.id
    join master_orders on master_orders.id = orders.master_id
    left join lateral (select * from order_lines where order_id = orders.id order by order_lines.id limit 1) first on true
    left join lateral (select count(*) as line_count, coalesce(sum(quantity), 0)::bigint as pack_count
      from order_lines where order_id = orders.id) packs on true
    order by orders.created_at desc, orders.id desc`.execute(reader);
  return rows;
}

/** How many orders each group has, how many have cash to confirm, and how many are late. */
export async function countSellerOrders(
  reader: Reader,
  { profileId, lateBefore }: { readonly profileId: number; readonly lateBefore: string },
): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; total: number }>`
    select ${groupOf} as name, count(*) as total from orders
    where orders.seller_id = ${ownSeller(profileId)} and ${isReceived} group by 1
    union all select 'cash', count(*) from orders
    where orders.seller_id = ${ownSeller(profileId)} and (${isCashOpen}) having count(*) > 0
    union all select 'late', count(*) from orders
    where orders.seller_id = ${ownSeller(profileId)} and ${isLate(lateBefore)} having count(*) > 0`.execute(
    reader,
  );
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
}

export interface SellerOrderDetailRow
  extends Omit<SellerOrderRow, "title_en" | "title_te" | "image" | "bed"> {
  readonly phone: string;
  readonly address: string;
  readonly items_value_in_paise: number;
  readonly discounts_in_paise: number;
  readonly shipping_in_paise: number;
  readonly handling_in_paise: number;
  readonly coupon_in_paise: number;
  readonly reason: string | null;
  readonly shipment: Shipment | null;
  readonly lines: readonly {
    readonly listingId: number;
    readonly titleEn: string;
    readonly titleTe: string;
    readonly attributes: readonly { readonly value: string; readonly unit: string }[];
    readonly image: string;
    readonly bed: "seed" | "feed" | "care" | "tool";
    readonly quantity: number;
    readonly priceInPaise: number;
    readonly batchNumber: string | null;
    readonly expiresOn: string | null;
  }[];
}

/** An order as its seller and support see it. */
export const detailColumns = sql`
  orders.id, orders.state, orders.is_cancelled, orders.created_at, orders.state_entered_at, orders.delivered_at,
  to_char(orders.expected_by, 'YYYY-MM-DD') as expected_by, master_orders.recipient_name, master_orders.city,
  master_orders.phone, concat_ws(', ', nullif(master_orders.address_line1, ''), nullif(master_orders.address_line2, ''), nullif(master_orders.landmark, ''), master_orders.city,
    master_orders.state || ' ' || master_orders.postal_code) as address,
  orders.items_value_in_paise, orders.discounts_in_paise, orders.shipping_in_paise, orders.handling_in_paise,
  orders.coupon_in_paise, orders.total_in_paise, ${goodsDue} as balance_in_paise, ${marginDueInPaise} as margin_due_in_paise, ${saidInPaise} as said_in_paise, master_orders.payment_mode,
  ${endedBy}, (select reason from order_state_changes change where change.order_id = orders.id
    order by change.id desc limit 1) as reason,
  (select jsonb_build_object('carrier', carrier, 'trackingNumber', tracking_number, 'trackingUrl', tracking_url)
    from order_shipments where order_shipments.order_id = orders.id) as shipment,
  (select jsonb_agg(jsonb_build_object('listingId', listing_id, 'titleEn', level3_title_en,
    'titleTe', level3_title_te, 'attributes', sku_attributes, 'image', image, 'bed', bed, 'quantity', quantity,
    'priceInPaise', price_in_paise, 'batchNumber', batch_number, 'expiresOn', expires_on::text)
    order by order_lines.id) from order_lines where order_lines.order_id = orders.id) as lines`;

/** One order of a person's business; undefined when it is none of his. */
export async function findSellerOrder(
  reader: Reader,
  asked: { readonly profileId: number; readonly orderId: string },
): Promise<SellerOrderDetailRow | undefined> {
  const { rows } = await sql<SellerOrderDetailRow>`
    select ${detailColumns} from orders join master_orders on master_orders.id = orders.master_id
    where orders.id = ${asked.orderId} and orders.seller_id = ${ownSeller(asked.profileId)} and ${isReceived}`.execute(
    reader,
  );
  return rows[0];
}

/** Holds orders until the transaction ends, by their numbers; those of other sellers are left alone. */
export async function lockSellerOrders(
  transaction: Transaction,
  asked: { readonly profileId: number; readonly orderIds: readonly string[] },
): Promise<void> {
  await sql`select 1 from orders
    where id = any(${[...asked.orderIds]}::text[]) and seller_id = ${ownSeller(asked.profileId)}
    order by id for update`.execute(transaction);
}

/** The listings of a seller's orders; nothing of others' orders. */
export async function selectListingsOf(
  transaction: Transaction,
  asked: { readonly profileId: number; readonly orderIds: readonly string[] },
): Promise<number[]> {
  const { rows } = await sql<{ listing_id: number }>`
    select distinct listing_id from orders join order_lines on order_lines.order_id = orders.id
    where orders.id = any(${[...asked.orderIds]}::text[])
      and orders.seller_id = ${ownSeller(asked.profileId)}`.execute(transaction);
  return rows.map((row) => row.listing_id);
}

/** Writes batch and expiry day of lines as they are packed. */
export async function updateBatches(
  transaction: Transaction,
  orderId: string,
  batches: readonly {
    readonly listingId: number;
    readonly batchNumber: string;
    readonly expiresOn: string | null;
  }[],
): Promise<void> {
  await sql`
    update order_lines set batch_number = packed.batch_number, expires_on = packed.expires_on
    from unnest(${batches.map(({ listingId }) => listingId)}::bigint[],
      ${batches.map(({ batchNumber }) => batchNumber)}::text[],
      ${batches.map(({ expiresOn }) => expiresOn)}::date[]) as packed (listing_id, batch_number, expires_on)
    where order_lines.order_id = ${orderId} and order_lines.listing_id = packed.listing_id`.execute(
    transaction,
  );
}
