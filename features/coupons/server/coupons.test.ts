import { afterAll, beforeAll, expect, it } from "vitest";
import { readOutbox } from "#engine/contract/dev.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import { signUp, verifyCode } from "#features/auth/contract/auth.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aReferralCoupon, aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { orderWithCoupon } from "#testing/shop/shopping.ts";
import { listRewardCoupons, readCouponSummary } from "../contract.ts";

const day = 86_400_000;
let server: TestApp;
let lastNumber = 9_400_000_000;
beforeAll(async () => {
  const raisedLimits = {
    "code by address": 1000,
    "code tries by address": 1000,
    "referrals by address, day": 1000,
  };
  server = await testApp({ raisedLimits });
  await server.startWorker();
});
afterAll(() => server.close());

function freshNumber(): string {
  lastNumber += 1;
  return String(lastNumber);
}

/** Signs up; proving the number opens the account. Most of its time goes into the password's hash, two of which run at once. */
async function join(referrerMobileNo?: string, mobileNo = freshNumber()) {
  const named = referrerMobileNo === undefined ? {} : { referrerMobileNo };
  const body = { firstName: "Sammakka", mobileNo, password: "nalla nela 8", language: "te" as const };
  const { data } = await server.call(signUp, { body: { ...body, ...named } });
  const { data: outbox } = await server.call(readOutbox, { query: { mobileNo } });
  const code = /#(\d+)$/.exec(outbox.messages[0]?.body ?? "")?.[1] ?? "none";
  const prove = () => server.call(verifyCode, { body: { requestId: data.requestId, code } });
  return { mobileNo, prove };
}

const list = async (as: string, type: "UNUSED" | "USED_OR_EXPIRED") =>
  (await server.call(listRewardCoupons, { query: { type } }, { as })).data;
const given = async () =>
  server.platform.database.selectFrom("coupons").select(["reason", "holder_profile_id as holder"]).execute();

it("[CPN-025] [ENT-010] a friend who enters my number earns me one coupon of ₹100, however often he proves his number", async () => {
  const referrer = await aPerson(server, { firstName: "Padma" });
  const friend = await join(referrer.mobileNo);
  const proofs = await Promise.all(Array.from({ length: 5 }, friend.prove));
  expect(proofs.filter(({ status }) => status === 200)).toHaveLength(1);
  await expect
    .poll(() => list(referrer.cookie, "UNUSED"), { timeout: 20_000 })
    .toEqual([
      expect.objectContaining({
        rewardType: "REFERRAL_COUPON",
        couponValue: 100,
        couponAddedBy: { firstName: "Sammakka", firstNameTe: null },
      }),
    ]);
});

it("[ENT-010] a newcomer is welcomed with one coupon of ₹50, good for 90 days", async () => {
  const { prove } = await join();
  const { data, headers } = await prove();
  const [cookie = ""] = [headers["set-cookie"]].flat().map((line) => String(line).split(";")[0]);
  const profile = await server.platform.database
    .selectFrom("profiles")
    .select("id")
    .where("profile_key", "=", data.profileKey)
    .executeTakeFirstOrThrow();
  const mine = async () => (await given()).filter(({ holder }) => holder === profile.id);
  await expect
    .poll(mine, { timeout: 20_000 })
    .toEqual([{ reason: `welcome:${profile.id}`, holder: profile.id }]);
  const { code } = await aWelcomeCoupon(server, profile.id);
  expect(code).toMatch(/^WEL[A-Z0-9]{7}$/);
  expect(await mine()).toHaveLength(1);
  const lastDay = dayInIndia(new Date(server.clock.now().getTime() + 90 * day));
  expect(await list(cookie, "UNUSED")).toEqual([
    expect.objectContaining({
      ...{ rewardType: "WELCOME_COUPON", couponValue: 50, couponCode: code, couponAddedBy: null },
      validUpto: Date.parse(`${lastDay}T06:30:00Z`),
    }),
  ]);
});

it("[CPN-029] one's own number is refused beside its field and an unknown one is told, and neither earns a coupon", async () => {
  const before = await given();
  const own = await server.call(signUp, {
    body: {
      firstName: "S",
      mobileNo: "9499999999",
      referrerMobileNo: "9499999999",
      password: "nalla nela 8",
      language: "en",
    },
  });
  expect(own).toMatchObject({ code: "auth/own-number", fields: { referrerMobileNo: expect.any(String) } });
  const opened = await (await join("9488888888")).prove();
  expect(opened.data.referral).toBe("unknown");
  await expect.poll(async () => (await given()).length, { timeout: 20_000 }).toBe(before.length + 1);
  expect((await given()).filter(({ reason }) => reason.startsWith("referral:"))).toHaveLength(
    before.filter(({ reason }) => reason.startsWith("referral:")).length,
  );
});

/** Two who name each other, join, and try to join once more. */
async function aPair(isAtOnce: boolean): Promise<{ readonly told: unknown[]; readonly keys: string[] }> {
  const [mine, theirs] = [freshNumber(), freshNumber()];
  const bothJoin = () => Promise.all([join(theirs, mine), join(mine, theirs)]);
  const [one, other] = await bothJoin();
  const answers = isAtOnce
    ? await Promise.all([one.prove(), other.prove()])
    : [await one.prove(), await other.prove()];
  const told = answers.map(({ data }) => data.referral);
  if (!isAtOnce) expect(told).toEqual(["unknown", "counted"]);
  for (const again of await bothJoin()) expect((await again.prove()).code).toBe("auth/already-registered");
  return { told, keys: answers.map(({ data }) => data.profileKey) };
}

it("[CPN-025] two who name each other are one pair: it earns one coupon, none when both join in the same moment, and naming each other again earns nothing (R9)", async () => {
  const pairs = await Promise.all([false, true, true].map(aPair));
  for (const { told, keys } of pairs) {
    const people = await server.platform.database
      .selectFrom("profiles")
      .select("id")
      .where("profile_key", "in", keys)
      .execute();
    const ids = people.map(({ id }) => id);
    const reasons = async () =>
      (await given())
        .filter(({ holder }) => ids.includes(holder))
        .map(({ reason }) => reason.split(":")[0] ?? "")
        .sort();
    const earned = told.filter((each) => each === "counted").map(() => "referral");
    expect(earned.length).toBeLessThanOrEqual(1);
    await expect.poll(reasons, { timeout: 20_000 }).toEqual([...earned, "welcome", "welcome"]);
  }
});

it("[CPN-025] of 100 friends who join from one device in a day 10 earn a coupon (R9)", async () => {
  const device = await testApp({ raisedLimits: { "code by address": 1000, "code tries by address": 1000 } });
  const before = server;
  server = device;
  try {
    await device.startWorker();
    const referrer = await aPerson(device);
    for (let friends = 0; friends < 100; friends += 10) {
      const group = Array.from({ length: 10 }, async () => (await join(referrer.mobileNo)).prove());
      for (const { data } of await Promise.all(group)) expect(data.referral).toBe("counted");
    }
    const earned = async () => (await given()).filter(({ holder }) => holder === referrer.profileId).length;
    const welcomed = async () => (await given()).filter(({ reason }) => reason.startsWith("welcome:")).length;
    await expect.poll(welcomed, { timeout: 60_000 }).toBe(100);
    await expect.poll(earned, { timeout: 20_000 }).toBe(10);
  } finally {
    server = before;
    await device.close();
  }
}, 180_000);

it("[API-002] [API-003] [API-004] [CPN-009] [ENT-009] [ENT-011] the call with type UNUSED gives the coupons that can be used, with the specified fields", async () => {
  const [holder, friend] = [await aPerson(server), await aPerson(server, { firstName: "Ramulamma" })];
  const referral = await aReferralCoupon(server, {
    holderProfileId: holder.profileId,
    friendProfileId: friend.profileId,
  });
  const answer = await server.app.inject({
    method: "GET",
    url: "/rest/v2/estore/coupons/reward-coupons?type=UNUSED",
    headers: { cookie: holder.cookie },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toEqual([
    {
      couponId: referral.couponId,
      rewardType: "REFERRAL_COUPON",
      couponValue: 100,
      couponCode: referral.code,
      leastOrderValue: 1_000,
      validUpto: Date.parse("2026-10-12T06:30:00Z"),
      usersUsed: [],
      updatedOn: server.clock.now().getTime(),
      orderId: null,
      voidReason: null,
      couponAddedBy: { firstName: "Ramulamma", firstNameTe: null },
    },
  ]);
});

it("[CPN-010] with type USED_OR_EXPIRED it gives used ones with their order and those whose last day in India is over", async () => {
  const holder = await aPerson(server);
  const friend = await aPerson(server);
  const { listingId } = await aProduct(server, { priceInPaise: 1_200_00 });
  const spent = await aWelcomeCoupon(server, holder.profileId);
  const lines = [{ listingId, quantity: 1 }];
  const placed = await orderWithCoupon(server, { as: holder.cookie, lines, couponCode: spent.code });
  const left = await aReferralCoupon(server, {
    holderProfileId: holder.profileId,
    friendProfileId: friend.profileId,
  });
  const before = server.clock.now();
  const [used] = await list(holder.cookie, "USED_OR_EXPIRED");
  expect(used).toMatchObject({ orderId: placed.masterId, usersUsed: [holder.profileKey] });
  // 12 Oct is its last day: usable until midnight in India.
  server.clock.set(new Date("2026-10-12T18:29:00Z"));
  const later = await sessionFor(server, holder);
  expect((await list(later, "UNUSED")).map(({ couponId }) => couponId)).toEqual([left.couponId]);
  server.clock.set(new Date("2026-10-12T18:30:00Z"));
  expect(await list(later, "UNUSED")).toEqual([]);
  expect((await list(later, "USED_OR_EXPIRED")).map(({ couponId }) => couponId)).toEqual([
    left.couponId,
    spent.couponId,
  ]);
  server.clock.set(before);
});

it.each(["", "?type=", "?type=ALL"])(
  "[API-005] the query '%s' is refused with a sentence, not with a fault",
  async (query) => {
    const { cookie } = await aPerson(server);
    const url = `/rest/v2/estore/coupons/reward-coupons${query}`;
    const answer = await server.app.inject({ method: "GET", url, headers: { cookie } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: "platform/refused-input",
      info: expect.stringMatching(/\w/),
    });
  },
);

it("[ENT-012] the summary counts and sums what can be used, without used and expired ones, and names what ends first", async () => {
  const holder = await aPerson(server);
  const summary = async () => (await server.call(readCouponSummary, {}, { as: holder.cookie })).data;
  expect(await summary()).toEqual({
    ...{ couponDetails: [], validCouponsCount: 0, validCouponsValue: 0, leastOrderValue: 0 },
  });
  const before = server.clock.now();
  const first = await aWelcomeCoupon(server, holder.profileId);
  server.clock.advance(day);
  for (let friends = 0; friends < 3; friends += 1) {
    const { profileId } = await aPerson(server);
    await aReferralCoupon(server, { holderProfileId: holder.profileId, friendProfileId: profileId });
  }
  const now = await summary();
  expect(now).toMatchObject({ validCouponsCount: 4, validCouponsValue: 350 });
  expect(now.couponDetails).toHaveLength(3);
  expect(now.couponDetails[0]?.couponId).toBe(first.couponId);
  server.clock.set(before);
  const { listingId } = await aProduct(server, { priceInPaise: 1_200_00 });
  const lines = [{ listingId, quantity: 1 }];
  await orderWithCoupon(server, { as: holder.cookie, lines, couponCode: first.code });
  const left = await summary();
  expect(left).toMatchObject({ validCouponsCount: 3, validCouponsValue: 300 });
  expect(left.couponDetails.map(({ couponId }) => couponId)).not.toContain(first.couponId);
  server.clock.set(new Date(before.getTime() + 92 * day));
  const as = await sessionFor(server, holder);
  expect((await server.call(readCouponSummary, {}, { as })).data).toMatchObject({
    ...{ couponDetails: [], validCouponsCount: 0, validCouponsValue: 0 },
  });
  server.clock.set(before);
});
