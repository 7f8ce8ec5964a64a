import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** Money that finance has granted above the sum of one person: nothing of it is booked before the second approves. */
export interface WaitingGrant {
  readonly refundId: number;
  readonly orderId: string;
  readonly buyerProfileId: number;
  readonly amountInPaise: number;
}

/** A grant that waits for its approvals; undefined for any other refund. */
export async function findWaitingGrant(reader: Reader, refundId: number): Promise<WaitingGrant | undefined> {
  return reader
    .selectFrom("order_refunds")
    .select([
      "id as refundId",
      "order_id as orderId",
      "buyer_profile_id as buyerProfileId",
      "amount_in_paise as amountInPaise",
    ])
    .where("id", "=", refundId)
    .where("is_booked", "=", false)
    .executeTakeFirst();
}

/** Writes which part of a grant was an agent's margin. */
export async function setMarginOfRefund(
  transaction: Transaction,
  { refundId, marginInPaise }: { readonly refundId: number; readonly marginInPaise: number },
): Promise<void> {
  await transaction
    .updateTable("order_refunds")
    .set({ margin_in_paise: marginInPaise })
    .where("id", "=", refundId)
    .execute();
}

/** Takes a grant away that waits for its approvals; false when it was approved or refused meanwhile. */
export async function deleteWaitingGrant(transaction: Transaction, refundId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("order_refunds")
    .where("id", "=", refundId)
    .where("status", "=", "to-approve")
    .where("is_booked", "=", false)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
