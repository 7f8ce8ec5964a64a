import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import type { ListingForSale } from "#features/catalogue/server";
import type { Address, PaymentMode } from "#features/checkout/contract/checkout.ts";
import type { ActorKind, OrderState } from "../contract/order-states.ts";
import type { MarginCollector } from "./money/placement-sets.ts";
import { assistValues, type PlacedAssist } from "./placing/placed-assist.ts";
import { dayOf } from "./reads/order-days.queries.ts";

export interface NewMaster {
  readonly cartId: number;
  readonly cartTurn: number;
  readonly buyerProfileId: number;
  readonly isAgent: boolean;
  readonly assist: PlacedAssist | null;
  readonly address: Address;
  readonly paymentMode: PaymentMode;
  readonly isPractice: boolean;
  readonly collectedBy: MarginCollector;
  readonly couponCode: string | null;
  readonly unifiedStoreId: string;
  readonly numberPrefix: string;
  readonly at: Date;
}

export interface NewLine {
  readonly listing: ListingForSale;
  readonly quantity: number;
  readonly priceInPaise: number;
  readonly discountInPaise: number;
  readonly commissionInPaise: number;
}

export interface NewOrder {
  readonly sellerId: number;
  readonly state: OrderState;
  readonly buyerProfileId: number;
  readonly tradeType: "INTRASTATE" | "INTERSTATE";
  readonly itemsValueInPaise: number;
  readonly discountsInPaise: number;
  readonly shippingInPaise: number;
  readonly handlingInPaise: number;
  readonly couponInPaise: number;
  readonly totalInPaise: number;
  readonly commissionInPaise: number;
  readonly agentHandlingInPaise: number;
  /** Commission and the agent's handling charge. */
  readonly marginInPaise: number;
  /** yyyy-mm-dd */
  readonly expectedBy: string;
  readonly lines: readonly NewLine[];
  readonly at: Date;
}

/** Day in India and a running number: short enough to be read out on the phone. */
const nextNumber = (prefix: string) =>
  sql<string>`${prefix} || lpad((nextval('order_numbers') % 1000000)::text, 6, '0')`;

/** A practice order is named after its cart and takes no number from the series. */
const practiceNumber = ({ cartId }: NewMaster) => `D${cartId}`;

const placedColumns = [
  "id",
  "master_id",
  "seller_id",
  "buyer_profile_id",
  "is_practice",
  "state",
  "created_at",
] as const;

/**
 * The master order, one order per seller with its frozen lines, the first line of each history and the buyer's count of
 * the day, in one statement; returns the new ids, the orders' by seller.
 */
export async function insertOrders(
  transaction: Transaction,
  master: NewMaster,
  orders: readonly NewOrder[],
): Promise<{ masterId: string; orderIds: Map<number, string> }> {
  const rows = await transaction
    .with("master", (database) =>
      database.insertInto("master_orders").values(masterValues(master)).returning("id"),
    )
    .with("placed", (database) =>
      database
        .insertInto("orders")
        .values(orders.map((order, at) => orderValues(order, master, at)))
        .returning(placedColumns),
    )
    .with("lined", (database) =>
      database
        .insertInto("order_lines")
        .values(orders.flatMap(({ sellerId, lines }) => lines.map((line) => lineValues(sellerId, line)))),
    )
    .with("counted", (database) =>
      database
        .insertInto("buyer_order_days")
        .columns(["buyer_profile_id", "is_practice", "day", "orders"])
        .expression((select) =>
          select
            .selectFrom("placed")
            .select([
              "buyer_profile_id",
              "is_practice",
              dayOf(sql`created_at`).as("day"),
              sql<number>`count(*)::int`.as("orders"),
            ])
            .groupBy(["buyer_profile_id", "is_practice", "day"]),
        )
        .onConflict((day) =>
          day.columns(["buyer_profile_id", "is_practice", "day"]).doUpdateSet({
            orders: sql`buyer_order_days.orders + excluded.orders`,
          }),
        ),
    )
    .with("history", (database) =>
      database
        .insertInto("order_state_changes")
        .columns(["order_id", "action", "to_state", "actor_kind", "actor_profile_id", "entered_at"])
        .expression((select) =>
          select
            .selectFrom("placed")
            .select([
              "id",
              sql<string>`'PLACE'`.as("action"),
              "state",
              sql<string>`'buyer'`.as("actor_kind"),
              "buyer_profile_id",
              "created_at",
            ]),
        ),
    )
    .selectFrom("placed")
    .select(["id", "master_id", "seller_id"])
    .execute();
  const [first] = rows;
  if (!first) throw new Error("no order was written");
  return { masterId: first.master_id, orderIds: new Map(rows.map((row) => [row.seller_id, row.id])) };
}

function masterValues(master: NewMaster) {
  return {
    id: master.isPractice ? practiceNumber(master) : nextNumber(master.numberPrefix),
    cart_id: master.cartId,
    cart_turn: master.cartTurn,
    buyer_profile_id: master.buyerProfileId,
    buyer_is_agent: master.isAgent,
    unified_store_id: master.unifiedStoreId,
    payment_mode: master.paymentMode,
    collected_by: master.collectedBy,
    coupon_code: master.couponCode,
    recipient_name: master.address.recipientName,
    phone: master.address.phone,
    address_line1: master.address.addressLine1,
    address_line2: master.address.addressLine2,
    landmark: master.address.landmark,
    city: master.address.city,
    state: master.address.state,
    postal_code: master.address.postalCode,
    ...assistValues(master.assist),
    created_at: master.at,
  };
}

function orderValues(order: NewOrder, master: NewMaster, at: number) {
  return {
    id: master.isPractice ? `${practiceNumber(master)}-${at + 1}` : nextNumber(master.numberPrefix),
    is_practice: master.isPractice,
    master_id: sql<string>`(select id from master)`,
    seller_id: order.sellerId,
    buyer_profile_id: order.buyerProfileId,
    state: order.state,
    state_entered_at: order.at,
    trade_type: order.tradeType,
    items_value_in_paise: order.itemsValueInPaise,
    shipping_in_paise: order.shippingInPaise,
    handling_in_paise: order.handlingInPaise,
    discounts_in_paise: order.discountsInPaise,
    coupon_in_paise: order.couponInPaise,
    total_in_paise: order.totalInPaise,
    commission_in_paise: order.commissionInPaise,
    agent_handling_in_paise: order.agentHandlingInPaise,
    expected_by: order.expectedBy,
    created_at: order.at,
  };
}

/** What the buyer was shown, frozen: later changes of the catalogue do not touch it. */
function lineValues(
  sellerId: number,
  { listing, quantity, priceInPaise, discountInPaise, commissionInPaise }: NewLine,
) {
  return {
    order_id: sql<string>`(select id from placed where seller_id = ${sellerId})`,
    listing_id: listing.listingId,
    level1_title_en: listing.level1Title.en,
    level1_title_te: listing.level1Title.te,
    level2_id: listing.level2Id,
    level3_id: listing.level3Id,
    level3_title_en: listing.title.en,
    level3_title_te: listing.title.te,
    image: listing.drawing,
    bed: listing.bed,
    sku_attributes: JSON.stringify(listing.attributes),
    quantity,
    price_in_paise: priceInPaise,
    discount_in_paise: discountInPaise,
    mrp_in_paise: listing.mrpInPaise,
    commission_in_paise: commissionInPaise,
    hsn: listing.hsn,
    gst_rate_in_basis_points: listing.gstRateInBasisPoints,
  };
}

/** One move of an order, as its history keeps it. */
export interface StateChange {
  readonly orderId: string;
  readonly action: string;
  readonly from: string | null;
  readonly to: string;
  readonly actorKind: ActorKind;
  readonly actorProfileId: number | null;
  readonly reason?: string;
  readonly at: Date;
}

/** Adds to the history of an order, which is append-only; answers the id of the move. */
export async function insertStateChange(transaction: Transaction, change: StateChange): Promise<number> {
  const { id } = await transaction
    .insertInto("order_state_changes")
    .values({
      order_id: change.orderId,
      action: change.action,
      from_state: change.from,
      to_state: change.to,
      actor_kind: change.actorKind,
      actor_profile_id: change.actorProfileId,
      reason: change.reason ?? null,
      entered_at: change.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
