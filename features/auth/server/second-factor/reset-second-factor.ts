import type { Platform } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { endSessionsOf } from "#engine/server/http/session.ts";
import { findProfileByMobile } from "#features/profiles/server";
import { raiseAlarm } from "../devices/security-alarm.ts";
import { deleteSecondFactor } from "./second-factors.queries.ts";

/**
 * Takes the second factor of an account away, for somebody who lost phone and recovery codes, and ends all its sessions.
 * False when nobody has the number or the account has none.
 */
export async function resetSecondFactor(platform: Platform, mobileNo: string): Promise<boolean> {
  return inTransaction(platform, async (transaction) => {
    const person = await findProfileByMobile(transaction, mobileNo);
    if (!person || !(await deleteSecondFactor(transaction, person.profileId))) return false;
    const { profileId, profileKey } = person;
    await endSessionsOf(platform, transaction, profileId);
    const requestId = platform.ids.token();
    const context = { ...platform, actor: null, requestId };
    await audit(context, transaction, { action: "auth/second-factor-reset", subject: profileKey });
    const occasion = `${profileId}/${requestId}`;
    await raiseAlarm(platform, transaction, { what: "second-factor-reset", occasion, person });
    return true;
  });
}
