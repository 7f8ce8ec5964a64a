import type { SessionAnswer } from "@santha/contract/auth";
import type { Transaction } from "@santha/database/client";
import { findProfileByMobile } from "#features/profiles";
import type { RequestContext } from "#platform/context";
import { selectRoles } from "./auth.queries.ts";
import { beginSession } from "./begin-session.ts";

/** Signs in whoever has the proved number; expired when nobody has it. */
export async function signInProved(
  context: RequestContext,
  transaction: Transaction,
  { mobileNo }: { readonly mobileNo: string },
): Promise<SessionAnswer | "auth/code-expired"> {
  const person = await findProfileByMobile(transaction, mobileNo);
  if (!person) return "auth/code-expired";
  return beginSession(context, transaction, person, await selectRoles(transaction, person.profileId));
}
