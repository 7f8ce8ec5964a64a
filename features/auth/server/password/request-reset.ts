import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { RequestContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { CodeSent, requestReset as endpoint } from "../../contract/auth.ts";
import { countCode, sendCode } from "../codes/send-code.ts";

/** Sends a code for a new password; a number without an account gets the same answer and another message. */
export async function requestReset(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<CodeSent> {
  const { mobileNo } = body;
  const askedFrom = await countCode(context, mobileNo);
  return inTransaction(context, (transaction) =>
    sendCode(context, transaction, { purpose: "reset", mobileNo, askedFrom, pending: {} }),
  );
}
