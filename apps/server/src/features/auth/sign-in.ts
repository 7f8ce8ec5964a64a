import { signIn as endpoint, type SessionAnswer } from "@santha/contract/auth";
import type { CheckedOf } from "@santha/contract/endpoint";
import { findProfileByMobile } from "#features/profiles";
import type { RequestContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { holdPassword, selectCredentials } from "./auth.queries.ts";
import { beginSession } from "./begin-session.ts";
import { isPasswordRight } from "./password.ts";
import { countPasswordTry, forgetWrongPasswords } from "./password-tries.ts";

const nobody = 0;

/** Starts a session. An unknown number and a wrong password do the same work and get the same answer. */
export async function signIn(
  context: RequestContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<SessionAnswer> {
  await context.limits.count("sign-in by address", context.address);
  await countPasswordTry(context, body.mobileNo);
  const person = await findProfileByMobile(context.database, body.mobileNo);
  const credentials = await selectCredentials(context.database, person?.profileId ?? nobody);
  const isRight = await isPasswordRight(context, body.password, credentials?.passwordHash ?? null);
  if (!person || !credentials || !isRight) return refuse(endpoint, "auth/wrong-credentials");
  await forgetWrongPasswords(context, body.mobileNo);
  const { profileId } = person;
  const { passwordHash, roles } = credentials;
  return inTransaction(context, async (transaction) => {
    // Checking takes a while; whoever changes the password meanwhile ends only the sessions that he sees.
    if (!(await holdPassword(transaction, { profileId, passwordHash })))
      return refuse(endpoint, "auth/wrong-credentials");
    return beginSession(context, transaction, person, roles);
  });
}
