import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { cancelLines as endpoint } from "@santha/contract/order-requests";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { onceInTransaction } from "#platform/idempotency";
import { advanceIn } from "./advance-order.ts";
import { askForPacks } from "./ask-for-packs.ts";
import { isUnpacked } from "./askable.ts";
import { decideRequestIn } from "./decide-request.ts";
import { findOrderState } from "./order-reads.queries.ts";

/** Takes packs out of an order: at once before it is packed, afterwards its seller is asked. All of them end it. */
export async function cancelLines(
  context: MemberContext,
  input: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { orderId } = input.params;
  return onceInTransaction(context, endpoint, { orderId, ...input.body }, async (transaction) => {
    const { order, request } = await askForPacks(context, transaction, endpoint, "cancel", input);
    const actor = { actorKind: "buyer", actorProfileId: context.actor.profileId } as const;
    const isDone = isUnpacked(order)
      ? (await decideRequestIn(context, transaction, {
          ...{ order, request, accepted: request.lines },
          ...actor,
        })) === "decided"
      : (await advanceIn(context, transaction, {
          ...{ orderId, action: "CANCEL_ORDER", from: "PACKED" },
          ...actor,
        })) === "moved";
    if (!isDone) return refuse(endpoint, "orders/not-possible");
    return { orderId, state: await findOrderState(transaction, orderId) };
  });
}
