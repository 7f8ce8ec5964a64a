import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { RequestContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { CodeSent, requestSignInCode as endpoint } from "../../contract/auth.ts";
import { countCode, sendCode } from "./send-code.ts";

/** Sends a code that signs in without a password; a number without an account gets the same answer. */
export async function requestSignInCode(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<CodeSent> {
  const { mobileNo } = body;
  const askedFrom = await countCode(context, mobileNo);
  return inTransaction(context, (transaction) =>
    sendCode(context, transaction, { purpose: "sign-in", mobileNo, askedFrom, pending: {} }),
  );
}
