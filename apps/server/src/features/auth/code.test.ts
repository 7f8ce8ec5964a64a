import { readSession, requestReset, resendCode, signIn, signUp, verifyCode } from "@santha/contract/auth";
import { readOutbox } from "@santha/contract/dev";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "#test/app";
import { aPerson } from "#test/people";

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
  it("R40: has 6 digits, opens the account once, and is bound to its request", async () => {
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

  it("R40: is stored only as a hash", async () => {
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

  it("R40: is good for 10 minutes and no longer", async () => {
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

  it("R40: five wrong tries kill it, the right code then too", async () => {
    const mobileNo = freshNumber();
    const { data } = await wish(mobileNo);
    const code = await lastCode(mobileNo);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await prove(data.requestId, otherThan(code))).code).toBe("auth/wrong-code");
    }
    expect((await prove(data.requestId, code)).code).toBe("auth/code-expired");
  });

  it("R40: 20 parallel guesses get no more than five tries", async () => {
    const mobileNo = freshNumber();
    const { data } = await wish(mobileNo);
    const wrong = otherThan(await lastCode(mobileNo));
    const answers = await Promise.all(Array.from({ length: 20 }, () => prove(data.requestId, wrong)));
    const codes = answers.map((answer) => answer.code).sort();
    expect(codes.filter((code) => code === "auth/wrong-code")).toHaveLength(5);
    expect(codes.filter((code) => code === "auth/code-expired")).toHaveLength(15);
  });

  it("R40: the right code sent 5 times at once opens one account", async () => {
    const mobileNo = freshNumber();
    const { data } = await wish(mobileNo);
    const code = await lastCode(mobileNo);
    const answers = await Promise.all(Array.from({ length: 5 }, () => prove(data.requestId, code)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it("R40: a number gets 5 codes an hour and 10 a day, however they are asked for", async () => {
    const { mobileNo } = await aPerson(server);
    for (let hour = 1; hour <= 2; hour += 1) {
      for (let count = 1; count <= 3; count += 1) expect((await wish(mobileNo)).status).toBe(200);
      const sent = await server.call(requestReset, { body: { mobileNo } });
      const { requestId } = sent.data;
      expect((await server.call(resendCode, { body: { requestId } })).status).toBe(200);
      const sixth = await wish(mobileNo);
      expect(sixth).toMatchObject({ status: 429, code: "platform/too-many" });
      server.clock.advance(60 * minute);
    }
    const eleventh = await server.call(requestReset, { body: { mobileNo } });
    expect(eleventh.status).toBe(429);
  });

  it("a code sent again works, and the earlier one no more", async () => {
    const mobileNo = freshNumber();
    const first = await wish(mobileNo);
    const firstCode = await lastCode(mobileNo);
    const second = await server.call(resendCode, { body: { requestId: first.data.requestId } });
    expect((await prove(first.data.requestId, firstCode)).code).toBe("auth/code-expired");
    expect((await prove(second.data.requestId, await lastCode(mobileNo))).status).toBe(200);
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

describe("known and unknown numbers", () => {
  it("R41: sign-up and reset answer the same, and send the same statements", async () => {
    const { mobileNo: known } = await aPerson(server, { password });
    const same = (answer: object) => ({ ...answer, data: null, headers: null });
    for (const ask of [wish, (mobileNo: string) => server.call(requestReset, { body: { mobileNo } })]) {
      const one = await server.statements.during(() => ask(known));
      const other = await server.statements.during(() => ask(freshNumber()));
      expect(same(one.result)).toEqual(same(other.result));
      expect(Object.keys(one.result.data)).toEqual(Object.keys(other.result.data));
      expect(one.result.data.requestId).toHaveLength(other.result.data.requestId.length);
      expect(one.statements).toEqual(other.statements);
    }
  });

  it("R41: a registered number learns it by its message, and is refused only after the proof", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const { data } = await wish(mobileNo);
    const code = await lastCode(mobileNo);
    expect(await lastMessage(mobileNo)).toContain("has an account already");
    expect((await prove(data.requestId, otherThan(code))).code).toBe("auth/wrong-code");
    expect(await prove(data.requestId, code)).toMatchObject({ status: 409, code: "auth/already-registered" });
    expect((await prove(data.requestId, code)).code).toBe("auth/code-expired");
  });

  it("R41: a reset of an unknown number is refused like a wrong code", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const guess = async (number: string) => {
      const { data } = await server.call(requestReset, { body: { mobileNo: number } });
      const { code, info, status } = await prove(data.requestId, "000000", "a new word 9");
      return { code, info, status };
    };
    expect(await guess(freshNumber())).toEqual(await guess(mobileNo));
  });
});

describe("a new password", () => {
  it("R42: ends every other session, and the old password is good no more", async () => {
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
