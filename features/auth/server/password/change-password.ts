import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { changePassword as endpoint, type SessionAnswer } from "../../contract/auth.ts";
import { hashPassword } from "./password.ts";
import { passwordFault } from "./password-rules.ts";
import { provePassword } from "./prove-password.ts";
import { replacePassword } from "./set-password.ts";

/** Changes the password against the old one; wrong old ones count like wrong ones at sign-in. */
export async function changePassword(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<SessionAnswer> {
  const { withheldRoles = [], hasSecondFactor = false } = context.actor;
  const roles = [...context.actor.roles, ...withheldRoles];
  const person = await provePassword(context, body.oldPassword);
  if (!person) {
    return refuse(endpoint, "auth/wrong-old-password", {
      fields: { oldPassword: "auth/wrong-old-password" },
    });
  }
  const names = [person.firstName, person.firstNameTe];
  const fault = passwordFault(body.newPassword, person.mobileNo, names);
  if (fault) return refuse(endpoint, fault, { fields: { newPassword: fault } });
  const passwordHash = await hashPassword(context, body.newPassword);
  return inTransaction(context, (transaction) =>
    replacePassword(context, transaction, { person, roles, passwordHash, hasSecondFactor }),
  );
}
