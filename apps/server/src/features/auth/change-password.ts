import { changePassword as endpoint, type SessionAnswer } from "@santha/contract/auth";
import type { CheckedOf } from "@santha/contract/endpoint";
import { findPerson } from "#features/profiles";
import type { MemberContext } from "#platform/context";
import { platformRefusal, refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { selectCredentials } from "./auth.queries.ts";
import { hashPassword, isPasswordRight } from "./password.ts";
import { countPasswordTry, forgetWrongPasswords } from "./password-tries.ts";
import { replacePassword } from "./set-password.ts";

/** Changes the password against the old one; wrong old ones count like wrong ones at sign-in. */
export async function changePassword(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<SessionAnswer> {
  const { profileId, roles } = context.actor;
  const person = await findPerson(context.database, profileId);
  if (!person) throw platformRefusal("platform/sign-in-needed");
  await countPasswordTry(context, person.mobileNo);
  const credentials = await selectCredentials(context.database, profileId);
  const isRight = await isPasswordRight(context, body.oldPassword, credentials?.passwordHash ?? null);
  if (!isRight) {
    return refuse(endpoint, "auth/wrong-old-password", {
      fields: { oldPassword: "auth/wrong-old-password" },
    });
  }
  await forgetWrongPasswords(context, person.mobileNo);
  const passwordHash = await hashPassword(context, body.newPassword);
  return inTransaction(context, (transaction) =>
    replacePassword(context, transaction, { person, roles, passwordHash }),
  );
}
