import type { SessionAnswer } from "@santha/contract/auth";
import type { Role } from "@santha/contract/person";
import type { Reader, Transaction } from "@santha/database/client";
import { findProfileByMobile, type Person } from "#features/profiles";
import { audit } from "#platform/audit";
import type { Platform, RequestContext } from "#platform/context";
import { endSessionsOf } from "#platform/session";
import { selectRoles, upsertPasswordHash } from "./auth.queries.ts";
import { beginSession } from "./begin-session.ts";

/** Sets the hash of `hashPassword` as a person's password, where no code is asked for: the demo world, operators. */
export async function setPasswordHash(
  context: Pick<Platform, "clock">,
  transaction: Reader,
  credential: { readonly profileId: number; readonly passwordHash: string },
): Promise<void> {
  await upsertPasswordHash(transaction, { ...credential, at: context.clock.now() });
}

/** Sets the password of a proved number, ends all its sessions and starts a new one; expired when nobody has it. */
export async function setNewPassword(
  context: RequestContext,
  transaction: Transaction,
  proved: { readonly mobileNo: string; readonly passwordHash: string },
): Promise<SessionAnswer | "auth/code-expired"> {
  const person = await findProfileByMobile(transaction, proved.mobileNo);
  if (!person) return "auth/code-expired";
  const roles = await selectRoles(transaction, person.profileId);
  return replacePassword(context, transaction, { person, roles, passwordHash: proved.passwordHash });
}

/** Replaces the password, ends all sessions of the person and starts one with a new token, on the record. */
export async function replacePassword(
  context: RequestContext,
  transaction: Transaction,
  change: { readonly person: Person; readonly roles: readonly Role[]; readonly passwordHash: string },
): Promise<SessionAnswer> {
  const { person, roles, passwordHash } = change;
  const { profileId, profileKey } = person;
  await setPasswordHash(context, transaction, { profileId, passwordHash });
  await endSessionsOf(transaction, profileId);
  const actor = { profileId, profileKey, roles };
  await audit({ ...context, actor }, transaction, { action: "auth/password-changed", subject: profileKey });
  return beginSession(context, transaction, person, roles);
}
