import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { lockOpenCart } from "#features/cart/server";
import { holdStock as holdInCatalogue } from "#features/catalogue/server";
import type { holdStock as endpoint } from "../contract/checkout.ts";

/** Keeps the packs of the open cart for its buyer while he confirms. Who gets no hold orders from what is left. */
export async function holdStock(context: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const { profileId } = context.actor;
  return inTransaction(context, async (transaction) => {
    const lines = await lockOpenCart(transaction, profileId);
    const heldUntil = await holdInCatalogue(context, transaction, profileId, lines);
    return { heldUntil: heldUntil?.getTime() ?? null };
  });
}
