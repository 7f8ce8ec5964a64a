import type { RewardType } from "@santha/contract/coupons";
import type { Transaction } from "@santha/database/client";
import { dayInIndia } from "#platform/clock";
import type { Platform } from "#platform/context";
import type { Ids } from "#platform/ids";
import { insertCoupon } from "./coupons.queries.ts";

const day = 86_400_000;
/** A coupon can be used on so many days after the one on which it was given. */
const daysOfLife = 90;

const rewards: Readonly<Record<RewardType, { readonly valueInPaise: number; readonly prefix: string }>> = {
  WELCOME_COUPON: { valueInPaise: 50_00, prefix: "WEL" },
  REFERRAL_COUPON: { valueInPaise: 100_00, prefix: "RFR" },
};

/** Whom a coupon is given, and for whose joining. */
export type Reward =
  | { readonly rewardType: "WELCOME_COUPON"; readonly holderProfileId: number }
  | {
      readonly rewardType: "REFERRAL_COUPON";
      readonly holderProfileId: number;
      readonly friendProfileId: number;
    };

/** Gives a reward once: a newcomer is welcomed once, and a friend is worth one coupon. False when it was given before. */
export async function giveCoupon(
  { clock, ids }: Pick<Platform, "clock" | "ids">,
  transaction: Transaction,
  reward: Reward,
): Promise<boolean> {
  const at = clock.now();
  const { valueInPaise, prefix } = rewards[reward.rewardType];
  const friendProfileId = reward.rewardType === "REFERRAL_COUPON" ? reward.friendProfileId : null;
  return insertCoupon(transaction, {
    reason: friendProfileId === null ? `welcome:${reward.holderProfileId}` : `referral:${friendProfileId}`,
    holderProfileId: reward.holderProfileId,
    rewardType: reward.rewardType,
    code: `${prefix}${randomLetters(ids)}`,
    valueInPaise,
    validUntil: dayInIndia(new Date(at.getTime() + daysOfLife * day)),
    friendProfileId,
    at,
  });
}

/** Letters and digits that nobody mistakes for one another when they are read out. */
const alphabet = "ACDEFGHJKLMNPQRTUVWXY3479";

function randomLetters(ids: Ids): string {
  let number = Number(ids.digits(10));
  let letters = "";
  while (letters.length < 7) {
    letters += alphabet[number % alphabet.length];
    number = Math.floor(number / alphabet.length);
  }
  return letters;
}
