import type { signUp as endpoint } from "@santha/contract/auth";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { RequestContext } from "#platform/context";
import { inTransaction } from "#platform/transaction";
import { hashPassword } from "./password.ts";
import type { PendingAccount } from "./pending.ts";
import { type CodeSent, countCode, sendCode } from "./send-code.ts";

/** Keeps the wish for an account until its code is proved; a registered number gets the same answer. */
export async function signUp(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<CodeSent> {
  await countCode(context, body.mobileNo);
  const pending: PendingAccount = {
    firstName: body.firstName,
    language: body.language,
    passwordHash: await hashPassword(context, body.password),
  };
  return inTransaction(context, (transaction) =>
    sendCode(context, transaction, { purpose: "sign-up", mobileNo: body.mobileNo, pending: { ...pending } }),
  );
}
