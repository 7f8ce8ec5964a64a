import { type Refund, type RefundAction, refundMoves } from "#features/orders/contract/refunds.ts";

/** What is with the provider moves by itself; only he can be asked again who was asked before. */
export function movesOf({ status, isByProvider }: Pick<Refund, "status" | "isByProvider">): RefundAction[] {
  if (isByProvider && status === "sent") return [];
  const moves = refundMoves.filter(({ from }) => from === status).map(({ action }) => action);
  return moves.filter((action) => action !== "RETRY_PROVIDER" || isByProvider);
}
