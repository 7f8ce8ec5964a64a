import { formatPaise } from "#engine/contract/money-text.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { accountOpened, personReferred } from "#features/auth/server";
import { notify } from "#features/notifications/server";
import { orderStateChanged } from "#features/orders/server";
import { giveCoupon } from "./give-coupon.ts";
import { giveCouponBack, lockCoupon, takeCouponAgain } from "./queries.ts";
import { findCouponOfOrder, isMasterUndone } from "./undone-master.queries.ts";

const day = 86_400_000;
export const couponEarned = {
  name: "COUPON_EARNED",
  heading: { en: "You earned a coupon", te: "మీకు కూపన్ వచ్చింది" },
  title: { en: "You earn a coupon", te: "మీకు కూపన్ వచ్చినప్పుడు" },
  usually: "push",
} as const;
/** Minimum number of days for which a returned coupon stays valid. */
const daysAfterReturn = 7;

const welcomeNewcomer = listen(
  accountOpened,
  "coupons/welcome-newcomer",
  async (platform, transaction, { profileId }) => {
    await giveCoupon(platform, transaction, { rewardType: "WELCOME_COUPON", holderProfileId: profileId });
  },
);

/** The friend's number is proved, so the referrer gets a coupon. */
const rewardReferrer = listen(
  personReferred,
  "coupons/reward-referrer",
  async (platform, transaction, { newProfileId, referrerProfileId }) => {
    const valueInPaise = await giveCoupon(platform, transaction, {
      rewardType: "REFERRAL_COUPON",
      holderProfileId: referrerProfileId,
      friendProfileId: newProfileId,
    });
    if (valueInPaise === null) return;
    const value = formatPaise(valueInPaise);
    await notify(platform, transaction, {
      profileId: referrerProfileId,
      kind: couponEarned,
      activityId: `coupons/referral/${newProfileId}`,
      text: {
        en: `A friend joined with your number: ${value} off an order of yours.`,
        te: `మీ నంబర్‌తో ఒక స్నేహితుడు చేరారు: మీ ఆర్డర్‌పై ${value} తగ్గింపు.`,
      },
      leadsTo: "/app/coupons",
    });
  },
);

/**
 * Keeps a coupon in step with its order. If the order ends before dispatch, the holder gets it back, void if its batch
 * is; late money spends it again unless used elsewhere. Locks the coupon first, so the latest order state wins.
 */
const followOrder = listen(
  orderStateChanged,
  "coupons/follow-order",
  async ({ clock }, transaction, { orderId }) => {
    const named = await findCouponOfOrder(transaction, orderId);
    if (!named) return;
    const { masterId, couponCode } = named;
    await lockCoupon(transaction, couponCode);
    const at = clock.now();
    if (await isMasterUndone(transaction, masterId)) {
      const atLeastUntil = dayInIndia(new Date(at.getTime() + daysAfterReturn * day));
      await giveCouponBack(transaction, { masterId, atLeastUntil, onDay: dayInIndia(at), at });
    } else await takeCouponAgain(transaction, { code: couponCode, masterId, at });
  },
);

export const couponsListeners = [welcomeNewcomer, rewardReferrer, followOrder];
