import type { Reader } from "#engine/server/data/client.ts";
import type { SupportOrder, SupportOrderTile } from "#features/support/contract";
import { actionsOf, decidingActions } from "../../contract/order-states.ts";
import { lateDaysOf } from "../late/late-days.ts";
import { sellerOrderOf } from "../selling/seller-order-dto.ts";
import {
  type SupportOrderRow,
  type SupportTileRow,
  selectEntered,
  selectMoves,
  selectRefundsOf,
} from "./support-orders.queries.ts";

export function supportTileOf(row: SupportTileRow, at: Date): SupportOrderTile {
  return {
    orderId: row.id,
    state: row.state,
    isCancelled: row.is_cancelled,
    endedBy: row.ended_by,
    isPractice: row.is_practice,
    placedAt: row.created_at.getTime(),
    enteredAt: row.state_entered_at.getTime(),
    lateDays: lateDaysOf(row, at),
    firstTitle: { en: row.title_en ?? "", te: row.title_te ?? "" },
    image: row.image ?? "crate",
    bed: row.bed ?? "tool",
    lineCount: row.line_count,
    totalInPaise: row.total_in_paise,
    buyerName: row.buyer_name,
    buyerPhone: row.buyer_phone,
    seller: row.seller,
    sellerPhone: row.seller_phone,
    failedRefundInPaise: row.failed_refund_in_paise,
  };
}

/** One order as support sees it. A failed refund is tried again by itself, what was asked is decided line by line. */
export async function supportOrderOf(reader: Reader, row: SupportOrderRow, at: Date): Promise<SupportOrder> {
  const {
    cashChoicesInPaise: _,
    cashClaims: __,
    reason: ___,
    ...order
  } = await sellerOrderOf(reader, row, at);
  const refunds = await selectRefundsOf(reader, row.id);
  const entered = await selectEntered(reader, row.id);
  const moves = await selectMoves(reader, row.id);
  return {
    ...order,
    actions: row.is_practice
      ? []
      : actionsOf(row.state, "support", row.is_cancelled).filter(
          (action) => action !== "RETRY_REFUND" && !decidingActions.includes(action),
        ),
    masterId: row.master_id,
    isPractice: row.is_practice,
    buyerName: row.buyer_name,
    buyerPhone: row.buyer_phone,
    farmer: row.farmer,
    seller: row.seller,
    sellerPhone: row.seller_phone,
    marginInPaise: row.margin_in_paise,
    entered: entered.map(({ enteredAt, ...payment }) => ({ ...payment, enteredAt: enteredAt.getTime() })),
    refunds: refunds.map(({ changedAt, ...refund }) => ({
      ...refund,
      changedAt: changedAt.getTime(),
      isRetryable: refund.status === "failed",
    })),
    history: moves.map(({ at, ...move }) => ({ ...move, at: at.getTime() })),
  };
}
