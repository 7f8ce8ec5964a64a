import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { requestReturn as endpoint } from "../../contract/order-requests.ts";
import { applyTransition } from "../states/advance-order.ts";
import { askForPacks } from "./ask-for-packs.ts";

/** Asks to give packs of a delivered order back, all or some, in the days after delivery. */
export async function requestReturn(
  context: MemberContext,
  input: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { orderId } = input.params;
  return onceInTransaction(context, endpoint, { orderId, ...input.body }, async (transaction) => {
    await askForPacks(context, transaction, endpoint, "return", input);
    const outcome = await applyTransition(context, transaction, {
      orderId,
      action: "REQUEST_RETURN",
      from: "DELIVERED",
      actorKind: "buyer",
      actorProfileId: context.actor.profileId,
    });
    if (outcome === "refused") return refuse(endpoint, "orders/not-possible");
    return { orderId, state: "RETURN_REQUESTED" };
  });
}
