import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { platformRefusal, refuse } from "#engine/server/http/answers/errors.ts";
import { findPerson } from "#features/profiles/server";
import { changePassword as endpoint, type SessionAnswer } from "../../contract/auth.ts";
import { selectCredentials } from "../queries.ts";
import { hashPassword, isPasswordRight } from "./password.ts";
import { passwordFault } from "./password-rules.ts";
import { countPasswordTry, forgetWrongPasswords } from "./password-tries.ts";
import { replacePassword } from "./set-password.ts";

/** Changes the password against the old one; wrong old ones count like wrong ones at sign-in. */
export async function changePassword(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<SessionAnswer> {
  const { profileId, withheldRoles = [], hasSecondFactor = false } = context.actor;
  const roles = [...context.actor.roles, ...withheldRoles];
  const person = await findPerson(context.database, profileId);
  if (!person) throw platformRefusal("platform/sign-in-needed");
  const origin = await countPasswordTry(context, person.mobileNo);
  const credentials = await selectCredentials(context.database, profileId);
  const isRight = await isPasswordRight(context, body.oldPassword, credentials?.passwordHash ?? null);
  if (!isRight) {
    return refuse(endpoint, "auth/wrong-old-password", {
      fields: { oldPassword: "auth/wrong-old-password" },
    });
  }
  await forgetWrongPasswords(context, person.mobileNo, origin);
  const names = [person.firstName, person.firstNameTe];
  const fault = passwordFault(body.newPassword, person.mobileNo, names);
  if (fault) return refuse(endpoint, fault, { fields: { newPassword: fault } });
  const passwordHash = await hashPassword(context, body.newPassword);
  return inTransaction(context, (transaction) =>
    replacePassword(context, transaction, { person, roles, passwordHash, hasSecondFactor }),
  );
}
