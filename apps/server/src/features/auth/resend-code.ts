import { resendCode as endpoint } from "@santha/contract/auth";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { RequestContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { markUsed, selectOpenRequest } from "./auth.queries.ts";
import { type CodeSent, countCode, sendCode } from "./send-code.ts";

/** Sends a new code for an open request under a new request id; the earlier code is used up. */
export async function resendCode(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<CodeSent> {
  const now = context.clock.now();
  const open = await selectOpenRequest(context.database, body.requestId, now);
  if (!open) return refuse(endpoint, "auth/code-expired");
  await countCode(context, open.mobileNo);
  return inTransaction(context, async (transaction) => {
    const isOurs = await markUsed(transaction, body.requestId, now);
    if (!isOurs) return refuse(endpoint, "auth/code-expired");
    const purpose = open.purpose === "reset" ? "reset" : "sign-up";
    return sendCode(context, transaction, { purpose, mobileNo: open.mobileNo, pending: open.pending });
  });
}
