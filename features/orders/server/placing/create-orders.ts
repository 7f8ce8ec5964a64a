import { storeConstant } from "#engine/contract/brand.ts";
import { gstStateCode } from "#engine/contract/indian-states.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { invariant } from "#engine/server/invariant.ts";
import { emit } from "#engine/server/jobs/events.ts";
import type { ListingForSale } from "#features/catalogue/server";
import type { Address, PaymentMode } from "#features/checkout/contract/checkout.ts";
import { postJournal } from "#features/ledger/server";
import { orderPlaced } from "../events.ts";
import { orderSums } from "../money/order-sums.ts";
import { type MarginCollector, placementSets } from "../money/placement-sets.ts";
import { insertOrders, type NewOrder } from "../queries.ts";
import type { PlacedAssist } from "./placed-assist.ts";

export interface OrderedLine {
  readonly listing: ListingForSale;
  readonly quantity: number;
  /** The agent's margin of one pack; 0 where nobody earns one. */
  readonly marginInPaise: number;
}

/** What one seller is asked for. */
export interface SellerPart {
  readonly sellerId: number;
  /** GST state code of the seller. */
  readonly stateCode: string;
  readonly lines: readonly OrderedLine[];
  readonly shippingInPaise: number;
  readonly handlingInPaise: number;
  /** This seller's share of what the coupon takes off; the operator bears it. */
  readonly couponInPaise: number;
  /** The agent's own handling charge: this seller's share of it. */
  readonly agentHandlingInPaise: number;
  readonly leadDays: number;
}

/** A cart that has been checked, priced and whose stock is taken. */
export interface Placing {
  readonly cartId: number;
  readonly cartTurn: number;
  readonly buyerProfileId: number;
  /** Whether the buyer earns the margin. */
  readonly isAgent: boolean;
  /** For whom an agent orders and what was agreed; null: for himself. */
  readonly assist: PlacedAssist | null;
  readonly address: Address;
  readonly paymentMode: PaymentMode;
  /** A practice order is written and shown; no ledger, no seller, no message knows of it. */
  readonly isPractice: boolean;
  /** Who takes the margin: the agent from his customer, or the platform with an online payment. */
  readonly collectedBy: MarginCollector;
  /** The coupon whose shares the parts carry; null without one. */
  readonly couponCode: string | null;
  readonly parts: readonly SellerPart[];
}

const day = 86_400_000;

/**
 * Writes the master order, one order per seller with frozen lines, the ledger and the event, all in the caller's
 * transaction. A cart's id and turn are unique among master orders: it becomes an order once a turn.
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
  const idOf = (sellerId: number) => invariant(orderIds.get(sellerId), "each seller's order was inserted");
  const orders = placed.map((order) => ({ ...order, id: idOf(order.sellerId) }));
  if (placing.isPractice) return { masterId, orderIds: orders.map((order) => order.id) };
  await postJournal(
    platform,
    transaction,
    orders.flatMap((order) => placementSets({ ...order, collectedBy: placing.collectedBy })),
  );
  await emit(platform, transaction, orderPlaced, { masterId });
  return { masterId, orderIds: orders.map((order) => order.id) };
}

function newOrder(placing: Placing, part: SellerPart, at: Date): NewOrder {
  const lines = part.lines.map((line) => ({
    ...line,
    priceInPaise: line.listing.priceInPaise,
    discountInPaise: line.listing.discountInPaise,
    commissionInPaise: line.marginInPaise,
  }));
  return {
    sellerId: part.sellerId,
    buyerProfileId: placing.buyerProfileId,
    // A seller is asked for it once the money is here; cash comes at the door.
    state: placing.isPractice || placing.paymentMode === "COD" ? "ORD_PLACED" : "PAYMENT_PENDING",
    tradeType: gstStateCode(placing.address.state) === part.stateCode ? "INTRASTATE" : "INTERSTATE",
    shippingInPaise: part.shippingInPaise,
    handlingInPaise: part.handlingInPaise,
    couponInPaise: part.couponInPaise,
    agentHandlingInPaise: part.agentHandlingInPaise,
    expectedBy: dayInIndia(new Date(at.getTime() + part.leadDays * day)),
    lines,
    at,
    ...orderSums(lines, part),
  };
}
