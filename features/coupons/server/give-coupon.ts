import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { newCode } from "./coupon-code.ts";
import { insertCoupon } from "./queries.ts";
import { findTerms } from "./terms.queries.ts";

const day = 86_400_000;

/** Whom a coupon is given, and for whose joining. */
export type Reward =
  | { readonly rewardType: "WELCOME_COUPON"; readonly holderProfileId: number }
  | {
      readonly rewardType: "REFERRAL_COUPON";
      readonly holderProfileId: number;
      readonly friendProfileId: number;
    };

/**
 * Gives a reward once, by the terms of the day: a newcomer is welcomed once, and a friend is worth one coupon. Answers
 * its value in paise; null when it was given before.
 */
export async function giveCoupon(
  { clock, ids }: Pick<Platform, "clock" | "ids">,
  transaction: Transaction,
  reward: Reward,
): Promise<number | null> {
  const at = clock.now();
  const terms = await findTerms(transaction, dayInIndia(at));
  const friendProfileId = reward.rewardType === "REFERRAL_COUPON" ? reward.friendProfileId : null;
  const valueInPaise = friendProfileId === null ? terms.welcomeInPaise : terms.referralInPaise;
  const isNew = await insertCoupon(transaction, {
    reason: friendProfileId === null ? `welcome:${reward.holderProfileId}` : `referral:${friendProfileId}`,
    holderProfileId: reward.holderProfileId,
    rewardType: reward.rewardType,
    code: newCode(ids, reward.rewardType),
    valueInPaise,
    leastValueInPaise: terms.leastValueInPaise,
    validUntil: dayInIndia(new Date(at.getTime() + terms.daysOfLife * day)),
    friendProfileId,
    at,
  });
  return isNew ? valueInPaise : null;
}
