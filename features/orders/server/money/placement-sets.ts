import { type JournalEntry, movement } from "#features/ledger/server";

/** Who takes an agent's margin from the one who pays it: the platform online, the seller with his cash at the door. */
export type MarginCollector = "agent" | "platform" | "seller";

/** What the books need to know of an order. */
export interface BookedOrder {
  readonly id: string;
  readonly sellerId: number;
  readonly buyerProfileId: number;
  readonly totalInPaise: number;
  /** Taken off the total by a coupon; the operator bears it. */
  readonly couponInPaise: number;
  /** The agent's whole margin: of the lines, and his handling charge. */
  readonly marginInPaise: number;
  readonly collectedBy: MarginCollector;
}

/** The other side of all margins, by who collects them. */
function marginSource(order: Pick<BookedOrder, "collectedBy" | "buyerProfileId">) {
  return order.collectedBy === "agent"
    ? ({ account: "margin-collected-by-agent", partyId: null } as const)
    : ({ account: "margin-collected-by-platform", partyId: order.buyerProfileId } as const);
}

/** Debt and pending margin of a placed order; `again` names what brought an order back that was over. */
export function placementSets(order: BookedOrder, again = ""): (JournalEntry | null)[] {
  const about = { orderId: order.id };
  const suffix = again === "" ? order.id : `${order.id}:${again}`;
  return [
    movement(
      { ...about, effectKey: `order-placed:${suffix}`, kind: "order-placed" },
      order.totalInPaise,
      { account: "seller-due", partyId: order.sellerId },
      { account: "buyer-receivable", partyId: order.buyerProfileId },
    ),
    // The seller gets what his products cost: the operator pays what the coupon takes off.
    movement(
      { ...about, effectKey: `coupon-funded:${suffix}`, kind: "coupon-funded" },
      order.couponInPaise,
      { account: "seller-due", partyId: order.sellerId },
      { account: "coupon-cost", partyId: null },
    ),
    movement(
      { ...about, effectKey: `margin-pending:${suffix}`, kind: "margin-pending" },
      order.marginInPaise,
      marginSource(order),
      { account: "agent-margin-pending", partyId: order.buyerProfileId },
    ),
  ];
}
