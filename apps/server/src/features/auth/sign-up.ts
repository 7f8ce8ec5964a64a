import { type CodeSent, signUp as endpoint } from "@santha/contract/auth";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { RequestContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { hashPassword } from "./password.ts";
import type { PendingAccount } from "./pending.ts";
import { countCode, sendCode } from "./send-code.ts";

/** Keeps the wish for an account until its code is proved; a registered number gets the same answer. */
export async function signUp(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<CodeSent> {
  const referrerMobileNo = body.referrerMobileNo ?? null;
  if (referrerMobileNo === body.mobileNo) {
    return refuse(endpoint, "auth/own-number", { fields: { referrerMobileNo: "auth/own-number" } });
  }
  await countCode(context, body.mobileNo);
  const pending: PendingAccount = {
    firstName: body.firstName,
    language: body.language,
    passwordHash: await hashPassword(context, body.password),
    referrerMobileNo,
  };
  return inTransaction(context, (transaction) =>
    sendCode(context, transaction, { purpose: "sign-up", mobileNo: body.mobileNo, pending: { ...pending } }),
  );
}
