import { inTransaction } from "#engine/server/data/transaction.ts";
import { giveCoupon } from "#features/coupons/server";
import type { TestApp } from "../process/app.ts";

export interface GivenCoupon {
  readonly couponId: number;
  readonly code: string;
}

/** The welcome coupon (₹50) of a person, given on first asking. */
export async function aWelcomeCoupon(
  { platform }: Pick<TestApp, "platform">,
  holderProfileId: number,
): Promise<GivenCoupon> {
  await inTransaction(platform, (transaction) =>
    giveCoupon(platform, transaction, { rewardType: "WELCOME_COUPON", holderProfileId }),
  );
  return codeOf({ platform }, `welcome:${holderProfileId}`);
}

/** A referral coupon (₹100) of a person for a friend's joining. */
export async function aReferralCoupon(
  { platform }: Pick<TestApp, "platform">,
  {
    holderProfileId,
    friendProfileId,
  }: { readonly holderProfileId: number; readonly friendProfileId: number },
): Promise<GivenCoupon> {
  await inTransaction(platform, (transaction) =>
    giveCoupon(platform, transaction, { rewardType: "REFERRAL_COUPON", holderProfileId, friendProfileId }),
  );
  return codeOf({ platform }, `referral:${friendProfileId}`);
}

async function codeOf({ platform }: Pick<TestApp, "platform">, reason: string): Promise<GivenCoupon> {
  return platform.database
    .selectFrom("coupons")
    .select(["id as couponId", "code"])
    .where("reason", "=", reason)
    .executeTakeFirstOrThrow();
}
