import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { requestReturn as endpoint } from "@santha/contract/order-requests";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { onceInTransaction } from "#platform/idempotency";
import { advanceIn } from "./advance-order.ts";
import { askForPacks } from "./ask-for-packs.ts";

/** Asks to give packs of a delivered order back, all or some, in the days after delivery. */
export async function requestReturn(
  context: MemberContext,
  input: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { orderId } = input.params;
  return onceInTransaction(context, endpoint, { orderId, ...input.body }, async (transaction) => {
    await askForPacks(context, transaction, endpoint, "return", input);
    const outcome = await advanceIn(context, transaction, {
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
