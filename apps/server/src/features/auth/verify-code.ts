import { verifyCode as endpoint, type SessionAnswer } from "@santha/contract/auth";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { RequestContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { giveTryBack, markUsed, takeTry } from "./auth.queries.ts";
import { codeHashOf, isCodeRight } from "./code.ts";
import { openAccount } from "./open-account.ts";
import { hashPassword } from "./password.ts";
import { setNewPassword } from "./set-password.ts";

type Outcome = SessionAnswer | "auth/already-registered" | "auth/code-expired";

/** Proves a code once, within five tries: opens the account or sets the new password, and starts a session. */
export async function verifyCode(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<SessionAnswer> {
  await context.limits.count("code tries by address", context.address);
  const now = context.clock.now();
  const request = await takeTry(context.database, body.requestId, now);
  if (!request) return refuse(endpoint, "auth/code-expired");
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
  // The outcome is returned and refused afterwards: a throw would take back that the code is used.
  const outcome = await inTransaction(context, async (transaction): Promise<Outcome> => {
    if (!(await markUsed(transaction, body.requestId, now))) return "auth/code-expired";
    if (request.purpose === "reset" && newHash !== null) {
      return setNewPassword(context, transaction, { mobileNo: request.mobileNo, passwordHash: newHash });
    }
    return openAccount(context, transaction, request);
  });
  return typeof outcome === "string" ? refuse(endpoint, outcome) : outcome;
}
