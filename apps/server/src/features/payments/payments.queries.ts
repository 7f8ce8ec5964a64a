import type { PaidThrough } from "@santha/contract/payments";
import type { Reader, Transaction } from "@santha/database/client";
import { sql } from "kysely";

/** A payment that a buyer has entered; money in paise. */
export interface Claim {
  readonly orderId: string;
  readonly amountInPaise: number;
  readonly paidThrough: PaidThrough;
  readonly reference: string;
  readonly status: "waiting" | "confirmed" | "rejected";
  readonly claimedAt: Date;
  /** Address of the photo of the receipt; null: none was added. */
  readonly proof: string | null;
}

/** The payments entered for these orders, oldest first. */
export async function selectClaims(reader: Reader, orderIds: readonly string[]): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select order_id as "orderId", amount_in_paise as "amountInPaise", paid_through as "paidThrough", reference, status,
      claimed_at as "claimedAt", proof
    from payment_claims where order_id = any(${[...orderIds]}::text[]) order by id`.execute(reader);
  return rows;
}

/** Keeps a claim; false when its reference was entered for the order before. */
export async function insertClaim(
  transaction: Transaction,
  claim: Omit<Claim, "status"> & { readonly buyerProfileId: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("payment_claims")
    .values({
      order_id: claim.orderId,
      buyer_profile_id: claim.buyerProfileId,
      amount_in_paise: claim.amountInPaise,
      paid_through: claim.paidThrough,
      reference: claim.reference,
      claimed_at: claim.claimedAt,
      proof: claim.proof,
    })
    .onConflict((conflict) => conflict.columns(["order_id", "reference"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
