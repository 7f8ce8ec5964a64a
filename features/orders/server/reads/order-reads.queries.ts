import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { SkuAttribute } from "#features/store/contract/store.ts";
import type { Shipment } from "../../contract/orders.ts";
import type { MarginCollector } from "../money/placement-sets.ts";
import { idOfLatest, idsFound, type Narrowing } from "./found-orders.queries.ts";
import { idsAfter, idsOfPage, type OrdersAsked } from "./order-days.queries.ts";

/** A frozen line, as the database gives it; money in paise. */
export interface LineRow {
  readonly lineId: number;
  readonly listingId: number;
  readonly level1TitleEn: string;
  readonly level1TitleTe: string;
  readonly level2Id: number;
  readonly level3Id: number;
  readonly titleEn: string;
  readonly titleTe: string;
  readonly image: string;
  readonly bed: "seed" | "feed" | "care" | "tool";
  readonly attributes: readonly SkuAttribute[];
  readonly quantity: number;
  readonly priceInPaise: number;
  readonly discountInPaise: number;
  readonly commissionInPaise: number;
  readonly gstRateInBasisPoints: number;
}

/** What a tile shows of a line. */
export type TileLine = Pick<LineRow, "titleEn" | "titleTe" | "image" | "bed" | "quantity">;

/** An order as a row of the view `order_tiles`. */
export interface OrderRow {
  readonly id: string;
  readonly master_id: string;
  readonly state: string;
  readonly state_entered_at: Date;
  readonly is_practice: boolean;
  readonly is_cancelled: boolean;
  readonly delivered_at: Date | null;
  readonly trade_type: "INTRASTATE" | "INTERSTATE";
  readonly items_value_in_paise: number;
  readonly shipping_in_paise: number;
  readonly handling_in_paise: number;
  readonly discounts_in_paise: number;
  readonly coupon_in_paise: number;
  readonly total_in_paise: number;
  readonly commission_in_paise: number;
  readonly agent_handling_in_paise: number;
  readonly booked_margin_in_paise: number | null;
  readonly expected_by: string;
  readonly created_at: Date;
  readonly seller_name_en: string;
  readonly seller_name_te: string;
  readonly balance_in_paise: number;
  /** The agent's margin that the seller has still to take with his cash; null: it is not paid by cash. */
  readonly margin_due_in_paise: number | null;
  /** Whether an agent ordered it, who has customers; others send to themselves and their own. */
  readonly buyer_is_agent: boolean;
  /** What its buyer has entered as paid and nobody has decided on. */
  readonly waiting_in_paise: number;
  /** Until when the transfer that it waits for has to come; null: it waits for none. */
  readonly pay_before: Date | null;
  /** The latest try to pay it online, or the one that was paid. */
  readonly txnid: string | null;
  readonly delivery_round: number;
  readonly tile_lines: readonly TileLine[];
  /** For whom it was ordered; null: for the buyer himself. */
  readonly made_for: string | null;
  /** The state that ended a cancelled order. */
  readonly ended_by: string | null;
  readonly payment_mode: string;
  /** Who takes an agent's margin from the one who pays it. */
  readonly collected_by: MarginCollector;
}

/** What of an order no tile shows. */
type BesideTile =
  | "trade_type"
  | "items_value_in_paise"
  | "shipping_in_paise"
  | "handling_in_paise"
  | "discounts_in_paise"
  | "coupon_in_paise";

/** What a tile is made of. */
export type TileRow = Omit<OrderRow, BesideTile>;

/** The same, as JSON carries it. */
export type TileJson = Omit<TileRow, "state_entered_at" | "delivered_at" | "created_at" | "pay_before"> & {
  readonly state_entered_at: string;
  readonly delivered_at: string | null;
  readonly created_at: string;
  readonly pay_before: string | null;
};

/**
 * The margin as the books have it, which is less than was agreed once money of it went back to the customer. Null for
 * what the books have no margin of: a practice order, and one that is over.
 */
export const bookedMargin = sql<number | null>`case
  when orders.is_practice or orders.is_cancelled or orders.state in ('PAYMENT_FAILED', 'ORD_EXPIRED') then null
  else coalesce((select margin_in_paise from published.ledger_order_margins margin where margin.order_id = orders.id), 0) end`;

interface OrdersPage extends OrdersAsked, Narrowing {
  readonly after: Cursor | null;
  readonly offset: number;
  readonly limit: number;
}

/** The ids of a page, as a subquery with the column `id`. */
function idsOn(page: OrdersPage) {
  if (page.isLatest) return idOfLatest(page);
  if (page.find !== "" || page.group !== "") return idsFound(page, page.after, page);
  return page.after ? idsAfter(page, page.after, page) : idsOfPage(page, page);
}

/** What of an order its tile shows; the rest is not worked out. */
const shownInTiles = sql`orders.id, master_id, state, state_entered_at, is_practice, is_cancelled, delivered_at,
  total_in_paise, commission_in_paise, agent_handling_in_paise, booked_margin_in_paise, expected_by, created_at,
  seller_name_en, seller_name_te, balance_in_paise, margin_due_in_paise, buyer_is_agent, waiting_in_paise, txnid,
  delivery_round, tile_lines, made_for, ended_by, payment_mode, collected_by, pay_before`;

/** A page of a buyer's orders, newest first, after the given place (null: from the top) and `offset` further ones. */
export async function selectOrders(reader: Reader, page: OrdersPage): Promise<TileJson[]> {
  // One value for all: to take wide rows apart value by value costs more than to find them.
  const { rows } = await sql<{ tiles: TileJson[] | null }>`
    select json_agg(tile order by created_at desc, id desc) as tiles
    from (select ${shownInTiles} from ${idsOn(page)} place join order_tiles orders on orders.id = place.id) tile`.execute(
    reader,
  );
  return rows[0]?.tiles ?? [];
}

/** The tax of a line as the order's documents have it. */
export interface IssuedTax {
  readonly lineId: number;
  readonly rateInBasisPoints: number;
  readonly taxInPaise: number;
}

/** What of a line was packed. */
export interface PackedOfLine {
  readonly lineId: number;
  readonly batchNumber: string | null;
  readonly expiresOn: string | null;
}

export interface DetailRow extends OrderRow {
  readonly lines: readonly LineRow[];
  readonly seller_profile_id: number;
  readonly buyer_profile_id: number;
  readonly recipient_profile_id: number | null;
  /** Where it has been, oldest first; moments in epoch milliseconds. */
  readonly states: readonly { readonly state: string; readonly enteredAt: number }[];
  /** Null until it is dispatched. */
  readonly shipment: Shipment | null;
  readonly bank_ref_num: string | null;
  /** What goes back of its money, and what is left of all that was paid and is owed; null: nothing is in the books. */
  readonly refunds: {
    readonly returnedInPaise: number;
    readonly returningInPaise: number;
    readonly leftInPaise: number;
  } | null;
  /** By line; empty until something is packed. */
  readonly packed_batches: readonly PackedOfLine[];
  /** By line; empty until there is a document. */
  readonly issued_taxes: readonly IssuedTax[];
  readonly recipient_name: string;
  readonly phone: string;
  readonly address_line1: string;
  readonly address_line2: string;
  readonly landmark: string;
  readonly city: string;
  readonly address_state: string;
  readonly postal_code: string;
  readonly farmer_name: string | null;
  readonly farmer_mobile_no: string | null;
  readonly consent_at: Date | null;
  readonly consent_total_in_paise: number | null;
}

/** All lines of the order of an outer row `orders`, as they were frozen. */
const linesOfOrder = sql`(
  select jsonb_agg(jsonb_build_object(
    'lineId', line.id, 'listingId', listing_id, 'level1TitleEn', level1_title_en, 'level1TitleTe', level1_title_te,
    'level2Id', level2_id, 'level3Id', level3_id, 'titleEn', level3_title_en, 'titleTe', level3_title_te,
    'image', image, 'bed', bed, 'attributes', sku_attributes, 'quantity', quantity,
    'priceInPaise', line.price_in_paise, 'discountInPaise', line.discount_in_paise,
    'commissionInPaise', line.commission_in_paise, 'gstRateInBasisPoints', gst_rate_in_basis_points) order by line.id)
  from order_lines line where line.order_id = orders.id)`;

/** The account of the farmer for whom an agent has ordered: the one he named, else the one who gets the parcel. */
export const recipientProfile = sql`(
  select profiles.id from published.profiles
  where profiles.mobile_no = coalesce(master_orders.farmer_mobile_no, master_orders.phone)
    and master_orders.buyer_is_agent and not orders.is_practice) as recipient_profile_id`;

/** One seller's order with its address, its lines and where it has been. */
export async function findOrder(reader: Reader, orderId: string): Promise<DetailRow | undefined> {
  const found = await sql<DetailRow>`
    select orders.*, ${linesOfOrder} as lines, ${recipientProfile}, master_orders.recipient_name, master_orders.phone, master_orders.address_line1, master_orders.address_line2, master_orders.landmark,
      master_orders.city, master_orders.state as address_state, master_orders.postal_code,
      master_orders.farmer_name, master_orders.farmer_mobile_no, master_orders.consent_at,
      master_orders.consent_total_in_paise,
      (select jsonb_build_object('returnedInPaise', returned_in_paise, 'returningInPaise', returning_in_paise,
        'leftInPaise', left_in_paise) from published.ledger_order_refunds refund where refund.order_id = orders.id) as refunds,
      (select jsonb_agg(jsonb_build_object('state', to_state,
        'enteredAt', floor(extract(epoch from entered_at) * 1000)::bigint) order by change.id)
        from order_state_changes change where change.order_id = orders.id) as states,
      (select jsonb_build_object('carrier', carrier, 'trackingNumber', tracking_number, 'trackingUrl', tracking_url)
        from order_shipments where order_shipments.order_id = orders.id) as shipment,
      coalesce((select jsonb_agg(jsonb_build_object('lineId', line_id, 'rateInBasisPoints', rate_in_basis_points,
        'taxInPaise', tax_in_paise)) from published.document_line_taxes issued where issued.order_id = orders.id), '[]')
        as issued_taxes,
      coalesce((select jsonb_agg(jsonb_build_object('lineId', id, 'batchNumber', batch_number, 'expiresOn', expires_on::text))
        from order_lines where order_lines.order_id = orders.id and (batch_number is not null or expires_on is not null)), '[]')
        as packed_batches,
      coalesce((select bank_ref_num from published.online_payments_of_orders online where online.master_id = orders.master_id
        and online.state = 'paid'),
        (select bank_ref_num from published.order_payment_references paid where paid.order_id = orders.id)) as bank_ref_num
    from order_tiles orders join master_orders on master_orders.id = orders.master_id
    where orders.id = ${orderId}`.execute(reader);
  return found.rows[0];
}

export interface MasterRow {
  readonly id: string;
  readonly is_practice: boolean;
  readonly buyer_profile_id: number;
  readonly unified_store_id: string;
  readonly payment_mode: string;
  readonly txnid: string | null;
  readonly mihpayid: string | null;
  readonly recipient_name: string;
  readonly phone: string;
  readonly address_line1: string;
  readonly address_line2: string;
  readonly landmark: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly coupon_code: string | null;
  readonly farmer_name: string | null;
  readonly created_at: Date;
  /** Whether an order of it ever came as far as to its seller. */
  readonly was_placed: boolean;
  readonly orders: readonly {
    readonly id: string;
    readonly state: string;
    readonly itemsValueInPaise: number;
    readonly shippingInPaise: number;
    readonly handlingInPaise: number;
    readonly discountsInPaise: number;
    readonly couponInPaise: number;
    readonly totalInPaise: number;
    readonly commissionInPaise: number;
    readonly agentHandlingInPaise: number;
    readonly collectedBy: MarginCollector;
    readonly isCancelled: boolean;
    readonly lines: readonly LineRow[];
  }[];
}

/** The order over all sellers, as it was placed. */
export async function findMaster(reader: Reader, masterId: string): Promise<MasterRow | undefined> {
  const found = await sql<MasterRow>`
    select id, exists (select 1 from orders where orders.master_id = master_orders.id and is_practice) as is_practice,
      buyer_profile_id, unified_store_id, payment_mode, recipient_name, phone, address_line1, address_line2,
      landmark, city, state, postal_code, coupon_code, farmer_name, created_at, (
        select jsonb_agg(jsonb_build_object('id', orders.id, 'state', state, 'itemsValueInPaise', items_value_in_paise,
          'shippingInPaise', shipping_in_paise, 'handlingInPaise', handling_in_paise,
          'discountsInPaise', discounts_in_paise, 'couponInPaise', coupon_in_paise, 'totalInPaise', total_in_paise,
          'commissionInPaise', commission_in_paise, 'agentHandlingInPaise', agent_handling_in_paise,
          'collectedBy', orders.collected_by, 'isCancelled', is_cancelled, 'lines', ${linesOfOrder}) order by orders.id)
        from order_tiles orders where orders.master_id = master_orders.id) as orders,
      exists (select from orders join order_state_changes change on change.order_id = orders.id
        where orders.master_id = master_orders.id and to_state = 'ORD_PLACED') as was_placed, online.txnid, online.mihpayid
    from master_orders left join lateral (
      select txnid, mihpayid from published.online_payments_of_orders paid where paid.master_id = master_orders.id
    ) online on true
    where id = ${masterId}`.execute(reader);
  return found.rows[0];
}

/** The state in which an order stands. */
export async function findOrderState(reader: Reader, orderId: string): Promise<string> {
  const { state } = await reader
    .selectFrom("orders")
    .select("state")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return state;
}
