import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { chooseConsent, countPurchase, readConsent } from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function aBuyer() {
  const { cookie, profileId } = await aPerson(app);
  const { listingId } = await aProduct(app);
  const { masterId } = await anOrder(app, { as: cookie, lines: [{ listingId, quantity: 1 }] });
  return {
    cookie,
    profileId,
    masterId,
    choose: (isGiven: boolean) => app.call(chooseConsent, { body: { isGiven } }, { as: cookie }),
    count: async () => (await app.call(countPurchase, { params: { masterId } }, { as: cookie })).data,
  };
}

test("nobody has consented until he says so, and a new choice stands beside the earlier ones", async () => {
  const { cookie, profileId, choose } = await aBuyer();
  const consent = async () => (await app.call(readConsent, {}, { as: cookie })).data;
  expect(await consent()).toEqual({ isGiven: null });
  await choose(true);
  expect(await consent()).toEqual({ isGiven: true });
  app.clock.advance(3_600_000);
  await choose(false);
  expect(await consent()).toEqual({ isGiven: false });
  const kept = await app.platform.database
    .selectFrom("analytics_consents")
    .select(["is_given", "text_version", "language"])
    .where("profile_id", "=", profileId)
    .orderBy("id")
    .execute();
  expect(kept).toEqual([
    { is_given: true, text_version: 1, language: "en" },
    { is_given: false, text_version: 1, language: "en" },
  ]);
});

test("the same choice again is kept once, and presses to and fro within an hour are one row with the last", async () => {
  const { profileId, choose } = await aBuyer();
  for (const isGiven of [true, true, true, false, true, false]) await choose(isGiven);
  app.clock.advance(7_200_000);
  for (let press = 1; press <= 5; press += 1) await choose(false);
  const kept = await app.platform.database
    .selectFrom("analytics_consents")
    .select("is_given")
    .where("profile_id", "=", profileId)
    .execute();
  expect(kept).toEqual([{ is_given: false }]);
});

test("[ANL-006] a purchase is first once, however many pages ask at the same time; without consent never", async () => {
  const { choose, count } = await aBuyer();
  expect(await count()).toEqual({ isFirst: false });
  await choose(false);
  expect(await count()).toEqual({ isFirst: false });
  await choose(true);
  const answers = await Promise.all(Array.from({ length: 8 }, () => count()));
  expect(answers.filter(({ isFirst }) => isFirst)).toHaveLength(1);
  expect(await count()).toEqual({ isFirst: false });
});
