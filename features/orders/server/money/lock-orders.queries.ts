import type { Transaction } from "#engine/server/data/client.ts";

/** Holds an order until the transaction ends: first of all that is held for it, so that nobody waits in a circle. */
export async function lockOrder(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.selectFrom("orders").select("id").where("id", "=", orderId).forUpdate().execute();
}

/** Holds an order of a buyer, or all of a master order, until the transaction ends; none when it is not his. */
export async function holdOwnOrders(
  transaction: Transaction,
  asked: { readonly buyerProfileId: number } & ({ readonly orderId: string } | { readonly masterId: string }),
): Promise<void> {
  const own = transaction
    .selectFrom("orders")
    .select("id")
    .where("buyer_profile_id", "=", asked.buyerProfileId);
  const held =
    "orderId" in asked ? own.where("id", "=", asked.orderId) : own.where("master_id", "=", asked.masterId);
  await held.orderBy("id").forUpdate().execute();
}

/** The listings that these orders have taken packs of. */
export async function selectListingsIn(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<number[]> {
  const rows = await transaction
    .selectFrom("order_lines")
    .select("listing_id")
    .distinct()
    .where("order_id", "in", [...orderIds])
    .execute();
  return rows.map((row) => row.listing_id);
}
