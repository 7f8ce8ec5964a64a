import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOutbox } from "#engine/contract/dev.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { readSession, requestSignInCode, signIn, verifyCode } from "../../contract/auth.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ raisedLimits: { "code by address": 1000, "code tries by address": 1000 } });
});
afterAll(() => server.close());

async function lastMessage(mobileNo: string): Promise<string> {
  const { data } = await server.call(readOutbox, { query: { mobileNo } });
  return data.messages[0]?.body ?? "";
}

async function ask(mobileNo: string, language = "en") {
  const { data } = await server.call(
    requestSignInCode,
    { body: { mobileNo } },
    { headers: { "accept-language": language } },
  );
  return data.requestId;
}

describe("signing in by code", () => {
  it("[R40] [AUTH-001] the code signs in once, with all rights, and no password is needed", async () => {
    const person = await aPerson(server, { roles: ["agent"] });
    const requestId = await ask(person.mobileNo);
    const code = /#(\d+)$/.exec(await lastMessage(person.mobileNo))?.[1] ?? "none";
    const signedIn = await server.call(verifyCode, { body: { requestId, code } });
    expect(signedIn).toMatchObject({
      status: 200,
      data: { profileKey: person.profileKey, roles: ["agent"], referral: null },
    });
    const cookie = [signedIn.headers["set-cookie"]].flat().map(String)[0]?.split(";")[0] ?? "";
    expect((await server.call(readSession, {}, { as: cookie })).data.profileKey).toBe(person.profileKey);
    expect((await server.call(verifyCode, { body: { requestId, code } })).code).toBe("auth/code-expired");
  });

  it("[R42] other sessions of the person go on, the password too", async () => {
    const person = await aPerson(server, { password: "erra nela 7" });
    const requestId = await ask(person.mobileNo);
    const code = /#(\d+)$/.exec(await lastMessage(person.mobileNo))?.[1] ?? "none";
    await server.call(verifyCode, { body: { requestId, code } });
    expect((await server.call(readSession, {}, { as: person.cookie })).status).toBe(200);
    const byPassword = { mobileNo: person.mobileNo, password: "erra nela 7" };
    expect((await server.call(signIn, { body: byPassword })).status).toBe(200);
  });

  it("[R41] a number without an account gets a message without a code, and no code signs it in", async () => {
    const mobileNo = "6200000001";
    const requestId = await ask(mobileNo);
    expect(await lastMessage(mobileNo)).toContain("has no account");
    expect(await lastMessage(mobileNo)).not.toMatch(/\d{6}/);
    const guess = await server.call(verifyCode, { body: { requestId, code: "000000" } });
    expect(guess).toMatchObject({ status: 422, code: "auth/wrong-code" });
  });

  it("[U18] the message ends with the line that phones fill in from, in both languages", async () => {
    const { mobileNo } = await aPerson(server);
    await ask(mobileNo, "te");
    expect(await lastMessage(mobileNo)).toMatch(/^(\d{6}) సైన్ ఇన్ .*\n\n@localhost #\1$/s);
    await ask(mobileNo);
    expect(await lastMessage(mobileNo)).toMatch(
      /^(\d{6}) is your Santha OTP to sign in.*\n\n@localhost #\1$/s,
    );
  });
});
