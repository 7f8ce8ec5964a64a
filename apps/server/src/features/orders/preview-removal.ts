import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { previewRemoval as endpoint } from "@santha/contract/order-requests";
import { type OrderSum, sumsOfOrder } from "#features/ledger";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { askableKind } from "./askable.ts";
import { findOrderWithLines } from "./removals.queries.ts";
import { marginPaidBack } from "./remove-lines.ts";
import { hasSoMany, isAll, removedOf, sumsAround } from "./removed-lines.ts";

/** What an order would come to without some packs; nothing is changed. */
export async function previewRemoval(
  { actor, clock, database }: MemberContext,
  { params: { orderId }, body: { lines } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const order = await findOrderWithLines(database, orderId);
  if (order?.buyerProfileId !== actor.profileId) return refuse(endpoint, "orders/not-found");
  if (askableKind(order, clock.now()) === null) return refuse(endpoint, "orders/not-possible");
  if (!hasSoMany(order, lines)) return refuse(endpoint, "orders/not-so-many");
  const sums = await sumsOfOrder(database, orderId);
  const { before, after } = sumsAround(order, lines);
  const isWhole = isAll(order, lines);
  const marginBack = isWhole
    ? Math.max(0, -onAccount(sums, "agent-payable"))
    : marginPaidBack(removedOf(order, lines), sums);
  const owed = onAccount(sums, "buyer-receivable") - (before.totalInPaise - after.totalInPaise) - marginBack;
  return {
    isWhole,
    before,
    after,
    refundInPaise: Math.max(0, -owed),
    owedInPaise: Math.max(0, owed),
  };
}

function onAccount(sums: readonly OrderSum[], account: string): number {
  return sums.find((sum) => sum.account === account)?.amountInPaise ?? 0;
}
