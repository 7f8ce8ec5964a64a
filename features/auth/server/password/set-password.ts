import type { Platform, RequestContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { endSessionsOf } from "#engine/server/http/session.ts";
import { findProfileByMobile } from "#features/profiles/server";
import type { SessionAnswer } from "../../contract/auth.ts";
import { deleteKnownDevicesOf } from "../devices/known-devices.queries.ts";
import { selectRoles, upsertPasswordHash } from "../queries.ts";
import { beginSession, type SessionWish } from "../sessions/begin-session.ts";

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
  proved: {
    readonly mobileNo: string;
    readonly passwordHash: string;
    readonly hasSecondFactor: boolean;
  },
): Promise<SessionAnswer | "auth/code-expired"> {
  const person = await findProfileByMobile(transaction, proved.mobileNo);
  if (!person) return "auth/code-expired";
  const roles = await selectRoles(transaction, person.profileId);
  const { passwordHash, hasSecondFactor } = proved;
  return replacePassword(context, transaction, { person, roles, passwordHash, hasSecondFactor });
}

/** Replaces the password, ends all sessions of the person and starts one with a new token, on the record. */
export async function replacePassword(
  context: RequestContext,
  transaction: Transaction,
  change: SessionWish & { readonly passwordHash: string },
): Promise<SessionAnswer> {
  const { person, roles, passwordHash } = change;
  const { profileId, profileKey } = person;
  await setPasswordHash(context, transaction, { profileId, passwordHash });
  await endSessionsOf(context, transaction, profileId);
  await deleteKnownDevicesOf(transaction, profileId);
  const actor = { profileId, profileKey, roles };
  await audit({ ...context, actor }, transaction, { action: "auth/password-changed", subject: profileKey });
  return beginSession(context, transaction, change);
}
