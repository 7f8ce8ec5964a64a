import type { MemberContext } from "#engine/server/context.ts";
import { platformRefusal } from "#engine/server/http/answers/errors.ts";
import { findPerson, type Person } from "#features/profiles/server";
import { selectCredentials } from "../queries.ts";
import { isPasswordRight } from "./password.ts";
import { countPasswordTry, forgetWrongPasswords } from "./password-tries.ts";

/** The caller once he has given his password again; null for a wrong one, which counts like one at sign-in. */
export async function provePassword(context: MemberContext, password: string): Promise<Person | null> {
  const { profileId } = context.actor;
  const person = await findPerson(context.database, profileId);
  if (!person) throw platformRefusal("platform/sign-in-needed");
  const origin = await countPasswordTry(context, person.mobileNo);
  const credentials = await selectCredentials(context.database, profileId);
  if (!(await isPasswordRight(context, password, credentials?.passwordHash ?? null))) return null;
  await forgetWrongPasswords(context, person.mobileNo, origin);
  return person;
}
