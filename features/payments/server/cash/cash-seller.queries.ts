import type { Reader } from "#engine/server/data/client.ts";

/** Whose business sells an order: who can say that its cash has come. */
export async function findCashSeller(
  reader: Reader,
  orderId: string,
): Promise<{ readonly sellerProfileId: number } | undefined> {
  return reader
    .selectFrom("published.orders as orders")
    .innerJoin("published.sellers as sellers", "sellers.id", "orders.seller_id")
    .select("sellers.profile_id as sellerProfileId")
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
}
