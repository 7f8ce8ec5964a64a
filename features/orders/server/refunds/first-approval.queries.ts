import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";

interface Approver {
  readonly refundId: number;
  readonly profileId: number;
  readonly at: Date;
  readonly aboveInPaise: number;
}

/**
 * What the set sum is compared with. Money that is granted counts with the earlier grants of its order, as one large
 * grant could else be split.
 */
export const weighedInPaise = sql<number>`(order_refunds.amount_in_paise + case
  when order_refunds.granted_by_profile_id is null then 0
  else coalesce((select sum(earlier.amount_in_paise) from order_refunds earlier
    where earlier.order_id = order_refunds.order_id and earlier.granted_by_profile_id is not null
      and earlier.id < order_refunds.id), 0)::bigint end)`;

/** Whether who approved first still has the right to; an approval of somebody who lost it counts no more. */
export const isByFinance = sql<boolean>`exists (select from published.role_grants held
  where held.profile_id = order_refunds.first_approved_by_profile_id and held.role = 'finance')`;

/** What was granted of an order so far; the caller holds the order lock. */
export async function sumOfGrants(transaction: Transaction, orderId: string): Promise<number> {
  const { rows } = await sql<{ sumInPaise: number }>`
    select coalesce(sum(amount_in_paise), 0)::bigint as "sumInPaise" from order_refunds
    where order_id = ${orderId} and granted_by_profile_id is not null`.execute(transaction);
  return rows[0]?.sumInPaise ?? 0;
}

/** The first of two approvals that a refund above the set sum needs; false where it needs none, or has it. */
export async function setFirstApproval(
  transaction: Transaction,
  { refundId, profileId, at, aboveInPaise }: Approver,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("order_refunds")
    .set({ first_approved_by_profile_id: profileId, first_approved_at: at, changed_at: at })
    .where("id", "=", refundId)
    .where("status", "=", "to-approve")
    .where(weighedInPaise, ">", aboveInPaise)
    .where((row) => row.or([row("first_approved_by_profile_id", "is", null), row.not(isByFinance)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether a refund waits for somebody else after the approval of this person. */
export async function isApprovedFirstBy(
  transaction: Transaction,
  { refundId, profileId }: Pick<Approver, "refundId" | "profileId">,
): Promise<boolean> {
  const row = await transaction
    .selectFrom("order_refunds")
    .select("id")
    .where("id", "=", refundId)
    .where("status", "=", "to-approve")
    .where("first_approved_by_profile_id", "=", profileId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the first approval back while the second is missing; false when there is none to take back. */
export async function clearFirstApproval(
  transaction: Transaction,
  { refundId, at }: Pick<Approver, "refundId" | "at">,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("order_refunds")
    .set({ first_approved_by_profile_id: null, first_approved_at: null, changed_at: at })
    .where("id", "=", refundId)
    .where("status", "=", "to-approve")
    .where("first_approved_by_profile_id", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
