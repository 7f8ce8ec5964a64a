import { packTexts } from "#engine/contract/pack-text.ts";
import type { RequestKind } from "../../contract/order-reasons.ts";
import type { Askable } from "../../contract/order-requests.ts";
import { disputeWindowInDays, isReturnable } from "../../contract/order-states.ts";
import type { OrderForRemoval } from "./removals.queries.ts";
import { hasSoMany } from "./removed-lines.ts";
import type { RequestRow } from "./requests.queries.ts";

/** Until then nothing is packed, so the buyer decides alone. */
const unpacked: readonly string[] = ["PAYMENT_PENDING", "ORD_PLACED", "SELLER_ACCEPTED"];
const day = 86_400_000;

/** Whether nobody has to agree when packs are taken out. */
export function isUnpacked({ state }: Pick<OrderForRemoval, "state">): boolean {
  return unpacked.includes(state);
}

/** What the buyer can ask for packs at a moment; null: nothing. */
export function askableKind(order: OrderForRemoval, at: Date): RequestKind | null {
  const { state, deliveredAt } = order;
  if (order.isPractice) return null;
  if (isUnpacked(order) || state === "PACKED") return "cancel";
  if (state !== "DELIVERED" || order.isCancelled) return null;
  return isReturnable(deliveredAt === null ? null : new Date(deliveredAt), at) ? "return" : null;
}

export function askableOf(order: OrderForRemoval, at: Date): Askable | null {
  const kind = askableKind(order, at);
  return (
    kind && {
      kind,
      isDecidedAtOnce: isUnpacked(order),
      lines: order.lines.map(({ listingId, titleEn, titleTe, attributes, quantity }) => ({
        listingId,
        title: { en: titleEn, te: titleTe },
        pack: packTexts(attributes),
        quantity,
      })),
    }
  );
}

/** The packs of a request that the seller has refused and that the buyer may put to support now; none: he may not. */
export function disputablePacks(order: OrderForRemoval, request: RequestRow, at: Date) {
  const refused = request.lines.filter(({ status }) => status === "refused");
  const isInTime =
    request.decidedAt !== null && at.getTime() - request.decidedAt.getTime() <= disputeWindowInDays * day;
  const isOpen = order.state === (request.kind === "cancel" ? "PACKED" : "DELIVERED") && !order.isCancelled;
  const isOnce = request.disputesId === null && !request.isDisputedNow;
  const may = request.decidedBy === "seller" && isInTime && isOpen && isOnce && hasSoMany(order, refused);
  return may ? refused : [];
}
