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

const terms = {
  name: "Fair of Warangal",
  valueInPaise: 50_00,
  leastValueInPaise: 500_00,
  lastDay: "2030-12-31",
};

/** A new batch with one code. */
const ofBatch =
  (body?: object): MakeInput =>
  async ({ app }, _, kind): Promise<Input[]> => {
    if (kind === "missing") return [{ params: { batchId: missingId }, ...(body && { body }) }];
    const { database, clock } = app.platform;
    const { id } = await database
      .insertInto("coupon_batches")
      .values({
        ...{ name: terms.name, value_in_paise: 50_00, least_value_in_paise: 0, last_day: terms.lastDay },
        created_at: clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await database
      .insertInto("coupon_codes")
      .values({ code: `GFTCALL${id}`, batch_id: id })
      .execute();
    return [{ params: { batchId: id }, ...(body && { body }) }];
  };

/** What the calls of coupons answer, and what is sent to them. */
export const calls: Calls = {
  "coupons/list-reward-coupons": { own: 200, sends: () => [{ query: { type: "UNUSED" } }] },
  "coupons/read-summary": { own: 200 },
  "coupons/read-terms": { own: 200 },
  "coupons/list-for-admin": { own: 200, sends: () => [{}, { query: { state: "voided" } }] },
  "coupons/void": { own: 200, missing: 404, note: everybodys, sends: aCouponToVoid },
  "coupons/list-terms": { own: 200 },
  "coupons/list-batches": { own: 200 },
  "coupons/add-batch": { own: 201, sends: () => [{ body: { ...terms, codes: 2 } }] },
  "coupons/change-batch": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: ofBatch({ ...terms, revision: 1 }),
  },
  "coupons/void-batch": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: ofBatch({ reason: "The fair was called off." }),
  },
  "coupons/export-batch": { own: 200, missing: 404, note: everybodys, sends: ofBatch() },
  "coupons/add-terms": { own: 200, sends: () => [{ body: newTerms() }] },
  "coupons/remove-terms": { own: 200, missing: 404, note: everybodys, sends: comingTerms },
};
