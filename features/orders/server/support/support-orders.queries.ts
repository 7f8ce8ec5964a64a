import { type RawBuilder, sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { ActorKind } from "../../contract/order-states.ts";
import type { RefundStatus } from "../../contract/refunds.ts";
import { isOnItsWay } from "../late/late-orders.queries.ts";
import { isCashConfirmed } from "../money/unpaid-cash.queries.ts";
import { bookedMargin } from "../reads/order-reads.queries.ts";
import {
  detailColumns,
  endedBy,
  type SellerOrderDetailRow,
  type SellerOrderRow,
} from "../selling/seller-orders.queries.ts";

/** Buyer and seller of an order, with contact data for support. */
interface BothSides {
  readonly is_practice: boolean;
  readonly buyer_name: string;
  readonly buyer_phone: string;
  readonly seller: LocalizedText;
  readonly seller_phone: string;
}

const bothSides = sql`
  orders.is_practice, buyers.first_name as buyer_name, buyers.mobile_no as buyer_phone, owners.mobile_no as seller_phone,
  jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller`;
const withPeople = sql`
  join master_orders on master_orders.id = orders.master_id
  join published.profiles buyers on buyers.id = orders.buyer_profile_id
  join published.sellers on sellers.id = orders.seller_id
  join published.profiles owners on owners.id = sellers.profile_id`;

export interface SupportTileRow
  extends BothSides,
    Pick<
      SellerOrderRow,
      | "id"
      | "state"
      | "is_cancelled"
      | "ended_by"
      | "created_at"
      | "state_entered_at"
      | "expected_by"
      | "title_en"
      | "title_te"
      | "image"
      | "bed"
      | "line_count"
      | "total_in_paise"
    > {
  readonly failed_refund_in_paise: number | null;
}

/** The orders of a page of ids, sorted by `place`. */
export async function selectTiles(reader: Reader, page: RawBuilder<unknown>): Promise<SupportTileRow[]> {
  const { rows } = await sql<SupportTileRow>`
    select orders.id, orders.state, orders.is_cancelled, ${endedBy}, orders.created_at, orders.state_entered_at,
      to_char(orders.expected_by, 'YYYY-MM-DD') as expected_by, ${bothSides},
      first.level3_title_en as title_en, first.level3_title_te as title_te, first.image, first.bed,
      (select count(*) from order_lines where order_id = orders.id) as line_count, orders.total_in_paise,
      (select sum(amount_in_paise)::bigint from order_refunds
        where order_refunds.order_id = orders.id and status = 'failed') as failed_refund_in_paise
    from (${page}) page join orders on orders.id = page.id ${withPeople}
    left join lateral (select * from order_lines where order_id = orders.id order by order_lines.id limit 1) first on true
    order by page.place, orders.id desc`.execute(reader);
  return rows;
}

const stuckAtMost = 100;

/**
 * Stuck orders: undeliverable, too many wrong codes, a failed refund, or due before `lateBefore`; the longest
 * waiting first. Late orders have their own limit, so that many of them hide none of the others.
 */
export function selectStuckOrders(reader: Reader, lateBefore: string): Promise<SupportTileRow[]> {
  return selectTiles(
    reader,
    sql`select id, min(place) as place from (
        (select id, min(since) as place from (
          select id, state_entered_at as since from orders where state = 'DELIVERY_FAILED' and not is_practice
          union all select id, state_entered_at from orders
            where state = 'OUT_FOR_DELIVERY' and wrong_codes_in_all >= 15
          union all select order_id, changed_at from order_refunds where status = 'failed'
        ) failed group by id order by place limit ${sql.lit(stuckAtMost)})
        union all
        (select orders.id, (expected_by + time '12:00') at time zone 'Asia/Kolkata' from orders
          where ${isOnItsWay} and expected_by < ${lateBefore}::date
          order by expected_by, id limit ${sql.lit(stuckAtMost)})
      ) stuck group by id`,
  );
}

const foundAtMost = 20;
const newest = sql`order by orders.created_at desc, orders.id desc limit ${sql.lit(foundAtMost)}`;
const ordersOfMasters = sql`orders join master_orders on master_orders.id = orders.master_id`;

/** Orders with this number, practice included, or the buyer's real orders by mobile number; newest first. */
export function selectFoundOrders(
  reader: Reader,
  { number, mobileNo }: { readonly number: string; readonly mobileNo: string | null },
): Promise<SupportTileRow[]> {
  const ofPerson = sql`
    union (select id from orders
      where buyer_profile_id = (select id from published.profiles where mobile_no = ${mobileNo}) and not is_practice ${newest})
    union (select orders.id from ${ordersOfMasters} where phone = ${mobileNo} and not is_practice ${newest})
    union (select orders.id from ${ordersOfMasters} where farmer_mobile_no = ${mobileNo} and not is_practice ${newest})`;
  return selectTiles(
    reader,
    sql`select orders.id, -extract(epoch from created_at) as place from orders join (
        select id from orders where id = ${number}
        union select id from orders where master_id = ${number} ${mobileNo === null ? sql`` : ofPerson}
      ) found on found.id = orders.id order by place, orders.id desc limit ${sql.lit(foundAtMost)}`,
  );
}

export interface SupportOrderRow extends BothSides, SellerOrderDetailRow {
  readonly master_id: string;
  readonly farmer: { readonly name: string; readonly phone: string } | null;
  readonly margin_in_paise: number;
}

/** One order with its buyer and seller. */
export async function findSupportOrder(
  reader: Reader,
  orderId: string,
): Promise<SupportOrderRow | undefined> {
  const { rows } = await sql<SupportOrderRow>`
    select ${detailColumns}, ${bothSides}, orders.master_id,
      coalesce(${bookedMargin}, orders.commission_in_paise + orders.agent_handling_in_paise) as margin_in_paise,
      case when master_orders.farmer_name is not null
        then jsonb_build_object('name', master_orders.farmer_name, 'phone', master_orders.farmer_mobile_no) end as farmer
    from orders ${withPeople} where orders.id = ${orderId}`.execute(reader);
  return rows[0];
}

export interface MoveRow {
  readonly action: string;
  readonly state: string;
  readonly actorKind: ActorKind;
  readonly actorName: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

/** All transitions of an order, newest first. */
export async function selectMoves(reader: Reader, orderId: string): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select action, to_state as state, actor_kind as "actorKind", actors.first_name as "actorName", reason,
      entered_at as at
    from order_state_changes change left join published.profiles actors on actors.id = change.actor_profile_id
    where order_id = ${orderId} order by change.id desc`.execute(reader);
  return rows;
}

export interface RefundRow {
  readonly refundId: number;
  readonly amountInPaise: number;
  readonly status: RefundStatus;
  readonly reference: string | null;
  readonly changedAt: Date;
}

/** All refunds of an order, the newest first. */
export async function selectRefundsOf(reader: Reader, orderId: string): Promise<RefundRow[]> {
  return reader
    .selectFrom("order_refunds")
    .select([
      "id as refundId",
      "amount_in_paise as amountInPaise",
      "status",
      "reference",
      "changed_at as changedAt",
    ])
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .$castTo<RefundRow>()
    .execute();
}

export interface EnteredRow {
  readonly claimId: number;
  readonly amountInPaise: number;
  readonly paidThrough: string;
  readonly reference: string;
  readonly enteredAt: Date;
}

/** What the buyer of an order has entered as paid and nobody has decided, oldest first. */
export async function selectEntered(reader: Reader, orderId: string): Promise<EnteredRow[]> {
  const { rows } = await sql<EnteredRow>`
    select claim.id as "claimId", amount_in_paise as "amountInPaise", paid_through as "paidThrough", reference,
      claimed_at as "enteredAt"
    from published.payment_claims claim join orders on orders.id = order_id
    where order_id = ${orderId} and claim.status = 'waiting'
      and not (paid_through = 'Cash' and ${isCashConfirmed})
    order by claim.id`.execute(reader);
  return rows;
}
