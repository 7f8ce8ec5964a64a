import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readOutbox } from "#engine/contract/dev.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { readSession, requestReset, resendCode, signIn, signUp, verifyCode } from "../../contract/auth.ts";

const password = "nalla nela 8";
const minute = 60_000;
let server: TestApp;
let lastNumber = 9_100_000_000;
beforeEach(async () => {
  server = await testApp({ raisedLimits: { "code by address": 1000, "code tries by address": 1000 } });
});
afterEach(() => server.close());

function freshNumber(): string {
  lastNumber += 1;
  return String(lastNumber);
}

async function lastMessage(mobileNo: string): Promise<string> {
  const { data } = await server.call(readOutbox, { query: { mobileNo } });
  return data.messages[0]?.body ?? "";
}

async function lastCode(mobileNo: string): Promise<string> {
  return /#(\d+)$/.exec(await lastMessage(mobileNo))?.[1] ?? "none";
}

function wish(mobileNo: string) {
  return server.call(signUp, { body: { firstName: "Sammakka", mobileNo, password, language: "te" } });
}

function prove(requestId: string, code: string, newPassword?: string) {
  return server.call(verifyCode, { body: { requestId, code, ...(newPassword ? { newPassword } : {}) } });
}

function otherThan(code: string): string {
  return code === "000000" ? "000001" : "000000";
}

describe("a one-time code", () => {
  it("[R40] has 6 digits, opens the account once, and is bound to its request", async () => {
    const mobileNo = freshNumber();
    const first = await wish(mobileNo);
    const code = await lastCode(mobileNo);
    expect(code).toMatch(/^\d{6}$/);
    const other = await wish(freshNumber());
    const elsewhere = await prove(other.data.requestId, code);
    expect(elsewhere.code).toBe("auth/wrong-code");
    const opened = await prove(first.data.requestId, code);
    expect(opened).toMatchObject({ status: 200, data: { firstName: "Sammakka", mobileNo, language: "te" } });
    const again = await prove(first.data.requestId, code);
    expect(again).toMatchObject({ status: 422, code: "auth/code-expired" });
    const signedIn = await server.call(signIn, { body: { mobileNo, password } });
    expect(signedIn.status).toBe(200);
  });

  it("[R40] is stored only as a hash", async () => {
    const mobileNo = freshNumber();
    await wish(mobileNo);
    const code = await lastCode(mobileNo);
    const rows = await server.platform.database.selectFrom("one_time_codes").selectAll().execute();
    const stored = JSON.stringify(
      rows.map((row) => ({ ...row, code_hash: row.code_hash.toString("latin1") })),
    );
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(password);
  });

  it("[R40] [AUTH-007] is good for 10 minutes and no longer", async () => {
    const [early, late] = [freshNumber(), freshNumber()];
    const first = await wish(early);
    server.clock.advance(10 * minute - 1);
    expect((await prove(first.data.requestId, await lastCode(early))).status).toBe(200);
    const second = await wish(late);
    server.clock.advance(10 * minute);
    expect(await prove(second.data.requestId, await lastCode(late))).toMatchObject({
      status: 422,
      code: "auth/code-expired",
    });
  });

  it("[R40] [AUTH-009] [AUTH-007] five wrong tries kill it, the right code then too", async () => {
    const mobileNo = freshNumber();
    const { data } = await wish(mobileNo);
    const code = await lastCode(mobileNo);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await prove(data.requestId, otherThan(code))).code).toBe("auth/wrong-code");
    }
    expect((await prove(data.requestId, code)).code).toBe("auth/code-expired");
  });

  it("[R40] 20 parallel guesses get no more than five tries", async () => {
    const mobileNo = freshNumber();
    const { data } = await wish(mobileNo);
    const wrong = otherThan(await lastCode(mobileNo));
    const answers = await Promise.all(Array.from({ length: 20 }, () => prove(data.requestId, wrong)));
    const codes = answers.map((answer) => answer.code).sort();
    expect(codes.filter((code) => code === "auth/wrong-code")).toHaveLength(5);
    expect(codes.filter((code) => code === "auth/code-expired")).toHaveLength(15);
  });

  it("[R40] the right code sent 5 times at once opens one account", async () => {
    const mobileNo = freshNumber();
    const { data } = await wish(mobileNo);
    const code = await lastCode(mobileNo);
    const answers = await Promise.all(Array.from({ length: 5 }, () => prove(data.requestId, code)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it("[R40] [AUTH-009] a number gets 5 codes an hour and 10 a day, however they are asked for", async () => {
    const { mobileNo } = await aPerson(server);
    for (let hour = 1; hour <= 2; hour += 1) {
      for (let count = 1; count <= 3; count += 1) expect((await wish(mobileNo)).status).toBe(200);
      const sent = await server.call(requestReset, { body: { mobileNo } });
      const { requestId } = sent.data;
      server.clock.advance(30_000);
      expect((await server.call(resendCode, { body: { requestId } })).status).toBe(200);
      const sixth = await wish(mobileNo);
      expect(sixth).toMatchObject({ status: 429, code: "platform/too-many" });
      server.clock.advance(60 * minute);
    }
    const eleventh = await server.call(requestReset, { body: { mobileNo } });
    expect(eleventh.status).toBe(429);
  });

  it("[AUTH-007] a code sent again works, and the earlier one no more", async () => {
    const mobileNo = freshNumber();
    const first = await wish(mobileNo);
    const firstCode = await lastCode(mobileNo);
    server.clock.advance(30_000);
    const second = await server.call(resendCode, { body: { requestId: first.data.requestId } });
    expect((await prove(first.data.requestId, firstCode)).code).toBe("auth/code-expired");
    expect((await prove(second.data.requestId, await lastCode(mobileNo))).status).toBe(200);
  });

  it("[AUTH-007] another code is sent after 30 seconds, not before, and the answer says how long to wait", async () => {
    const { data } = await wish(freshNumber());
    expect(data.resendAfterInSeconds).toBe(30);
    server.clock.advance(12_000);
    const early = await server.call(resendCode, { body: { requestId: data.requestId } });
    expect(early).toMatchObject({
      status: 429,
      code: "auth/wait-for-code",
      data: { retryAfterInSeconds: 18 },
    });
    expect(early.info).toContain("18 seconds");
    server.clock.advance(18_000);
    const next = await server.call(resendCode, { body: { requestId: data.requestId } });
    expect(next).toMatchObject({ status: 200, data: { resendAfterInSeconds: 30 } });
  });

  it("[R40] [AUTH-009] a number gets 50 guesses in any 24 hours, over however many codes and addresses", async () => {
    const mobileNo = freshNumber();
    let address = 1;
    const fiveCodes = async () => {
      const sent: string[] = [];
      for (let count = 1; count <= 5; count += 1) sent.push((await wish(mobileNo)).data.requestId);
      return sent;
    };
    const guessesLet = async (requests: readonly string[]) => {
      let passed = 0;
      for (const requestId of requests) {
        for (let attempt = 1; attempt <= 5; attempt += 1) {
          const request = requestOf(verifyCode, { body: { requestId, code: "000000" } });
          address += 1;
          const remoteAddress = `10.${address >> 8}.${address & 255}.1`;
          const answer = await server.app.inject({ ...request, remoteAddress });
          if (answer.json().code === "auth/wrong-code") passed += 1;
          else expect(answer.statusCode).toBe(429);
        }
      }
      return passed;
    };
    const first = await fiveCodes();
    server.clock.advance(9 * minute);
    expect(await guessesLet(first)).toBe(25);
    server.clock.advance(51 * minute);
    expect(await guessesLet(await fiveCodes())).toBe(25);
    // The first codes have left the day, the guesses at them have not.
    server.clock.advance(1380 * minute);
    const third = await fiveCodes();
    expect(await guessesLet(third.slice(0, 1))).toBe(0);
    server.clock.advance(9 * minute);
    expect(await guessesLet(third.slice(1))).toBe(20);
  });

  it("another code can be asked for after the first expired or was guessed at, within the hour", async () => {
    const [slow, wrong, late] = [freshNumber(), freshNumber(), freshNumber()];
    const guessed = await wish(wrong);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await prove(guessed.data.requestId, otherThan(await lastCode(wrong)));
    }
    const expired = await wish(slow);
    server.clock.advance(15 * minute);
    for (const [mobileNo, { data }] of [
      [slow, expired],
      [wrong, guessed],
    ] as const) {
      const next = await server.call(resendCode, { body: { requestId: data.requestId } });
      expect((await prove(next.data.requestId, await lastCode(mobileNo))).status).toBe(200);
    }
    const left = await wish(late);
    server.clock.advance(60 * minute);
    const refused = await server.call(resendCode, { body: { requestId: left.data.requestId } });
    expect(refused).toMatchObject({ status: 422, code: "auth/code-expired" });
  });

  it("the message ends with the line that phones fill in from, in both languages", async () => {
    const mobileNo = freshNumber();
    await server.call(
      signUp,
      { body: { firstName: "Sammakka", mobileNo, password, language: "te" } },
      { headers: { "accept-language": "te" } },
    );
    const telugu = await lastMessage(mobileNo);
    expect(telugu).toMatch(/^\d{6} మీ సంత ఓటీపీ\..*\n\n@localhost #\d{6}$/s);
    await wish(mobileNo);
    expect(await lastMessage(mobileNo)).toMatch(/^\d{6} is your Santha OTP\..*\n\n@localhost #\d{6}$/s);
  });
});

describe("a new password", () => {
  it("[R42] [AUTH-008] ends every other session, and the old password is good no more", async () => {
    const { mobileNo, cookie, profileKey } = await aPerson(server, { password });
    const { data } = await server.call(requestReset, { body: { mobileNo } });
    const set = await prove(data.requestId, await lastCode(mobileNo), "a new word 9");
    expect(set).toMatchObject({ status: 200, data: { profileKey } });
    expect((await server.call(readSession, {}, { as: cookie })).status).toBe(401);
    const own = [set.headers["set-cookie"]].flat().map(String)[0]?.split(";")[0] ?? "";
    expect((await server.call(readSession, {}, { as: own })).status).toBe(200);
    expect((await server.call(signIn, { body: { mobileNo, password } })).status).toBe(401);
    expect((await server.call(signIn, { body: { mobileNo, password: "a new word 9" } })).status).toBe(200);
  });

  it("is asked for without using up the code", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const { data } = await server.call(requestReset, { body: { mobileNo } });
    const code = await lastCode(mobileNo);
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const asked = await prove(data.requestId, code);
      expect(asked).toMatchObject({ status: 422, code: "auth/new-password-needed" });
      expect(Object.keys(asked.fields ?? {})).toEqual(["newPassword"]);
    }
    expect((await prove(data.requestId, code, "a new word 9")).status).toBe(200);
  });

  it("leaves one line in the audit log, without the number", async () => {
    const { mobileNo, profileId, profileKey } = await aPerson(server, { password });
    const { data } = await server.call(requestReset, { body: { mobileNo } });
    await prove(data.requestId, await lastCode(mobileNo), "a new word 9");
    const lines = await server.platform.database.selectFrom("audit_log").selectAll().execute();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      action: "auth/password-changed",
      subject: profileKey,
      actor_profile_id: profileId,
      detail: {},
    });
  });
});
