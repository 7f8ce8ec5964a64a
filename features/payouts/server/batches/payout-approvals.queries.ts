import type { Transaction } from "#engine/server/data/client.ts";
import type { Creditor } from "../queries.ts";
import { standsFor } from "./judge-batch.ts";

/** The first of two approvals of what is due to an agent; of anything else than before it begins anew. */
export async function setFirstPayoutApproval(
  transaction: Transaction,
  creditor: Creditor,
  approvedBy: number,
  approvedAt: Date,
): Promise<void> {
  const approval = {
    ...{ amount_in_paise: creditor.dueInPaise, stands_for: standsFor(creditor) },
    ...{ approved_by: approvedBy, approved_at: approvedAt },
  };
  await transaction
    .insertInto("payout_approvals")
    .values({ profile_id: creditor.profileId, ...approval })
    .onConflict((conflict) => conflict.column("profile_id").doUpdateSet(approval))
    .execute();
}

/** The approval is used up by the payout, or taken back; false when there is none. */
export async function deletePayoutApproval(transaction: Transaction, profileId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("payout_approvals")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function findAgentByMobile(
  transaction: Transaction,
  mobileNo: string,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom("published.profiles as profiles")
    .select("id")
    .where("mobile_no", "=", mobileNo)
    .executeTakeFirst();
  return row?.id;
}
