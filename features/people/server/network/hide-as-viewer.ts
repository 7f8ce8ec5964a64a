import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { hideAsViewer as endpoint } from "../../contract.ts";
import { deleteHiddenViewer, insertHiddenViewer } from "./network.queries.ts";

/** Chooses whether the caller is counted as a viewer. */
export async function hideAsViewer(
  context: MemberContext,
  { body: { isHidden } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { profileId } = context.actor;
  await inTransaction(context, (transaction) =>
    isHidden
      ? insertHiddenViewer(transaction, profileId, context.clock.now())
      : deleteHiddenViewer(transaction, profileId),
  );
  return { isHidden };
}
