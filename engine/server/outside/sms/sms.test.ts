import { afterEach, expect, test } from "vitest";
import { readOutbox } from "#engine/contract/dev.ts";
import { requestReset, signUp } from "#features/auth/contract/auth.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { lastSms } from "#testing/process/sms.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { textSeal } from "../../data/sealed-text.ts";
import { smsLimits } from "./limits.ts";
import { missingWithoutSms } from "./sms.ts";

let app: TestApp | undefined;
afterEach(() => app?.close());

const mobileNo = "9848022338";
const rows = () =>
  app?.platform.database
    .selectFrom("sms_messages")
    .select(["state", "reason", "purpose", "body", "sealed_body", "parts"])
    .orderBy("id")
    .execute();
const news = (body = "Santha: news") =>
  ({ mobileNo, template: "orders/placed", language: "en", body }) as const;
const signInCode = { mobileNo, template: "auth/sign-in", language: "en", body: "123456" } as const;

test("a demo keeps every message in its outbox, where codes are opened and nowhere else readable", async () => {
  app = await testApp();
  await app.platform.sms.send(app.platform.database, { ...news(), template: "auth/sign-in", body: "123456" });
  expect(await rows()).toMatchObject([{ state: "handed_over", body: null, purpose: "sign-in" }]);
  const outbox = await app.call(readOutbox, { query: { mobileNo } });
  expect(outbox.data.messages).toMatchObject([{ template: "auth/sign-in", body: "123456" }]);
});

test("without SMS a person who asks for a code is told so, and news are kept as failed without words", async () => {
  app = await testApp({ environment: { SMS_GATEWAY: "none" } });
  const body = { firstName: "Padma", mobileNo, password: "correct horse battery", language: "te" } as const;
  for (const asked of [
    await app.call(signUp, { body }),
    await app.call(requestReset, { body: { mobileNo } }),
  ]) {
    expect([asked.status, asked.code]).toEqual([503, "platform/no-sms"]);
  }
  await app.platform.sms.send(app.platform.database, news());
  expect(await rows()).toMatchObject([{ state: "failed", reason: "no-gateway", body: null }]);
  expect(missingWithoutSms(app.platform.config)).toContain("sign up");
});

test("one number gets so many messages of a purpose in an hour, also when all are sent at once; others are not touched", async () => {
  app = await testApp({ connections: 8 });
  const { sms, database } = app.platform;
  const send = (message: Parameters<typeof sms.send>[1]) =>
    database.transaction().execute((transaction) => sms.send(transaction, message));
  await Promise.all(Array.from({ length: 40 }, () => send(news())));
  const states = (await rows())?.map(({ state }) => state) ?? [];
  expect([states.filter((state) => state === "failed").length, states.length]).toEqual([
    40 - smsLimits["sms news by number, hour"].hits,
    40,
  ]);
  // A flood of news leaves the codes of the number alone, and theirs is a bound of its own.
  for (let sent = 0; sent < smsLimits["sms sign-in by number, hour"].hits; sent += 1) await send(signInCode);
  await expect(send(signInCode)).rejects.toMatchObject({ refusal: { code: "platform/too-many" } });
  await send({ ...signInCode, mobileNo: "9848022339" });
  app.clock.advance(3_600_001);
  await send(signInCode);
});

test("a message too many takes one statement, is kept without its words and queued nowhere", async () => {
  app = await testApp({
    environment: { SMS_GATEWAY: "form", SMS_URL: "http://127.0.0.1:9/send", SMS_SENDER: "SANTHA" },
  });
  const { sms, database } = app.platform;
  for (let sent = 0; sent < smsLimits["sms news by number, hour"].hits; sent += 1)
    await sms.send(database, news());
  const { statements } = await app.statements.during(() => sms.send(database, news()));
  expect(statements).toHaveLength(1);
  expect((await rows())?.at(-1)).toMatchObject({ state: "failed", reason: "too-many", body: null });
});

test("one number gets so many codes of consent in a day, however they are spread over it", async () => {
  app = await testApp();
  const { sms, database } = app.platform;
  const consent = { ...signInCode, template: "checkout/consent" };
  const most = smsLimits["sms consent by number, day"].hits;
  for (let sent = 0; sent < most; sent += 1) {
    await sms.send(database, consent);
    app.clock.advance(3_600_000);
  }
  await expect(sms.send(database, consent)).rejects.toMatchObject({
    refusal: { code: "platform/too-many" },
  });
  app.clock.advance((24 - most) * 3_600_000);
  await sms.send(database, consent);
});

test("the words of news go after 30 days, those of codes that stayed after one", async () => {
  app = await testApp();
  const { sms, database } = app.platform;
  await sms.send(database, news());
  await sms.send(database, signInCode);
  app.clock.advance(86_400_000 + 60_000);
  await runJob(app, "sms/clean-up");
  expect([
    await lastSms(app, { template: "auth/sign-in" }),
    await lastSms(app, { template: "orders/placed" }),
  ]).toEqual(["", "Santha: news"]);
  app.clock.advance(29 * 86_400_000);
  await runJob(app, "sms/clean-up");
  expect(await lastSms(app, { template: "orders/placed" })).toBe("");
});

test("sealed words open only under their secret and for their message, and not when they were changed", () => {
  const seal = textSeal("s".repeat(32), "a");
  const sealed = seal.seal("482913", "key-1");
  expect(seal.open(sealed, "key-1")).toBe("482913");
  expect(() => seal.open(sealed, "key-2")).toThrow();
  expect(() => textSeal("t".repeat(32), "a").open(sealed, "key-1")).toThrow();
  expect(() => textSeal("s".repeat(32), "b").open(sealed, "key-1")).toThrow();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => seal.open(sealed, "key-1")).toThrow();
});
