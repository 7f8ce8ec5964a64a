import type { CodeSent, requestReset as endpoint } from "@santha/contract/auth";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { RequestContext } from "#platform/context";
import { inTransaction } from "#platform/transaction";
import { countCode, sendCode } from "./send-code.ts";

/** Sends a code for a new password; a number without an account gets the same answer and another message. */
export async function requestReset(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<CodeSent> {
  await countCode(context, body.mobileNo);
  return inTransaction(context, (transaction) =>
    sendCode(context, transaction, { purpose: "reset", mobileNo: body.mobileNo, pending: {} }),
  );
}
