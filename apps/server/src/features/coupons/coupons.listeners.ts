import { formatPaise } from "@santha/contract/money-text";
import { accountOpened, personReferred } from "#features/auth";
import { tell } from "#features/notifications";
import { findCouponOfOrder, isMasterUndone, orderStateChanged } from "#features/orders";
import { dayInIndia } from "#platform/clock";
import { listen } from "#platform/events";
import { giveCouponBack, lockCoupon, takeCouponAgain } from "./coupons.queries.ts";
import { giveCoupon } from "./give-coupon.ts";

const day = 86_400_000;
export const couponEarned = {
  name: "COUPON_EARNED",
  heading: { en: "You earned a coupon", te: "మీకు కూపన్ వచ్చింది" },
  title: { en: "You earn a coupon", te: "మీకు కూపన్ వచ్చినప్పుడు" },
  usually: "push",
} as const;
/** A coupon that comes back can be used for so many days at least. */
const daysAfterReturn = 7;

const welcomeNewcomer = listen(
  accountOpened,
  "coupons/welcome-newcomer",
  async (platform, transaction, { profileId }) => {
    await giveCoupon(platform, transaction, { rewardType: "WELCOME_COUPON", holderProfileId: profileId });
  },
);

/** The friend's number is proved: whoever he named gets a coupon for him. */
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
    await tell(platform, transaction, {
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
 * Brings a coupon to where its order is: once all of the order ended before anything was sent, it is its holder's
 * again; when its money comes after all, the order takes it again, unless it was used elsewhere meanwhile. The coupon
 * is held before the order is looked at, so that of two moves of an order the later one decides.
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
      await giveCouponBack(transaction, { masterId, atLeastUntil, at });
    } else await takeCouponAgain(transaction, { code: couponCode, masterId, at });
  },
);

export const couponsListeners = [welcomeNewcomer, rewardReferrer, followOrder];
