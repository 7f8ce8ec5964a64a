import { isStaffRole, type Role } from "#engine/contract/person.ts";
import type { RequestContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { endSession, rolesInSession, startSession } from "#engine/server/http/session.ts";
import { findSellerAccess } from "#engine/server/people/seller-access.ts";
import type { Person } from "#features/profiles/server";
import type { SessionAnswer } from "../../contract/auth.ts";
import { rememberDevice } from "../devices/known-device.ts";
import { raiseAlarm } from "../devices/security-alarm.ts";
import { sessionAnswerOf } from "./session-answer.ts";

export interface SessionWish {
  readonly person: Person;
  /** All rights of the person, whatever the session may use. */
  readonly roles: readonly Role[];
  readonly hasSecondFactor: boolean;
}

/** Ends the session that the browser came with, starts one with a new token and remembers the device. */
export async function beginSession(
  context: RequestContext,
  transaction: Transaction,
  { person, roles, hasSecondFactor }: SessionWish,
): Promise<SessionAnswer> {
  const { profileId, profileKey } = person;
  await endSession({ ...context, database: transaction });
  await startSession(context, transaction, { profileId, profileKey, hasSecondFactor });
  const device = await rememberDevice(context, transaction, profileId);
  // Where staff need no second factor, as in the demo, everybody knows the passwords and comes on devices of their own.
  if (device.isNew && context.config.isSecondFactorRequired && roles.some(isStaffRole)) {
    const occasion = `${profileId}/${context.requestId}`;
    await raiseAlarm(context, transaction, { what: "new-staff-device", occasion, person });
  }
  const sellerAccess = await findSellerAccess(transaction, profileId);
  return sessionAnswerOf(person, {
    ...rolesInSession(context, roles, hasSecondFactor),
    ...(sellerAccess && { sellerAccess }),
  });
}
