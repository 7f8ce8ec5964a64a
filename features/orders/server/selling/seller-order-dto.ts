import { momentOfDay } from "#engine/contract/date-text.ts";
import { packTexts } from "#engine/contract/pack-text.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { selectWithheldOf } from "#features/withholding/server";
import type { CashClaim } from "../../contract/cash-claim.ts";
import { actionsOf, decidingActions, type OrderState } from "../../contract/order-states.ts";
import type { SellerOrder, SellerOrderTile } from "../../contract/seller-orders.ts";
import { lateDaysOf } from "../late/late-days.ts";
import { selectSaidCash } from "../money/unpaid-cash.queries.ts";
import { orderRequestOf } from "../requests/request-dto.ts";
import { selectRequests } from "../requests/requests.queries.ts";
import type { SellerOrderDetailRow, SellerOrderRow } from "./seller-orders.queries.ts";

/** States in which the parcel is with the buyer or out for delivery, so that cash can have been paid. */
const cashStates: readonly string[] = ["OUT_FOR_DELIVERY", "DELIVERED", "RETURN_REQUESTED"];

const day = 86_400_000;

export function sellerTileOf(row: SellerOrderRow, at: Date): SellerOrderTile {
  return {
    orderId: row.id,
    state: row.state,
    isCancelled: row.is_cancelled,
    endedBy: row.ended_by,
    placedAt: row.created_at.getTime(),
    enteredAt: row.state_entered_at.getTime(),
    expectedBy: momentOfDay(row.expected_by),
    lateDays: lateDaysOf(row, at),
    recipientName: row.recipient_name,
    city: row.city,
    firstTitle: { en: row.title_en ?? "", te: row.title_te ?? "" },
    image: row.image ?? "crate",
    bed: row.bed ?? "tool",
    lineCount: row.line_count,
    packCount: row.pack_count,
    totalInPaise: row.total_in_paise,
    balanceInPaise: row.balance_in_paise + row.margin_due_in_paise,
    paymentMode: row.payment_mode,
    cashOpenDays: cashOpenDays(row, at),
    cashOpenInPaise: Math.max(row.balance_in_paise + row.margin_due_in_paise, row.said_in_paise, 0),
  };
}

/**
 * Days for which cash is unconfirmed, since delivery or otherwise since the order; null when nothing is
 * to be confirmed.
 */
function cashOpenDays(row: SellerOrderRow, at: Date): number | null {
  if (row.state === "OUT_FOR_DELIVERY" || cashChoicesOf(row).length === 0) return null;
  if (row.said_in_paise === 0 && row.state !== "DELIVERED") return null;
  return Math.floor((at.getTime() - (row.delivered_at ?? row.created_at).getTime()) / day);
}

/** Whether cash of an order can be confirmed: nothing is owed, or the parcel is or was with its buyer. */
export function isCashSayable(
  { paymentMode, state }: { readonly paymentMode: string; readonly state: string },
  balanceInPaise: number,
): boolean {
  return paymentMode === "COD" && (balanceInPaise <= 0 || cashStates.includes(state));
}

/**
 * Amounts that the seller can confirm, the most likely first: with the agent's margin, or the goods alone. The buyer may
 * have paid before returning packs, so what he says comes first. 0 denies; a fully returned order offers its total.
 */
export function cashChoicesOf(
  row: Pick<
    SellerOrderRow,
    | "payment_mode"
    | "balance_in_paise"
    | "margin_due_in_paise"
    | "said_in_paise"
    | "state"
    | "delivered_at"
    | "total_in_paise"
  >,
): number[] {
  const { balance_in_paise: due, margin_due_in_paise: margin, said_in_paise: said } = row;
  if (!isCashSayable({ paymentMode: row.payment_mode, state: row.state }, due)) return [];
  if (due > 0) {
    const whole = margin > 0 ? [due + margin, due] : [due];
    return said > due + margin ? [said, ...whole] : whole;
  }
  if (said > 0) return [said, 0];
  if (margin > 0) return [margin, 0];
  return isReturnedUnpaid(row) ? [row.total_in_paise] : [];
}

/** Cash claims to decide one by one. None for a single claim without a balance: `cashChoicesOf` covers it. */
export function claimsToDecide<C extends CashClaim>(
  balanceInPaise: number,
  claims: readonly C[],
): CashClaim[] {
  if (balanceInPaise <= 0 && claims.length < 2) return [];
  return claims.map(({ claimId, amountInPaise, reference, claimedAt }) => ({
    ...{ claimId, amountInPaise, reference, claimedAt },
  }));
}

const isReturnedUnpaid = ({
  state,
  delivered_at,
  total_in_paise,
}: Pick<SellerOrderRow, "state" | "delivered_at" | "total_in_paise">): boolean =>
  state === "ORD_CANCELLED" && delivered_at !== null && total_in_paise > 0;

/** One order as its seller sees it. The buyer's request is decided line by line, not by a transition. */
export async function sellerOrderOf(
  reader: Reader,
  row: SellerOrderDetailRow,
  at: Date,
): Promise<SellerOrder> {
  const requests = await selectRequests(reader, row.id);
  const choices = cashChoicesOf(row);
  const claims = row.said_in_paise > 0 ? await selectSaidCash(reader, [row.id]) : [];
  const open = requests.find(({ status }) => status === "open");
  return {
    orderId: row.id,
    state: row.state as OrderState,
    isCancelled: row.is_cancelled,
    endedBy: row.ended_by,
    actions: actionsOf(row.state, "seller", row.is_cancelled).filter(
      (action) => !decidingActions.includes(action),
    ),
    cashChoicesInPaise: choices,
    cashClaims: choices.length === 0 ? [] : claimsToDecide(row.balance_in_paise, claims),
    placedAt: row.created_at.getTime(),
    enteredAt: row.state_entered_at.getTime(),
    expectedBy: momentOfDay(row.expected_by),
    lateDays: lateDaysOf(row, at),
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
    balanceInPaise: row.balance_in_paise + row.margin_due_in_paise,
    marginDueInPaise: row.margin_due_in_paise,
    withheld: await withheldOf(reader, row),
    shipment: row.shipment,
    reason: row.reason || null,
    request: open ? orderRequestOf(open) : null,
    pastRequests: requests.filter((request) => request !== open).map(orderRequestOf),
    lines: row.lines.map((line) => ({
      listingId: line.listingId,
      title: { en: line.titleEn, te: line.titleTe },
      pack: packTexts(line.attributes),
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
