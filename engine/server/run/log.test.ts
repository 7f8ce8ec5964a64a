import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestReset, signIn, signUp, verifyCode } from "#features/auth/contract/auth.ts";
import { addToCart } from "#features/cart/contract";
import { chooseAddress } from "#features/checkout/contract/checkout.ts";
import { requestOf } from "#testing/process/app.ts";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { lastSms } from "#testing/process/sms.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { openLog, withoutValues } from "./log.ts";

let process: TestPlatform;
beforeAll(async () => {
  process = await testPlatform();
});
afterAll(() => process.close());

const secret = {
  mobileNo: "9848022338",
  firstName: "Lakshmamma",
  password: "sona-masuri-25",
  wrongPassword: "wrong-pass-77",
  line: "H.No. 3-41, Ramalayam Street",
  recipient: "Venkatamma",
  phone: "9812345210",
};

describe("log", () => {
  test("[R49] Signing up, in and ordering, with every kind of mistake, writes no number, name, address, code or token", async () => {
    const app = await process.app();
    const send = (...request: Parameters<typeof requestOf>) => app.inject(requestOf(...request));
    const { mobileNo, firstName, password } = secret;
    const signedUp = await send(signUp, { body: { firstName, mobileNo, password, language: "te" } });
    const { requestId } = signedUp.json().data;
    const code = await lastCode();
    await send(verifyCode, { body: { requestId, code: code === "111111" ? "222222" : "111111" } });
    const opened = await send(verifyCode, { body: { requestId, code } });
    expect(opened.statusCode).toBe(200);
    const [session] = opened.cookies;
    const as = `${session?.name}=${session?.value}`;
    await send(signIn, { body: { mobileNo, password: secret.wrongPassword } });
    await send(signIn, { body: { mobileNo, password } });
    await send(requestReset, { body: { mobileNo } });
    const product = await aProduct(process);
    await send(addToCart, { body: { listingId: product.listingId, quantity: 1 } }, { as });
    const address = {
      recipientName: secret.recipient,
      phone: secret.phone,
      addressLine1: secret.line,
      city: "Narsampet",
      state: "Telangana",
      postalCode: "506132",
    };
    expect((await send(chooseAddress, { body: address }, { as })).statusCode).toBe(200);
    await send(chooseAddress, { body: { ...address, phone: `${secret.phone}9` } }, { as });
    // Mistakes that quote what was sent: unreadable JSON, lost paths, queries, another content type.
    const headers = { "content-type": "application/json", cookie: as };
    const url = "/v2/auth/sign-in";
    await app.inject({ method: "POST", url, headers, payload: `{"mobileNo":"${mobileNo}", ${firstName}` });
    await app.inject({
      method: "POST",
      url,
      headers: { ...headers, "content-type": firstName },
      payload: mobileNo,
    });
    await app.inject({ url: `/v2/nowhere/${mobileNo}?name=${firstName}`, headers });
    await app.inject({ url: `/v2/profiles/${mobileNo}`, headers });
    await app.inject({ url: `/v2/store/products?limit=${mobileNo}`, headers });
    await app.inject({ url: `/v2/dev/outbox?mobileNo=${mobileNo}` });
    await failInDatabase();

    const text = process.logged();
    const token = String(session?.value);
    for (const value of [...Object.values(secret), code, token, requestId, "Venkat", "Narsampet"]) {
      expect([value, text.includes(value)]).toEqual([value, false]);
    }
    for (const endpoint of ["auth/sign-up", "auth/verify-code", "auth/sign-in", "checkout/choose-address"]) {
      expect(text).toContain(`"endpoint":"${endpoint}"`);
    }
    expect(text).toContain("duplicate key");
  });

  /** An error of PostgreSQL that quotes a number and a name. */
  async function failInDatabase(): Promise<void> {
    try {
      await process.opened.pool.query(
        "insert into profiles (profile_key, mobile_no, first_name, created_at) values ('x', $1, $2, now())",
        [secret.mobileNo, secret.firstName],
      );
    } catch (error) {
      process.platform.log.error({ err: error }, "fault");
    }
  }

  async function lastCode(): Promise<string> {
    return /\b\d{6}\b/.exec(await lastSms(process, {}))?.[0] ?? "";
  }

  test("A line tells when in UTC, which request, which call, its status, how long it took and who by his key", async () => {
    const app = await process.app();
    const answer = await app.inject("/v2/session");
    const lines = process.logged().trim().split("\n");
    const line = JSON.parse(lines.at(-1) ?? "{}");
    expect(line).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      mode: "test",
      reqId: answer.headers["x-request-id"],
      endpoint: "auth/read-session",
      status: 401,
      milliseconds: expect.any(Number),
    });
  });

  test("Good readings are added up in one line for each endpoint; what changes, is refused, fails or is read by staff has its own", async () => {
    const quiet = await testPlatform({ url: process.url, environment: { LOG_LEVEL: "info" } });
    const app = await quiet.app();
    const { cookie } = await aPerson(quiet);
    const admin = await aPerson(quiet, { roles: ["platform-admin"] });
    const ask = (url: string, headers = {}) => app.inject({ url, headers });
    for (let at = 0; at < 3; at += 1) await ask("/v2/store/categories", { cookie });
    await ask("/v2/store/categories");
    await ask("/v2/admin/articles", { cookie: admin.cookie });
    await app.inject({ method: "POST", url: "/v2/auth/sign-out", headers: { cookie } });
    await app.close();
    const lines = quiet
      .logged()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { endpoint: "store/list-categories", status: 401 },
      { endpoint: "articles/list", status: 200, actor: admin.profileKey },
      { endpoint: "auth/sign-out", status: 200 },
      { endpoint: "store/list-categories", answers: 3, meanMilliseconds: expect.any(Number) },
    ]);
    await quiet.close();
  });

  test("Lines below the chosen level are not written", () => {
    const lines: string[] = [];
    const log = openLog({ logLevel: "warn", mode: "test" }, { write: (line) => void lines.push(line) });
    log.info("quiet");
    log.warn("loud");
    expect(lines).toHaveLength(1);
  });
});

test("[R49] Values that PostgreSQL quotes, and mobile numbers in any writing, are taken out of messages", () => {
  expect(withoutValues("Key (mobile_no)=(9848022338) already exists.")).toBe(
    "Key (mobile_no)=(…) already exists.",
  );
  expect(withoutValues('invalid input syntax for type bigint: "Padma"')).toBe(
    'invalid input syntax for type bigint: "…"',
  );
  expect(withoutValues("called +919848022338, 09848022338 and 919848022338")).toBe("called …, … and …");
  expect(withoutValues("order 1789012345678 of 506002 took 12 ms")).toBe(
    "order 1789012345678 of 506002 took 12 ms",
  );
});
