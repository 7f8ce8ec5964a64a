import type { Reader } from "#engine/server/data/client.ts";
import { takenOfOrder } from "#features/ledger/server";
import { cashChoicesOf } from "../selling/seller-order-dto.ts";
import { findSellerOrder } from "../selling/seller-orders.queries.ts";
import { findCashSeller, findCharged } from "./unpaid-cash.queries.ts";

/** What can be said of an order's cash; paise. */
export interface OpenCash {
  /** What the order still owes; `mostInPaise`: also what its buyer says he paid, or all that was charged, with the margin. */
  readonly leastInPaise: number;
  readonly mostInPaise: number;
  /** Its goods are paid: that none came can be said too. */
  readonly canBeNone: boolean;
}

/** Whether cash of any seller's order can be said, by the rules by which its seller says it; null: not now; undefined: there is no such order. */
export async function findOpenCash(reader: Reader, orderId: string): Promise<OpenCash | null | undefined> {
  const seller = await findCashSeller(reader, orderId);
  const order = seller && (await findSellerOrder(reader, { profileId: seller.sellerProfileId, orderId }));
  if (!order) return undefined;
  const choices = cashChoicesOf(order);
  if (choices.length === 0) return null;
  const { bySellerInPaise } = await takenOfOrder(reader, orderId);
  return {
    leastInPaise: Math.max(order.balance_in_paise, 1),
    mostInPaise: Math.max(
      ...choices,
      (await findCharged(reader, orderId)) - bySellerInPaise + order.margin_due_in_paise,
    ),
    canBeNone: choices.includes(0),
  };
}
