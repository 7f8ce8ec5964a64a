import { afterAll, beforeAll, expect, it } from "vitest";
import { readOutbox } from "#engine/contract/dev.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { signIn, signUp, verifyCode } from "../contract/auth.ts";

let server: TestApp;
let lastNumber = 9_300_000_000;
beforeAll(async () => {
  server = await testApp({ raisedLimits: { "code by address": 1000, "code tries by address": 1000 } });
});
afterAll(() => server.close());

function freshNumber(): string {
  lastNumber += 1;
  return String(lastNumber);
}

async function open(mobileNo: string, referrerMobileNo?: string) {
  const named = referrerMobileNo === undefined ? {} : { referrerMobileNo };
  const body = {
    firstName: "Sammakka",
    mobileNo,
    password: "nalla nela 8",
    language: "te" as const,
    ...named,
  };
  const { data } = await server.call(signUp, { body });
  const { data: outbox } = await server.call(readOutbox, { query: { mobileNo } });
  const code = /#(\d+)$/.exec(outbox.messages[0]?.body ?? "")?.[1] ?? "none";
  return () => server.call(verifyCode, { body: { requestId: data.requestId, code } });
}

const referralsOf = async (profileKey: string) =>
  server.platform.database
    .selectFrom("referrals")
    .innerJoin("profiles", "profiles.id", "new_profile_id")
    .select("referrer_profile_id as referrer")
    .where("profile_key", "=", profileKey)
    .execute();
const events = async () =>
  server.platform.database
    .selectFrom("events")
    .select("payload")
    .where("name", "=", "auth/person-referred")
    .execute();

it("[AUTH-005] a known referring number is kept once with the new account and told to whoever listens", async () => {
  const referrer = await aPerson(server);
  const prove = await open(freshNumber(), `+91 ${referrer.mobileNo}`);
  const answers = await Promise.all(Array.from({ length: 5 }, prove));
  const opened = answers.find(({ status }) => status === 200);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  expect(opened?.data.referral).toBe("counted");
  expect(await referralsOf(opened?.data.profileKey ?? "")).toEqual([{ referrer: referrer.profileId }]);
  expect(await events()).toEqual([
    { payload: { newProfileId: expect.any(Number), referrerProfileId: referrer.profileId } },
  ]);
});

it("[AUTH-005] an unknown referring number is told after the proof, once, and nothing is kept", async () => {
  const mobileNo = freshNumber();
  const opened = await (await open(mobileNo, freshNumber()))();
  expect(opened).toMatchObject({ status: 200, data: { referral: "unknown" } });
  expect(await referralsOf(opened.data.profileKey)).toEqual([]);
  const again = await server.call(signIn, { body: { mobileNo, password: "nalla nela 8" } });
  expect(again.data).not.toHaveProperty("referral");
});

it("[AUTH-005] without a referring number nothing is said about one", async () => {
  const opened = await (await open(freshNumber()))();
  expect(opened).toMatchObject({ status: 200, data: { referral: null } });
});

it("[AUTH-005] the own number is refused beside its field, and no code is sent", async () => {
  const mobileNo = freshNumber();
  const body = { firstName: "S", mobileNo, password: "nalla nela 8", language: "en" as const };
  const refused = await server.call(signUp, { body: { ...body, referrerMobileNo: `0${mobileNo}` } });
  expect(refused).toMatchObject({ status: 422, code: "auth/own-number" });
  expect(Object.keys(refused.fields ?? {})).toEqual(["referrerMobileNo"]);
  const { data } = await server.call(readOutbox, { query: { mobileNo } });
  expect(data.messages).toEqual([]);
});

it.each(["98480", "98480123456", "1234567890", "abcdefghij"])(
  "[AUTH-005] [AUTH-006] %s is no mobile number: refused beside the field, as own and as referring number",
  async (typed) => {
    const body = {
      firstName: "S",
      mobileNo: freshNumber(),
      password: "nalla nela 8",
      language: "en" as const,
    };
    const own = await server.call(signUp, { body: { ...body, mobileNo: typed } });
    const referring = await server.call(signUp, { body: { ...body, referrerMobileNo: typed } });
    expect([own.status, Object.keys(own.fields ?? {})]).toEqual([422, ["mobileNo"]]);
    expect([referring.status, Object.keys(referring.fields ?? {})]).toEqual([422, ["referrerMobileNo"]]);
  },
);

it("[AUTH-006] a password of 7 characters is refused beside the field, one of 8 is fine", async () => {
  const body = { firstName: "S", mobileNo: freshNumber(), language: "en" as const };
  const short = await server.call(signUp, { body: { ...body, password: "1234567" } });
  expect([short.status, Object.keys(short.fields ?? {})]).toEqual([422, ["password"]]);
  expect((await server.call(signUp, { body: { ...body, password: "1c34567e" } })).status).toBe(200);
});
