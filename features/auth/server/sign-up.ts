import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { requireOpen } from "#engine/server/config/flags.ts";
import type { RequestContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { type CodeSent, signUp as endpoint } from "../contract/auth.ts";
import type { PendingAccount } from "./codes/pending.ts";
import { countCode, sendCode } from "./codes/send-code.ts";
import { hashPassword } from "./password/password.ts";
import { passwordFault } from "./password/password-rules.ts";

/** Keeps the wish for an account until its code is proved; a registered number gets the same answer. */
export async function signUp(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<CodeSent> {
  requireOpen(context, "sign-up-open");
  const referrerMobileNo = body.referrerMobileNo ?? null;
  if (referrerMobileNo === body.mobileNo) {
    return refuse(endpoint, "auth/own-number", { fields: { referrerMobileNo: "auth/own-number" } });
  }
  const { mobileNo } = body;
  const fault = passwordFault(body.password, mobileNo, [body.firstName]);
  if (fault) return refuse(endpoint, fault, { fields: { password: fault } });
  const askedFrom = await countCode(context, mobileNo);
  const pending: PendingAccount = {
    firstName: body.firstName,
    language: body.language,
    passwordHash: await hashPassword(context, body.password),
    referrerMobileNo,
  };
  return inTransaction(context, (transaction) =>
    sendCode(context, transaction, { purpose: "sign-up", mobileNo, askedFrom, pending: { ...pending } }),
  );
}
