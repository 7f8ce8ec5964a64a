import type { CodeSent, requestSignInCode as endpoint } from "@santha/contract/auth";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { RequestContext } from "#platform/context";
import { inTransaction } from "#platform/transaction";
import { countCode, sendCode } from "./send-code.ts";

/** Sends a code that signs in without a password; a number without an account gets the same answer. */
export async function requestSignInCode(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<CodeSent> {
  await countCode(context, body.mobileNo);
  return inTransaction(context, (transaction) =>
    sendCode(context, transaction, { purpose: "sign-in", mobileNo: body.mobileNo, pending: {} }),
  );
}
