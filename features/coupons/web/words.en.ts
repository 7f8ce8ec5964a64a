import { plural } from "#engine/web/words/language.ts";
import { formatCount, formatPaise } from "#engine/web/words/money.ts";
import { plainRupees } from "./plain-rupees.ts";

export const en = {
  lists: "Coupons",
  available: "Available",
  usedOrExpired: "Used / Expired",
  terms: "T & C",
  off: "off",
  giftCoupon: "Gift coupon",
  welcomeCoupon: "Welcome coupon",
  referralCoupon: (firstName: string) => `Referral coupon, from ${firstName}`,
  validUpto: (date: string) => `valid up to ${date}`,
  usedOn: (date: string) => `Used on ${date}`,
  expiredOn: (date: string) => `Expired on ${date}`,
  voided: (reason: string) => `Voided by Santha: ${reason}`,
  order: (id: string) => `Order #${id}`,
  copyCode: "Copy code",
  copyCodeOf: (code: string) => `Copy code ${code}`,
  codeCopied: (code: string) => `${code} copied. Enter it in the cart.`,
  notCopied: (code: string) => `Enter this code in the cart: ${code}`,
  empty: "No coupons",
  emptyHint: "Invite a friend and earn one.",
  emptyUsedHint: "Used and expired coupons appear here.",
  loading: "Loading coupons",
  loadMore: "Load more",
  noConnection: "No connection. Please try again.",
  referTitle: (paise: number) => `${formatPaise(paise)} for each friend`,
  referText: (paise: number) =>
    `When a friend enters your mobile number while signing up, you get a referral coupon worth Rs. ${plainRupees(paise)}.`,
  referHint: "The link opens the sign-up with your number filled in.",
  shareLink: "Share my link",
  shareText: "Seeds, sprays and tools for the farm, with offers for our area. Join me on Santha:",
  linkCopied: "Link copied. Send it to your friend.",
  linkToCopy: (url: string) => `Send this link to your friend: ${url}`,
  noLimit: "There is no limit on how many coupons you can earn.",
  notCash: "Coupons are not exchangeable for cash.",
  onePerOrder: "Only one coupon can be used per order.",
  leastValue: (paise: number) =>
    `The minimum order value before margin to use a coupon is ${plainRupees(paise)} INR.`,
  daysOfLife: (days: number) => `A coupon can be used for ${formatCount(days)} days.`,
  fraud: "Coupons can be voided if earned fraudulently.",
  mayChange: "The terms can change at any time.",
  inCoupons: "in coupons",
  waiting: (count: number) =>
    plural("en", count, {
      one: "1 coupon is waiting",
      other: `${formatCount(count)} coupons are waiting`,
    }),
  spendOn: (amount: string) => `Use one on an order of ${amount} or more`,
  seeCoupons: "See coupons",
};
