import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { takeBackPayoutApproval as endpoint } from "../../contract-batches.ts";
import { lockBatches } from "../queries.ts";
import { deletePayoutApproval, findAgentByMobile } from "./payout-approvals.queries.ts";

/** The first of two approvals of a payout is taken back, by whoever finds that it was wrong. */
export async function takeBackApproval(
  context: MemberContext,
  { body: { mobileNo, reason } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(context, async (transaction) => {
    await lockBatches(transaction);
    const profileId = await findAgentByMobile(transaction, mobileNo);
    if (profileId === undefined || !(await deletePayoutApproval(transaction, profileId)))
      return refuse(endpoint, "payouts/no-approval");
    await audit(context, transaction, {
      action: "payouts/approval-taken-back",
      subject: `profile ${profileId}`,
      detail: { reason },
    });
    return { mobileNo };
  });
}
