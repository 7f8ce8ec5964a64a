import { resendCode as endpoint } from "@santha/contract/auth";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { RequestContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { markUsed, selectUnusedRequest } from "./auth.queries.ts";
import { type CodeSent, countCode, sendCode } from "./send-code.ts";

/** So long the wish itself is kept; its codes live shorter. */
const requestLifeInMinutes = 60;

/**
 * Sends a new code under a new request id; the earlier code is used up. Also after the earlier one expired or lost
 * its tries: the limits of the number hold for every code.
 */
export async function resendCode(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<CodeSent> {
  const now = context.clock.now();
  const earliest = new Date(now.getTime() - requestLifeInMinutes * 60_000);
  const open = await selectUnusedRequest(context.database, body.requestId, earliest);
  if (!open) return refuse(endpoint, "auth/code-expired");
  await countCode(context, open.mobileNo);
  return inTransaction(context, async (transaction) => {
    const isOurs = await markUsed(transaction, body.requestId, now);
    if (!isOurs) return refuse(endpoint, "auth/code-expired");
    const purpose = open.purpose === "reset" ? "reset" : "sign-up";
    return sendCode(context, transaction, { purpose, mobileNo: open.mobileNo, pending: open.pending });
  });
}
