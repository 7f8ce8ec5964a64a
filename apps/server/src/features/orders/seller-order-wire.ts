import { actionsOf, decidingActions, type OrderState } from "@santha/contract/order-states";
import type { SellerOrder, SellerOrderTile } from "@santha/contract/seller-orders";
import type { Reader } from "@santha/database/client";
import { selectWithheldOf } from "#features/withholding";
import { momentOfDay } from "./order-wire.ts";
import { orderRequestOf } from "./request-wire.ts";
import { selectRequests } from "./requests.queries.ts";
import type { SellerOrderDetailRow, SellerOrderRow } from "./seller-orders.queries.ts";

/** States in which the parcel is with the buyer or on its last way: cash can have been taken. */
const cashStates: readonly string[] = ["OUT_FOR_DELIVERY", "DELIVERED"];

export function sellerTileOf(row: SellerOrderRow): SellerOrderTile {
  return {
    orderId: row.id,
    state: row.state,
    isCancelled: row.is_cancelled,
    placedAt: row.created_at.getTime(),
    enteredAt: row.state_entered_at.getTime(),
    expectedBy: momentOfDay(row.expected_by),
    recipientName: row.recipient_name,
    city: row.city,
    firstTitle: { en: row.title_en ?? "", te: row.title_te ?? "" },
    image: row.image ?? "crate",
    bed: row.bed ?? "tool",
    lineCount: row.line_count,
    packCount: row.pack_count,
    totalInPaise: row.total_in_paise,
    balanceInPaise: row.balance_in_paise,
    paymentMode: row.payment_mode,
  };
}

/** One order as its seller sees it. What the buyer asks for is decided line by line, not by a move. */
export async function sellerOrderOf(reader: Reader, row: SellerOrderDetailRow): Promise<SellerOrder> {
  const requests = await selectRequests(reader, row.id);
  const open = requests.find(({ status }) => status === "open");
  return {
    orderId: row.id,
    state: row.state as OrderState,
    isCancelled: row.is_cancelled,
    actions: actionsOf(row.state, "seller", row.is_cancelled).filter(
      (action) => !decidingActions.includes(action),
    ),
    isCashOpen: row.payment_mode === "COD" && row.balance_in_paise > 0 && cashStates.includes(row.state),
    placedAt: row.created_at.getTime(),
    enteredAt: row.state_entered_at.getTime(),
    expectedBy: momentOfDay(row.expected_by),
    deliveredAt: row.delivered_at?.getTime() ?? null,
    paymentMode: row.payment_mode,
    recipientName: row.recipient_name,
    phone: row.phone,
    address: row.address,
    itemsValueInPaise: row.items_value_in_paise,
    discountsInPaise: row.discounts_in_paise,
    shippingInPaise: row.shipping_in_paise,
    handlingInPaise: row.handling_in_paise,
    couponInPaise: row.coupon_in_paise,
    totalInPaise: row.total_in_paise,
    balanceInPaise: row.balance_in_paise,
    withheld: await withheldOf(reader, row),
    shipment: row.shipment,
    reason: row.reason || null,
    request: open ? orderRequestOf(open) : null,
    pastRequests: requests.filter((request) => request !== open).map(orderRequestOf),
    lines: row.lines.map((line) => ({
      listingId: line.listingId,
      title: { en: line.titleEn, te: line.titleTe },
      pack: line.attributes.map(({ value, unit }) => (unit ? `${value} ${unit}` : value)).join(", "),
      image: line.image,
      bed: line.bed,
      quantity: line.quantity,
      priceInPaise: line.priceInPaise,
      batchNumber: line.batchNumber,
      expiresOn: line.expiresOn,
    })),
  };
}

const settledStates: readonly string[] = ["SETTLEMENT_INP", "SETTLED"];

async function withheldOf(reader: Reader, { id, state }: SellerOrderDetailRow) {
  if (!settledStates.includes(state)) return [];
  return (await selectWithheldOf(reader, [id])).get(id) ?? [];
}
