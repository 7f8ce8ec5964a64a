import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { sumsOfOrder } from "#features/ledger/server";
import { previewRemoval as endpoint } from "../../contract/order-requests.ts";
import { askableKind } from "./askable.ts";
import { findOrderWithLines } from "./removals.queries.ts";
import { chargedIn, marginPaidBack, onAccount } from "./remove-lines.ts";
import { hasSoMany, isAll, owedLessOf, removedOf, sumsAround } from "./removed-lines.ts";

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
  const charged = chargedIn(sums);
  const removed = isWhole ? null : removedOf(order, lines);
  const owedLess = removed ? sumOf(owedLessOf(removed, charged)) : charged;
  const marginBack = removed ? marginPaidBack(removed, sums) : Math.max(0, -onAccount(sums, "agent-payable"));
  const owed = onAccount(sums, "buyer-receivable") - owedLess - marginBack;
  return {
    isWhole,
    before,
    after,
    refundInPaise: Math.max(0, -owed),
    owedInPaise: Math.max(0, owed),
  };
}
