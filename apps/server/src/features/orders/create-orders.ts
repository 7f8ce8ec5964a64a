import { storeConstant } from "@santha/contract/brand";
import type { Address, PaymentMode } from "@santha/contract/checkout";
import { gstStateCode } from "@santha/contract/indian-states";
import type { Transaction } from "@santha/database/client";
import type { ListingForSale } from "#features/catalogue";
import { type LedgerSet, movement, postSets } from "#features/ledger";
import { dayInIndia } from "#platform/clock";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { orderSums } from "./order-sums.ts";
import { orderPlaced } from "./orders.events.ts";
import { insertLines, insertOrders, type NewOrder } from "./orders.queries.ts";

export interface OrderedLine {
  readonly listing: ListingForSale;
  readonly quantity: number;
}

/** What one seller is asked for. */
export interface SellerPart {
  readonly sellerId: number;
  /** GST state code of the seller. */
  readonly stateCode: string;
  readonly lines: readonly OrderedLine[];
  readonly shippingInPaise: number;
  readonly handlingInPaise: number;
  readonly leadDays: number;
}

/** A cart that has been checked, priced and whose stock is taken. */
export interface Placing {
  readonly cartId: number;
  readonly buyerProfileId: number;
  /** Only an agent earns the commission of the lines. */
  readonly isAgent: boolean;
  readonly address: Address;
  readonly paymentMode: PaymentMode;
  readonly parts: readonly SellerPart[];
}

const day = 86_400_000;

/**
 * Writes the master order, one order per seller with frozen lines, the ledger and the event, all in the caller's
 * transaction. The cart's id is unique among master orders: a cart becomes an order once.
 */
export async function createOrders(
  platform: Pick<Platform, "clock" | "events">,
  transaction: Transaction,
  placing: Placing,
): Promise<{ masterId: string; orderIds: string[] }> {
  const at = platform.clock.now();
  const numberPrefix = dayInIndia(at).slice(2).replaceAll("-", "");
  const master = { ...placing, numberPrefix, at, unifiedStoreId: storeConstant };
  const placed = placing.parts.map((part) => newOrder(placing, part, at));
  const { masterId, orderIds } = await insertOrders(transaction, master, placed);
  const orders = placed.map((order) => ({ ...order, id: orderIds.get(order.sellerId) ?? "" }));
  await insertLines(transaction, orders);
  await postSets(platform, transaction, orders.flatMap(placementSets));
  await emit(platform, transaction, orderPlaced, { masterId });
  return { masterId, orderIds: orders.map((order) => order.id) };
}

function newOrder(placing: Placing, part: SellerPart, at: Date): NewOrder {
  const lines = part.lines.map((line) => ({
    ...line,
    priceInPaise: line.listing.priceInPaise,
    discountInPaise: line.listing.discountInPaise,
    commissionInPaise: placing.isAgent ? line.listing.commissionInPaise : 0,
  }));
  return {
    sellerId: part.sellerId,
    buyerProfileId: placing.buyerProfileId,
    // A seller is asked for it once the money is here; cash comes at the door.
    state: placing.paymentMode === "Bank Transfer" ? "PAYMENT_PENDING" : "ORD_PLACED",
    tradeType: gstStateCode(placing.address.state) === part.stateCode ? "INTRASTATE" : "INTERSTATE",
    shippingInPaise: part.shippingInPaise,
    handlingInPaise: part.handlingInPaise,
    expectedBy: dayInIndia(new Date(at.getTime() + part.leadDays * day)),
    lines,
    at,
    ...orderSums(lines, part),
  };
}

function placementSets(order: NewOrder & { id: string }): (LedgerSet | null)[] {
  const about = { orderId: order.id };
  return [
    movement(
      { ...about, effectKey: `order-placed:${order.id}`, kind: "order-placed" },
      order.totalInPaise,
      { account: "seller-due", partyId: order.sellerId },
      { account: "buyer-receivable", partyId: order.buyerProfileId },
    ),
    movement(
      { ...about, effectKey: `margin-pending:${order.id}`, kind: "margin-pending" },
      order.commissionInPaise,
      { account: "margin-collected-by-agent", partyId: null },
      { account: "agent-margin-pending", partyId: order.buyerProfileId },
    ),
  ];
}
