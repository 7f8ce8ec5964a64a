import { type CodeSent, resendCode as endpoint } from "@santha/contract/auth";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { RequestContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { markUsed, selectUnusedRequest } from "./auth.queries.ts";
import { waitForNextCodeInSeconds } from "./code.ts";
import { countCode, sendCode } from "./send-code.ts";

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
  refuseTooSoon(open.createdAt, now);
  await countCode(context, open.mobileNo);
  return inTransaction(context, async (transaction) => {
    const isOurs = await markUsed(transaction, body.requestId, now);
    if (!isOurs) return refuse(endpoint, "auth/code-expired");
    return sendCode(context, transaction, open);
  });
}

/** @throws `auth/wait-for-code` while the last message may still be on its way. */
export function refuseTooSoon(sentAt: Date, now: Date): void {
  const left = Math.ceil((sentAt.getTime() - now.getTime()) / 1000) + waitForNextCodeInSeconds;
  if (left <= 0) return;
  refuse(endpoint, "auth/wait-for-code", {
    values: { seconds: left },
    data: { retryAfterInSeconds: left },
    retryAfterInSeconds: left,
  });
}
