import { type Calls, type Input, type MakeInput, missingId } from "#testing/calls/calls.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aWelcomeCoupon } from "#testing/shop/coupons.ts";

/** Terms of a day that no other call has made any for. */
let termsMade = 0;
function newTerms() {
  termsMade += 1;
  return {
    validFrom: new Date(Date.UTC(2030, 0, termsMade)).toISOString().slice(0, 10),
    welcomeInPaise: 75_00,
    referralInPaise: 150_00,
    daysOfLife: 60,
    leastValueInPaise: 1_500_00,
  };
}

const aCouponToVoid: MakeInput = async ({ app }, _, kind): Promise<Input[]> => {
  const body = { reason: "One person joined with ten numbers." };
  if (kind === "missing") return [{ params: { couponId: missingId }, body }];
  const { couponId } = await aWelcomeCoupon(app, (await aPerson(app)).profileId);
  return [{ params: { couponId }, body }];
};

const comingTerms: MakeInput = async ({ app }, _, kind): Promise<Input[]> => {
  const { validFrom, ...terms } = newTerms();
  if (kind !== "missing")
    await app.platform.database
      .insertInto("coupon_terms")
      .values({
        valid_from: validFrom,
        welcome_in_paise: terms.welcomeInPaise,
        referral_in_paise: terms.referralInPaise,
        days_of_life: terms.daysOfLife,
        least_value_in_paise: terms.leastValueInPaise,
      })
      .execute();
  return [{ params: { validFrom } }];
};

const everybodys = "the admin sees everybody's";

/** What the calls of coupons answer, and what is sent to them. */
export const calls: Calls = {
  "coupons/list-reward-coupons": { own: 200, sends: () => [{ query: { type: "UNUSED" } }] },
  "coupons/read-summary": { own: 200 },
  "coupons/read-terms": { own: 200 },
  "coupons/list-for-admin": { own: 200, sends: () => [{}, { query: { state: "voided" } }] },
  "coupons/void": { own: 200, missing: 404, note: everybodys, sends: aCouponToVoid },
  "coupons/list-terms": { own: 200 },
  "coupons/add-terms": { own: 200, sends: () => [{ body: newTerms() }] },
  "coupons/remove-terms": { own: 200, missing: 404, note: everybodys, sends: comingTerms },
};
