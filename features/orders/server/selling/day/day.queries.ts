import { type RawBuilder, sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Measure } from "#engine/contract/pack-text.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import { invariant } from "#engine/server/invariant.ts";
import { type DayStage, dayStages } from "../../../contract/seller-day.ts";
import { isOnItsWay } from "../../late/late-orders.queries.ts";
import { goodsDue, marginDueInPaise } from "../../money/unpaid-cash.queries.ts";
import { isReceived, ownSeller } from "../seller-orders.queries.ts";

/** A line of an order to pack or hand over, as it was ordered. */
export interface DayLine {
  readonly listingId: number;
  readonly titleEn: string;
  readonly titleTe: string;
  readonly attributes: readonly Measure[];
  readonly image: string;
  readonly bed: "seed" | "feed" | "care" | "tool";
  readonly quantity: number;
  readonly priceInPaise: number;
  readonly batchNumber: string | null;
  readonly expiresOn: string | null;
}

export interface DayOrderRow {
  readonly id: string;
  readonly state: string;
  readonly created_at: Date;
  readonly state_entered_at: Date;
  readonly expected_by: string;
  readonly recipient_name: string;
  readonly city: string;
  readonly phone: string;
  readonly address: string;
  readonly total_in_paise: number;
  /** To be taken in cash: for the goods, and a margin that is paid with them. */
  readonly balance_in_paise: number;
  readonly payment_mode: string;
  readonly lines: readonly DayLine[];
}

/**
 * Batch and expiry day of a line: as packed, else the batch in stock that expires first, else the one of the same pack
 * that was packed last; never one that has expired by `today`.
 */
const linesOf = (
  today: string,
) => sql`(select coalesce(jsonb_agg(jsonb_build_object('listingId', line.listing_id,
    'titleEn', level3_title_en, 'titleTe', level3_title_te, 'attributes', sku_attributes, 'image', image, 'bed', bed,
    'quantity', quantity, 'priceInPaise', price_in_paise,
    'batchNumber', coalesce(line.batch_number, next.batch_number, last.batch_number),
    'expiresOn', case when line.batch_number is not null then line.expires_on
      when next.batch_number is not null then next.expires_on else last.expires_on end) order by line.id), '[]')
  from order_lines line left join lateral (
    select batch.batch_number, batch.expires_on from published.stock_batches batch
    where batch.listing_id = line.listing_id and line.batch_number is null and batch.batch_number is not null
      and batch.on_hand > batch.packed and (batch.expires_on > ${today}::date
        or (batch.expires_on is null and line.bed = 'tool'))
    order by batch.expires_on nulls last, batch.id limit 1
  ) next on true left join lateral (
    select packed.batch_number, packed.expires_on from (
      select batch_number, expires_on, bed from order_lines earlier
      where earlier.listing_id = line.listing_id and earlier.batch_number is not null and line.batch_number is null
      order by earlier.id desc limit 1
    ) packed where packed.expires_on > ${today}::date or (packed.expires_on is null and packed.bed = 'tool')
  ) last on true where line.order_id = orders.id)`;

interface DayParams {
  readonly profileId: number;
  /** Today in India, yyyy-mm-dd. */
  readonly today: string;
}

const selectDay = (page: RawBuilder<unknown>, today: string) => sql<DayOrderRow>`
  select orders.id, orders.state, orders.created_at, orders.state_entered_at,
    to_char(orders.expected_by, 'YYYY-MM-DD') as expected_by, master_orders.recipient_name, master_orders.city,
    master_orders.phone, concat_ws(', ', nullif(master_orders.address_line1, ''), nullif(master_orders.address_line2, ''),
      nullif(master_orders.landmark, ''), master_orders.city, master_orders.state || ' ' || master_orders.postal_code) as address,
    orders.total_in_paise, master_orders.payment_mode,
    ${goodsDue} + ${marginDueInPaise} as balance_in_paise,
    ${linesOf(today)} as lines
  from (${page}) page join orders on orders.id = page.id
  join master_orders on master_orders.id = orders.master_id
  order by orders.created_at, orders.id`;

/** A page of the orders that wait in a stage, the longest wait first. */
export async function selectDayOrders(
  reader: Reader,
  {
    profileId,
    today,
    stage,
    after,
    limit,
  }: DayParams & { readonly stage: DayStage; readonly after: Cursor | null; readonly limit: number },
): Promise<DayOrderRow[]> {
  const behind = after
    ? sql`and (orders.created_at, orders.id) > (${after.at}::timestamptz, ${after.id}::text)`
    : sql``;
  const page = sql`select orders.id from orders
    where orders.seller_id = ${ownSeller(profileId)} and orders.state = ${dayStages[stage].state} and not orders.is_practice ${behind}
    order by orders.created_at, orders.id limit ${sql.lit(limit)}`;
  return (await selectDay(page, today).execute(reader)).rows;
}

/** Orders by their numbers that are to be packed or handed over; others are left out. */
export async function selectOrdersToPrint(
  reader: Reader,
  { profileId, today, orderIds }: DayParams & { readonly orderIds: readonly string[] },
): Promise<DayOrderRow[]> {
  const page = sql`select orders.id from orders
    where orders.id = any(${[...orderIds]}::text[]) and orders.seller_id = ${ownSeller(profileId)}
      and orders.state in ('SELLER_ACCEPTED', 'PACKED') and not orders.is_practice`;
  return (await selectDay(page, today).execute(reader)).rows;
}

/** The name of a person's business; null where none is registered. */
export async function findBusinessName(reader: Reader, profileId: number): Promise<LocalizedText | null> {
  const row = await reader
    .selectFrom("published.sellers as sellers")
    .select(["business_name as en", "business_name_te as te"])
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row ?? null;
}

export interface DayCounts {
  readonly nameEn: string | null;
  readonly nameTe: string | null;
  readonly accept: number;
  readonly pack: number;
  readonly handOver: number;
  readonly late: number;
  readonly handedOverToday: number;
}

/** How many orders wait in each stage, are late, and were handed over since `dayBegan`. */
export async function countDay(
  reader: Reader,
  {
    profileId,
    lateBefore,
    dayBegan,
  }: { readonly profileId: number; readonly lateBefore: string; readonly dayBegan: Date },
): Promise<DayCounts> {
  const inState = (stage: DayStage) => sql`count(*) filter (where orders.state = ${dayStages[stage].state})`;
  const { rows } = await sql<DayCounts>`
    with seller as materialized (
      select id, business_name, business_name_te from published.sellers where profile_id = ${profileId}
    )
    select (select business_name from seller) as "nameEn", (select business_name_te from seller) as "nameTe",
      waiting.*, (select count(*) from orders where orders.seller_id = (select id from seller)
        and ${isOnItsWay} and orders.expected_by < ${lateBefore}::date) as late,
      (select count(*) from orders join order_shipments on order_shipments.order_id = orders.id
        where orders.seller_id = (select id from seller) and not orders.is_practice
          and orders.state in ('DISPATCHED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'DELIVERED')
          and orders.state_entered_at >= ${dayBegan} and order_shipments.noted_at >= ${dayBegan}) as "handedOverToday"
    from (
      select ${inState("accept")} as accept, ${inState("pack")} as pack, ${inState("handOver")} as "handOver"
      from orders where orders.seller_id = (select id from seller) and not orders.is_practice
        and orders.state in ('ORD_PLACED', 'SELLER_ACCEPTED', 'PACKED')
    ) waiting`.execute(reader);
  return invariant(rows[0], "aggregates without groups are one row");
}

export interface PickRow {
  readonly titleEn: string;
  readonly titleTe: string;
  readonly attributes: readonly Measure[];
  readonly packs: number;
}

/** All packs of orders to pack, summed by product and pack. */
export async function sumPacksToPack(reader: Reader, profileId: number): Promise<PickRow[]> {
  const { rows } = await sql<PickRow>`
    select (array_agg(level3_title_en order by line.id desc))[1] as "titleEn",
      (array_agg(level3_title_te order by line.id desc))[1] as "titleTe", sku_attributes as attributes,
      sum(quantity)::bigint as packs
    from orders join order_lines line on line.order_id = orders.id
    where orders.seller_id = ${ownSeller(profileId)} and orders.state = 'SELLER_ACCEPTED' and not orders.is_practice
    group by level3_id, sku_attributes order by 1, sku_attributes`.execute(reader);
  return rows;
}

export interface RunningOutRow {
  readonly listing_id: number;
  readonly level3_id: number;
  readonly title_en: string;
  readonly title_te: string;
  readonly attributes: readonly Measure[];
  readonly drawing: string;
  readonly bed: "seed" | "feed" | "care" | "tool";
  readonly available: number;
  readonly packs: number;
  readonly days_left: number;
  readonly total: number;
}

/** Listed packs that last at most `lowDays` at the pace since `since`, the fewest days first. */
export async function selectRunningOut(
  reader: Reader,
  params: {
    readonly profileId: number;
    readonly since: Date;
    readonly days: number;
    readonly lowDays: number;
    readonly limit: number;
  },
): Promise<RunningOutRow[]> {
  const { rows } = await sql<RunningOutRow>`
    with sold as materialized (
      select line.listing_id, sum(line.quantity)::bigint as packs
      from (
        select orders.id from orders where orders.seller_id = ${ownSeller(params.profileId)} and ${isReceived}
          and not orders.is_cancelled and orders.created_at >= ${params.since} offset 0
      ) recent cross join lateral (
        select listing_id, quantity from order_lines where order_lines.order_id = recent.id offset 0
      ) line group by line.listing_id
    )
    select listing.listing_id, listing.level3_id, listing.title_en, listing.title_te, listing.attributes, listing.drawing,
      listing.bed, listing.available, sold.packs,
      (listing.available * ${params.days}::integer / sold.packs)::integer as days_left, count(*) over () as total
    from sold cross join lateral (
      select * from published.listings_for_sale where listing_id = sold.listing_id offset 0
    ) listing
    where listing.is_listed and listing.available * ${params.days}::integer <= sold.packs * ${params.lowDays}::integer
    order by listing.available::numeric / sold.packs, listing.listing_id limit ${sql.lit(params.limit)}`.execute(
    reader,
  );
  return rows;
}
