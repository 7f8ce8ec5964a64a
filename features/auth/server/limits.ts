import { namedLimits } from "#engine/server/http/limits/limits.ts";

/** What bounds guesses and codes (R40), by address, by number and by device. */
export const authLimits = namedLimits({
  /** So that no agent alone uses up what a farmer's number gets from all of them. */
  "consent by agent and number, day": { hits: 8, windowInMinutes: 1440 },
  /** Mobile carriers put many users behind one address; the finer limits count by number and device. */
  "sign-in by address": { hits: 300, windowInMinutes: 5 },
  /** Per device or address and number. A right password resets the count. */
  "wrong passwords by number": { hits: 10, windowInMinutes: 15 },
  "wrong passwords by number, day": { hits: 50, windowInMinutes: 1440 },
  /** All attempts together from devices on which this number never signed in. */
  "wrong passwords by number, strangers": { hits: 200, windowInMinutes: 1440 },
  "code by number, hour": { hits: 5, windowInMinutes: 60 },
  "code by number, day": { hits: 10, windowInMinutes: 1440 },
  "code by number, strangers, hour": { hits: 15, windowInMinutes: 60 },
  "code by number, strangers, day": { hits: 40, windowInMinutes: 1440 },
  "code by address": { hits: 300, windowInMinutes: 60 },
  "code tries by number, day": { hits: 50, windowInMinutes: 1440 },
  "code tries by address": { hits: 600, windowInMinutes: 60 },
  /** Per device or address and account, after the right password or code. */
  "second factors": { hits: 10, windowInMinutes: 15 },
  "second factors, day": { hits: 50, windowInMinutes: 1440 },
  /** All attempts together from devices on which this number never signed in. */
  "second factors by number, strangers": { hits: 200, windowInMinutes: 1440 },
  /** Locked-out numbers in all before the operator is alerted; each number counts once an hour. */
  "lock-outs, hour": { hits: 20, windowInMinutes: 60 },
  "lock-outs by number, hour": { hits: 1, windowInMinutes: 60 },
  /** Per device or household. Beyond it a referral is stored but earns no coupon that day. */
  "referrals by address, day": { hits: 10, windowInMinutes: 1440 },
});
