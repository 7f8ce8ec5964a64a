import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOutbox } from "#engine/contract/dev.ts";
import type { Role } from "#engine/contract/person.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { appCode, withSecondFactor } from "#testing/process/second-factor.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { readSession, requestReset, requestSignInCode, signIn, verifyCode } from "../../contract/auth.ts";
import { beginSecondFactor, confirmSecondFactor, readSecondFactor } from "../../contract/second-factor.ts";
import { resetSecondFactor } from "../public.ts";
import { seal } from "./sealed-secret.ts";

const password = "erra nela 7";
let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const staff = (role: Role = "finance") => aPerson(server, { password, roles: [role] });
const enter = ({ mobileNo }: TestPerson, secondFactor?: string) =>
  server.call(signIn, {
    body: { mobileNo, password, ...(secondFactor === undefined ? {} : { secondFactor }) },
  });

async function lastCode(mobileNo: string): Promise<string> {
  const { data } = await server.call(readOutbox, { query: { mobileNo } });
  return /#(\d+)$/.exec(data.messages[0]?.body ?? "")?.[1] ?? "none";
}

describe("the second factor", () => {
  it("is set by its first code: QR code, link and secret first, ten recovery codes then", async () => {
    const { cookie, mobileNo } = await staff();
    const { data } = await server.call(beginSecondFactor, { body: {} }, { as: cookie });
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.link).toBe(`otpauth://totp/Santha:${mobileNo}?secret=${data.secret}&issuer=Santha`);
    expect(data.qr.path).toMatch(/^M4 4h1v1h-1z/);
    const wrong = await server.call(confirmSecondFactor, { body: { code: "000000" } }, { as: cookie });
    expect(wrong).toMatchObject({ status: 422, code: "auth/wrong-second-factor" });
    expect(Object.keys(wrong.fields ?? {})).toEqual(["code"]);
    const body = { code: appCode(server, data.secret) };
    const { data: set } = await server.call(confirmSecondFactor, { body }, { as: cookie });
    expect(new Set(set.recoveryCodes).size).toBe(10);
    for (const code of set.recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
    const { data: state } = await server.call(readSecondFactor, {}, { as: cookie });
    expect(state).toEqual({ isSet: true, isRequired: false, recoveryCodesLeft: 10 });
  });

  it("is kept without anything readable: the secret is encrypted, recovery codes are hashed", async () => {
    const { cookie, profileId } = await staff();
    const { secret, recoveryCodes } = await withSecondFactor(server, cookie);
    const { rows } = await server.pool.query(
      `select encode(sealed_secret, 'escape') as sealed,
         (select string_agg(encode(code_hash, 'escape'), ' ') from recovery_codes
          where recovery_codes.profile_id = second_factors.profile_id) as codes
       from second_factors where profile_id = $1`,
      [profileId],
    );
    for (const readable of [secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(readable);
  });

  it("is asked for at sign-in once the password is right, beside its own field, in the person's language", async () => {
    const person = await staff("platform-admin");
    const { secret } = await withSecondFactor(server, person.cookie);
    const body = { mobileNo: person.mobileNo, password: "not the word" };
    expect((await server.call(signIn, { body })).code).toBe("auth/wrong-credentials");
    const asked = await server.call(
      signIn,
      { body: { mobileNo: person.mobileNo, password } },
      { headers: { "accept-language": "te" } },
    );
    expect(asked).toMatchObject({ status: 422, code: "auth/second-factor-needed" });
    expect(asked.fields?.["secondFactor"]).toContain("ఆథెంటికేటర్");
    expect(asked.headers["set-cookie"]).toBeUndefined();
    expect(await enter(person, "000000")).toMatchObject({ status: 422, code: "auth/wrong-second-factor" });
    expect(await enter(person, appCode(server, secret))).toMatchObject({
      status: 200,
      data: { roles: ["platform-admin"], needsSecondFactor: false },
    });
  });

  it("a code passes once, also when it comes five times at once", async () => {
    const person = await staff();
    const { secret } = await withSecondFactor(server, person.cookie);
    const code = appCode(server, secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(person, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it("a recovery code stands in for it once, however it is written", async () => {
    const person = await staff();
    const { recoveryCodes } = await withSecondFactor(server, person.cookie);
    const typed = ` ${recoveryCodes[0]?.toLowerCase().replace("-", " ")} `;
    expect((await enter(person, typed)).status).toBe(200);
    expect((await enter(person, typed)).code).toBe("auth/wrong-second-factor");
    const { data } = await server.call(readSecondFactor, {}, { as: person.cookie });
    expect(data.recoveryCodesLeft).toBe(9);
  });

  it("ten wrong ones in a row are refused for a while, for that device or address", async () => {
    const person = await staff();
    const { secret } = await withSecondFactor(server, person.cookie);
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await enter(person, "000000")).code).toBe("auth/wrong-second-factor");
    expect((await enter(person, appCode(server, secret))).status).toBe(429);
    server.clock.advance(15 * 60_000);
    expect((await enter(person, appCode(server, secret))).status).toBe(200);
  });

  it.each([
    ["sign-in", requestSignInCode, {}],
    ["reset", requestReset, { newPassword: "kotta nela 8" }],
  ] as const)(
    "is asked for after the code by SMS too (%s), which it does not use up",
    async (_, ask, more) => {
      const person = await staff();
      const { secret } = await withSecondFactor(server, person.cookie);
      const { data } = await server.call(ask, { body: { mobileNo: person.mobileNo } });
      const body = { requestId: data.requestId, code: await lastCode(person.mobileNo), ...more };
      const asked = await server.call(verifyCode, { body });
      expect(asked).toMatchObject({ status: 422, code: "auth/second-factor-needed" });
      const wrong = await server.call(verifyCode, { body: { ...body, secondFactor: "000000" } });
      expect(wrong.code).toBe("auth/wrong-second-factor");
      const right = { ...body, secondFactor: appCode(server, secret) };
      expect((await server.call(verifyCode, { body: right })).status).toBe(200);
    },
  );

  it("that no longer opens, as after a new SANTHA_SECRET, is answered with the way out", async () => {
    const person = await staff();
    await withSecondFactor(server, person.cookie);
    const sealed = seal({ secret: "another secret" }, person.profileId, Buffer.alloc(20));
    await server.pool.query(
      "update second_factors set sealed_secret = $1, waiting_secret = $1, waiting_since = $2 where profile_id = $3",
      [sealed, server.clock.now(), person.profileId],
    );
    for (const typed of [undefined, "123456"]) {
      const answer = await enter(person, typed);
      expect(answer).toMatchObject({ status: 409, code: "auth/second-factor-reset-needed" });
      expect(answer.fields).toBeUndefined();
    }
    const body = { code: "123456" };
    expect((await server.call(confirmSecondFactor, { body }, { as: person.cookie })).status).toBe(409);
    await resetSecondFactor(server.platform, person.mobileNo);
    expect((await enter(person)).status).toBe(200);
  });

  it("is replaced only against the one that is set", async () => {
    const person = await staff();
    const { secret } = await withSecondFactor(server, person.cookie);
    const without = await server.call(beginSecondFactor, { body: {} }, { as: person.cookie });
    expect(without.code).toBe("auth/second-factor-needed");
    const body = { secondFactor: appCode(server, secret) };
    expect((await server.call(beginSecondFactor, { body }, { as: person.cookie })).status).toBe(200);
    server.clock.advance(30_000);
    expect((await enter(person, appCode(server, secret))).status).toBe(200);
  });

  it("is taken away at the terminal: all sessions end, the password alone is enough, the log says so", async () => {
    const person = await staff();
    await withSecondFactor(server, person.cookie);
    expect(await resetSecondFactor(server.platform, person.mobileNo)).toBe(true);
    expect(await resetSecondFactor(server.platform, person.mobileNo)).toBe(false);
    expect((await server.call(readSession, {}, { as: person.cookie })).status).toBe(401);
    expect((await enter(person)).status).toBe(200);
    const lines = await server.platform.database
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", person.profileKey)
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(["auth/second-factor-set", "auth/second-factor-reset"]);
  });
});
