import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { cancelLines as endpoint } from "../../contract/order-requests.ts";
import { findOrderState } from "../reads/order-reads.queries.ts";
import { applyTransition } from "../states/advance-order.ts";
import { askForPacks } from "./ask-for-packs.ts";
import { isUnpacked } from "./askable.ts";
import { decideRequestIn } from "./decide-request.ts";

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
      : (await applyTransition(context, transaction, {
          ...{ orderId, action: "CANCEL_ORDER", from: "PACKED" },
          ...actor,
        })) === "moved";
    if (!isDone) return refuse(endpoint, "orders/not-possible");
    return { orderId, state: await findOrderState(transaction, orderId) };
  });
}
