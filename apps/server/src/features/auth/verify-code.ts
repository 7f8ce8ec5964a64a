import { verifyCode as endpoint, type ProvedAnswer, type SessionAnswer } from "@santha/contract/auth";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { Transaction } from "@santha/database/client";
import type { RequestContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { giveTryBack, markUsed, takeTry } from "./auth.queries.ts";
import { codeHashOf, isCodeRight } from "./code.ts";
import { isReferralWorth } from "./keep-referral.ts";
import { openAccount } from "./open-account.ts";
import { hashPassword } from "./password.ts";
import { forgetWrongPasswords } from "./password-tries.ts";
import { readPendingAccount } from "./pending.ts";
import { setNewPassword } from "./set-password.ts";
import { signInProved } from "./sign-in-proved.ts";

type Refused = "auth/already-registered" | "auth/code-expired";
type ProvedRequest = NonNullable<Awaited<ReturnType<typeof takeTry>>>;

/**
 * Proves a code once, within five tries of its own and fifty a day of its number: opens the account, signs in or sets
 * the new password, and starts a session.
 */
export async function verifyCode(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<ProvedAnswer> {
  await context.limits.count("code tries by address", context.address);
  const now = context.clock.now();
  const request = await takeTry(context.database, body.requestId, now);
  if (!request) return refuse(endpoint, "auth/code-expired");
  await context.limits.count("code tries by number, day", request.mobileNo);
  if (!isCodeRight(codeHashOf(context.secret, body.requestId, body.code), request.codeHash)) {
    return refuse(endpoint, "auth/wrong-code");
  }
  const { newPassword } = body;
  if (request.purpose === "reset" && newPassword === undefined) {
    await giveTryBack(context.database, body.requestId);
    return refuse(endpoint, "auth/new-password-needed", {
      fields: { newPassword: "auth/new-password-needed" },
    });
  }
  const newHash = newPassword === undefined ? null : await hashPassword(context, newPassword);
  const isWorth = namesReferrer(request) && (await isReferralWorth(context));
  // The outcome is returned and refused afterwards: a throw would take back that the code is used.
  const outcome = await inTransaction(context, async (transaction) => {
    if (!(await markUsed(transaction, body.requestId, now))) return "auth/code-expired";
    return fulfil(context, transaction, { ...request, isReferralWorth: isWorth }, newHash);
  });
  if (typeof outcome === "string") return refuse(endpoint, outcome);
  await forgetWrongPasswords(context, request.mobileNo);
  return outcome;
}

function namesReferrer({ purpose, pending }: ProvedRequest): boolean {
  return purpose === "sign-up" && readPendingAccount(pending).referrerMobileNo !== null;
}

/** Does what the code was asked for. */
async function fulfil(
  context: RequestContext,
  transaction: Transaction,
  request: ProvedRequest & { readonly isReferralWorth: boolean },
  passwordHash: string | null,
): Promise<ProvedAnswer | Refused> {
  const { mobileNo } = request;
  if (request.purpose === "sign-up") return openAccount(context, transaction, request);
  if (request.purpose === "sign-in") {
    return withoutReferral(await signInProved(context, transaction, { mobileNo }));
  }
  if (passwordHash === null) return "auth/code-expired";
  return withoutReferral(await setNewPassword(context, transaction, { mobileNo, passwordHash }));
}

function withoutReferral(outcome: SessionAnswer | Refused): ProvedAnswer | Refused {
  return typeof outcome === "string" ? outcome : { ...outcome, referral: null };
}
