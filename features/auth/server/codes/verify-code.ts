import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { RequestContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { findProfileByMobile, type Person } from "#features/profiles/server";
import { verifyCode as endpoint, type ProvedAnswer, type SessionAnswer } from "../../contract/auth.ts";
import { deviceOfCaller } from "../devices/known-device.ts";
import { originOf } from "../devices/origin.ts";
import { isReferralWorth } from "../keep-referral.ts";
import { authLimits } from "../limits.ts";
import { openAccount } from "../open-account.ts";
import { hashPassword } from "../password/password.ts";
import { passwordFault } from "../password/password-rules.ts";
import { forgetWrongPasswords } from "../password/password-tries.ts";
import { setNewPassword } from "../password/set-password.ts";
import { giveTryBack, markUsed, takeTry } from "../queries.ts";
import { atItsField, checkSecondFactor, isRefused } from "../second-factor/check-second-factor.ts";
import { signInProved } from "../sign-in-proved.ts";
import { codeHashOf, isCodeRight } from "./code.ts";
import { readPendingAccount } from "./pending.ts";

type Refused = "auth/already-registered" | "auth/code-expired";
type ProvedRequest = NonNullable<Awaited<ReturnType<typeof takeTry>>>;

/**
 * Proves a code once, within five tries of its own and fifty a day of who asked for it: opens the account, signs in or
 * sets the new password, and starts a session.
 */
export async function verifyCode(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<ProvedAnswer> {
  const device = await deviceOfCaller(context);
  await context.limits.count(authLimits["code tries by address"], device?.subject ?? context.address);
  const now = context.clock.now();
  const request = await takeTry(context.database, body.requestId, now);
  if (!request) return refuse(endpoint, "auth/code-expired");
  await context.limits.count(authLimits["code tries by number, day"], request.askedFrom);
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
  const person = await ownerOf(context, request);
  const names = [person?.firstName ?? null, person?.firstNameTe ?? null];
  const fault = newPassword === undefined ? null : passwordFault(newPassword, request.mobileNo, names);
  if (fault) {
    await giveTryBack(context.database, body.requestId);
    return refuse(endpoint, fault, { fields: { newPassword: fault } });
  }
  const secondFactor = person ? await checkSecondFactor(context, person, body.secondFactor) : "none";
  if (isRefused(secondFactor)) {
    await giveTryBack(context.database, body.requestId);
    return refuse(endpoint, secondFactor, atItsField(secondFactor));
  }
  const newHash = newPassword === undefined ? null : await hashPassword(context, newPassword);
  const isWorth = namesReferrer(request) && (await isReferralWorth(context));
  // The outcome is returned and refused afterwards: a throw would take back that the code is used.
  const outcome = await inTransaction(context, async (transaction) => {
    if (!(await markUsed(transaction, body.requestId, now))) return "auth/code-expired";
    const proved = { isReferralWorth: isWorth, hasSecondFactor: secondFactor === "right" };
    return fulfil(context, transaction, { ...request, ...proved }, newHash);
  });
  if (typeof outcome === "string") return refuse(endpoint, outcome);
  await forgetWrongPasswords(context, request.mobileNo, await originOf(context, request.mobileNo));
  return outcome;
}

function namesReferrer({ purpose, pending }: ProvedRequest): boolean {
  return purpose === "sign-up" && readPendingAccount(pending).referrerMobileNo !== null;
}

/** Whoever signs in or sets a new password, and so proves the second factor too; a new account has none. */
async function ownerOf(
  context: RequestContext,
  { purpose, mobileNo }: ProvedRequest,
): Promise<Person | null> {
  return purpose === "sign-up" ? null : findProfileByMobile(context.database, mobileNo);
}

/** Does what the code was asked for. */
async function fulfil(
  context: RequestContext,
  transaction: Transaction,
  request: ProvedRequest & { readonly isReferralWorth: boolean; readonly hasSecondFactor: boolean },
  passwordHash: string | null,
): Promise<ProvedAnswer | Refused> {
  const { mobileNo, hasSecondFactor } = request;
  if (request.purpose === "sign-up") return openAccount(context, transaction, request);
  if (request.purpose === "sign-in") {
    return withoutReferral(await signInProved(context, transaction, { mobileNo, hasSecondFactor }));
  }
  if (passwordHash === null) return "auth/code-expired";
  return withoutReferral(
    await setNewPassword(context, transaction, { mobileNo, passwordHash, hasSecondFactor }),
  );
}

function withoutReferral(outcome: SessionAnswer | Refused): ProvedAnswer | Refused {
  return typeof outcome === "string" ? outcome : { ...outcome, referral: null };
}
