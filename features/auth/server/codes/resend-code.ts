import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { RequestContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { type CodeSent, resendCode as endpoint } from "../../contract/auth.ts";
import { markUsed, selectUnusedRequest } from "../queries.ts";
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
  const askedFrom = await countCode(context, open.mobileNo);
  return inTransaction(context, async (transaction) => {
    const isOurs = await markUsed(transaction, body.requestId, now);
    if (!isOurs) return refuse(endpoint, "auth/code-expired");
    return sendCode(context, transaction, { ...open, askedFrom });
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
