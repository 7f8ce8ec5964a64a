import { afterAll, beforeAll, expect, it } from "vitest";
import { dayInIndia } from "#engine/server/clock.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aReferralCoupon, aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { orderWithCoupon } from "#testing/shop/shopping.ts";
import {
  type AdminCoupon,
  addTerms,
  listCouponsForAdmin,
  listTermsForAdmin,
  removeTerms,
  voidCoupon,
} from "../../contract/admin-coupons.ts";
import { listRewardCoupons } from "../../contract.ts";
import { takeCoupon } from "../queries.ts";

const day = 86_400_000;
let app: TestApp;
let admin: Awaited<ReturnType<typeof aPerson>>;
let as: string;
beforeAll(async () => {
  app = await testApp({});
  admin = await aPerson(app, { roles: ["platform-admin"] });
  as = admin.cookie;
});
afterAll(() => app.close());

const list = async (query: object = {}) =>
  (await app.call(listCouponsForAdmin, { query: { limit: 100, ...query } as never }, { as })).data;
const codes = (coupons: readonly AdminCoupon[]) => coupons.map(({ code }) => code);
const reason = "One person joined with ten numbers.";
const voidIt = (couponId: number) => app.call(voidCoupon, { params: { couponId }, body: { reason } }, { as });
const mine = async (cookie: string, type: "UNUSED" | "USED_OR_EXPIRED") =>
  (await app.call(listRewardCoupons, { query: { type } }, { as: cookie })).data;

it("[ADM-007] the platform admin lists everybody's coupons, the latest first, by state, code, order number and mobile number", async () => {
  const holder = await aPerson(app, { firstName: "Padma", mobileNo: "7300000001" });
  const friend = await aPerson(app, { firstName: "Ravi" });
  const { listingId } = await aProduct(app, { priceInPaise: 1_200_00 });
  const used = await aWelcomeCoupon(app, holder.profileId);
  const lines = [{ listingId, quantity: 1 }];
  const { masterId } = await orderWithCoupon(app, { as: holder.cookie, lines, couponCode: used.code });
  const free = await aReferralCoupon(app, {
    holderProfileId: holder.profileId,
    friendProfileId: friend.profileId,
  });
  const { coupons } = await list();
  expect(codes(coupons).slice(0, 2)).toEqual([free.code, used.code]);
  expect(coupons[0]).toMatchObject({
    state: "usable",
    valueInPaise: 100_00,
    holder: { firstName: "Padma", mobileNo: "7300000001" },
    friend: { firstName: "Ravi" },
    usedByMasterId: null,
  });
  expect(codes((await list({ find: free.code.toLowerCase() })).coupons)).toEqual([free.code]);
  expect(codes((await list({ find: `#${masterId}` })).coupons)).toEqual([used.code]);
  expect(codes((await list({ find: "+91 73000 00001" })).coupons)).toEqual([free.code, used.code]);
  expect(codes((await list({ find: "7300000001", state: "used" })).coupons)).toEqual([used.code]);
  const first = await list({ limit: 1 });
  const second = await list({ limit: 1, after: first.nextAfter });
  expect(codes([...first.coupons, ...second.coupons])).toEqual([free.code, used.code]);
  const before = app.clock.now();
  app.clock.set(new Date(before.getTime() + 92 * day));
  as = await sessionFor(app, admin);
  expect(codes((await list({ find: "7300000001", state: "expired" })).coupons)).toEqual([free.code]);
  expect((await list({ find: "7300000001", state: "usable" })).coupons).toEqual([]);
  app.clock.set(before);
  as = await sessionFor(app, admin);
});

it("[CPN-023] a voided coupon can be used no more, its holder reads why, and the log names who did it; a second time is refused", async () => {
  const holder = await aPerson(app);
  const { couponId, code } = await aWelcomeCoupon(app, holder.profileId);
  expect((await voidIt(couponId)).data).toMatchObject({ code, state: "voided", voidReason: reason });
  expect(await mine(holder.cookie, "UNUSED")).toEqual([]);
  expect(await mine(holder.cookie, "USED_OR_EXPIRED")).toEqual([
    expect.objectContaining({ couponCode: code, usersUsed: [], voidReason: reason }),
  ]);
  expect((await voidIt(couponId)).code).toBe("coupons/voided-already");
  expect(codes((await list({ state: "voided" })).coupons)).toEqual([code]);
  const entries = await app.platform.database
    .selectFrom("audit_log")
    .select(["subject", "detail"])
    .where("action", "=", "coupons/voided")
    .execute();
  expect(entries).toEqual([
    { subject: holder.profileKey, detail: expect.objectContaining({ code, reason }) },
  ]);
});

it("[R6] of a buyer who spends a coupon and the admin who voids it at the same moment exactly one has it", async () => {
  const { listingId } = await aProduct(app, { priceInPaise: 1_200_00, onHand: 100 });
  const ofOrder = await aPerson(app);
  const given = await aWelcomeCoupon(app, ofOrder.profileId);
  const { masterId } = await orderWithCoupon(app, {
    as: ofOrder.cookie,
    lines: [{ listingId, quantity: 1 }],
    couponCode: given.code,
  });
  expect((await voidIt(given.couponId)).code).toBe("coupons/used-meanwhile");
  for (let round = 0; round < 5; round += 1) {
    const { profileId } = await aPerson(app);
    const { couponId } = await aWelcomeCoupon(app, profileId);
    // Any order will do: the coupon of the one above is freed, since an order holds one.
    await app.platform.database
      .updateTable("coupons")
      .set({ used_by_master_id: null })
      .where("used_by_master_id", "=", masterId)
      .execute();
    const at = app.clock.now();
    const taking = { couponId, holderProfileId: profileId, masterId, onDay: dayInIndia(at), at };
    const [isTaken, voiding] = await Promise.all([
      inTransaction(app.platform, (transaction) => takeCoupon(transaction, taking)),
      voidIt(couponId),
    ]);
    expect([isTaken, voiding.status]).toEqual(isTaken ? [true, 409] : [false, 200]);
  }
});

it("[ADM-007] new terms hold from a later day on, coupons given before keep theirs, and a day has one set of terms", async () => {
  const tomorrow = dayInIndia(new Date(app.clock.now().getTime() + day));
  const terms = {
    validFrom: tomorrow,
    welcomeInPaise: 75_00,
    referralInPaise: 150_00,
    daysOfLife: 30,
    leastValueInPaise: 1_500_00,
  };
  const add = (body: typeof terms) => app.call(addTerms, { body }, { as });
  const today = dayInIndia(app.clock.now());
  expect(await add({ ...terms, validFrom: today })).toMatchObject({
    code: "coupons/terms-not-later",
    fields: { validFrom: expect.any(String) },
  });
  const both = await Promise.all([add(terms), add(terms)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const read = async () => (await app.call(listTermsForAdmin, {}, { as })).data;
  expect(await read()).toMatchObject({ current: { welcomeInPaise: 50_00 }, coming: [terms] });
  const early = await aPerson(app);
  await aWelcomeCoupon(app, early.profileId);
  const before = app.clock.now();
  app.clock.advance(day);
  const late = await aPerson(app);
  await aWelcomeCoupon(app, late.profileId);
  expect((await mine(late.cookie, "UNUSED"))[0]).toMatchObject({ couponValue: 75, leastOrderValue: 1_500 });
  const again = await sessionFor(app, early);
  expect((await mine(again, "UNUSED"))[0]).toMatchObject({ couponValue: 50, leastOrderValue: 1_000 });
  as = await sessionFor(app, admin);
  expect((await app.call(removeTerms, { params: { validFrom: tomorrow } }, { as })).code).toBe(
    "coupons/terms-begun",
  );
  const week = dayInIndia(new Date(app.clock.now().getTime() + 7 * day));
  await add({ ...terms, validFrom: week });
  const { data } = await app.call(removeTerms, { params: { validFrom: week } }, { as });
  expect(data).toMatchObject({ current: terms, coming: [] });
  app.clock.set(before);
});
