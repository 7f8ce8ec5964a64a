import type { holdStock as endpoint } from "@santha/contract/checkout";
import type { AnswerOf } from "@santha/contract/endpoint";
import { lockOpenCart } from "#features/cart";
import { holdStock as holdInCatalogue } from "#features/catalogue";
import type { MemberContext } from "#platform/context";
import { inTransaction } from "#platform/transaction";

/** Keeps the packs of the open cart for its buyer while he confirms. Who gets no hold orders from what is left. */
export async function holdStock(context: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const { profileId } = context.actor;
  return inTransaction(context, async (transaction) => {
    const lines = await lockOpenCart(transaction, profileId);
    const heldUntil = await holdInCatalogue(context, transaction, profileId, lines);
    return { heldUntil: heldUntil?.getTime() ?? null };
  });
}
