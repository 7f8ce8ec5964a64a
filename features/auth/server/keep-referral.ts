import type { RequestContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { findProfileByMobile } from "#features/profiles/server";
import { personReferred } from "./events.ts";
import { authLimits } from "./limits.ts";
import { insertReferral } from "./queries.ts";

/**
 * Whether a referral from this address still earns somebody something today: a hundred accounts made on one device
 * are worth no hundred coupons. Asked before the transaction, since limits count on a connection of their own.
 */
export async function isReferralWorth(context: RequestContext): Promise<boolean> {
  try {
    await context.limits.count(authLimits["referrals by address, day"], context.address);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.refusal.code === "platform/too-many") return false;
    throw error;
  }
}

/**
 * Keeps who brought the new person, once, and tells it if it is worth something; `unknown` when nobody has the number.
 */
export async function keepReferral(
  context: RequestContext,
  transaction: Transaction,
  {
    newProfileId,
    referrerMobileNo,
    isWorth,
  }: { readonly newProfileId: number; readonly referrerMobileNo: string; readonly isWorth: boolean },
): Promise<"counted" | "unknown"> {
  const referrer = await findProfileByMobile(transaction, referrerMobileNo);
  if (!referrer || referrer.profileId === newProfileId) return "unknown";
  const referral = { newProfileId, referrerProfileId: referrer.profileId };
  const isNew = await insertReferral(transaction, { ...referral, at: context.clock.now() });
  if (isNew && isWorth) await emit(context, transaction, personReferred, referral);
  return "counted";
}
