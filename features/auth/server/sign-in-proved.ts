import type { RequestContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { findProfileByMobile } from "#features/profiles/server";
import type { SessionAnswer } from "../contract/auth.ts";
import { selectRoles } from "./queries.ts";
import { beginSession } from "./sessions/begin-session.ts";

/** Signs in whoever has the proved number; expired when nobody has it. */
export async function signInProved(
  context: RequestContext,
  transaction: Transaction,
  { mobileNo, hasSecondFactor }: { readonly mobileNo: string; readonly hasSecondFactor: boolean },
): Promise<SessionAnswer | "auth/code-expired"> {
  const person = await findProfileByMobile(transaction, mobileNo);
  if (!person) return "auth/code-expired";
  const roles = await selectRoles(transaction, person.profileId);
  return beginSession(context, transaction, { person, roles, hasSecondFactor });
}
