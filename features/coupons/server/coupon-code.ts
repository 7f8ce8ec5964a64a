import type { Ids } from "#engine/server/ids.ts";
import type { RewardType } from "../contract.ts";

const prefixes: Readonly<Record<RewardType, string>> = {
  WELCOME_COUPON: "WEL",
  REFERRAL_COUPON: "RFR",
  GIFT_COUPON: "GFT",
};

/** Letters and digits that nobody mistakes for one another when they are read out. */
const alphabet = "ACDEFGHJKLMNPQRTUVWXY3479";

/** A new code of this kind, which nobody guesses. */
export function newCode(ids: Ids, kind: RewardType): string {
  let number = Number(ids.digits(10));
  let letters = "";
  while (letters.length < 7) {
    letters += alphabet[number % alphabet.length];
    number = Math.floor(number / alphabet.length);
  }
  return `${prefixes[kind]}${letters}`;
}
