import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { RequestContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { findProfileByMobile } from "#features/profiles/server";
import { signIn as endpoint, type SessionAnswer } from "../contract/auth.ts";
import { isPasswordRight } from "./password/password.ts";
import { countPasswordTry, forgetWrongPasswords } from "./password/password-tries.ts";
import { holdPassword, selectCredentials } from "./queries.ts";
import { atItsField, checkSecondFactor, isRefused } from "./second-factor/check-second-factor.ts";
import { beginSession } from "./sessions/begin-session.ts";

const nobody = 0;

/** Starts a session. An unknown number and a wrong password do the same work and get the same answer. */
export async function signIn(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<SessionAnswer> {
  const origin = await countPasswordTry(context, body.mobileNo);
  const person = await findProfileByMobile(context.database, body.mobileNo);
  const credentials = await selectCredentials(context.database, person?.profileId ?? nobody);
  const isRight = await isPasswordRight(context, body.password, credentials?.passwordHash ?? null);
  if (!person || !credentials || !isRight) return refuse(endpoint, "auth/wrong-credentials");
  await forgetWrongPasswords(context, body.mobileNo, origin);
  const secondFactor = await checkSecondFactor(context, person, body.secondFactor);
  if (isRefused(secondFactor)) return refuse(endpoint, secondFactor, atItsField(secondFactor));
  const { profileId } = person;
  const { passwordHash, roles } = credentials;
  return inTransaction(context, async (transaction) => {
    // Checking takes a while; whoever changes the password meanwhile ends only the sessions that he sees.
    if (!(await holdPassword(transaction, { profileId, passwordHash })))
      return refuse(endpoint, "auth/wrong-credentials");
    return beginSession(context, transaction, {
      person,
      roles,
      hasSecondFactor: secondFactor === "right",
    });
  });
}
