import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Role, roles } from "#engine/contract/person.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { readSession, signIn, signOut } from "../contract/auth.ts";

const password = "erra nela 7";
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ raisedLimits: { "sign-in by address": 1000 } });
});
afterAll(() => server.close());

/** The session part of the answer's cookies, as a browser would send it back. */
function cookieOf(headers: Record<string, unknown>): string {
  const set = [headers["set-cookie"]].flat().map(String);
  return set.map((line) => line.split(";")[0] ?? "").find((pair) => pair.startsWith("santha-session=")) ?? "";
}

describe("signing in", () => {
  it.each<{ who: string; own: readonly Role[] }>([
    { who: "a farmer and buyer", own: [] },
    ...roles.map((role) => ({ who: `a person with the role ${role}`, own: [role] })),
  ])("[AUTH-001] $who signs in and is known afterwards", async ({ own }) => {
    const person = await aPerson(server, { password, roles: own });
    const signedIn = await server.call(signIn, { body: { mobileNo: person.mobileNo, password } });
    expect(signedIn.status).toBe(200);
    expect(signedIn.data).toMatchObject({ profileKey: person.profileKey, roles: own });
    const known = await server.call(readSession, {}, { as: cookieOf(signedIn.headers) });
    expect(known.data).toEqual(signedIn.data);
  });

  it("[AUTH-002] a caller is either signed in or not, and nothing in between", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const before = await server.call(readSession, {});
    const wrong = await server.call(signIn, { body: { mobileNo, password: "not the word" } });
    const after = await server.call(readSession, {}, { as: cookieOf(wrong.headers) });
    const right = await server.call(signIn, { body: { mobileNo, password } });
    const then = await server.call(readSession, {}, { as: cookieOf(right.headers) });
    expect([before.status, after.status, then.status]).toEqual([401, 401, 200]);
  });

  it("[AUTH-003] the userId cookie lives 31536000 seconds and opens nothing by itself", async () => {
    const { mobileNo, profileKey } = await aPerson(server, { password });
    const signedIn = await server.call(signIn, { body: { mobileNo, password } });
    const set = [signedIn.headers["set-cookie"]].flat().map(String);
    const userId = set.find((line) => line.startsWith("userId="));
    expect(userId).toContain(`userId=${profileKey};`);
    expect(userId).toContain("Max-Age=31536000");
    const alone = await server.call(readSession, {}, { as: `userId=${profileKey}` });
    expect(alone.status).toBe(401);
  });

  it("[AUTH-004] both fields are required, each with its own sentence", async () => {
    const none = await server.call(signIn, { body: {} } as never);
    expect(none.status).toBe(422);
    expect(Object.keys(none.fields ?? {}).sort()).toEqual(["mobileNo", "password"]);
    const empty = await server.call(signIn, { body: { mobileNo: "9000000001", password: "" } });
    expect(Object.keys(empty.fields ?? {})).toEqual(["password"]);
  });

  it("[AUTH-004] a wrong password and an unknown number get the same answer", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const wrong = await server.call(signIn, { body: { mobileNo, password: "not the word" } });
    const unknown = await server.call(signIn, { body: { mobileNo: "7000000000", password: "not the word" } });
    const withoutPassword = await aPerson(server);
    const unset = await server.call(signIn, {
      body: { mobileNo: withoutPassword.mobileNo, password: "not the word" },
    });
    expect(wrong.status).toBe(401);
    for (const other of [unknown, unset]) {
      expect({ ...other, requestId: "", headers: {} }).toEqual({ ...wrong, requestId: "", headers: {} });
      expect(Object.keys(other.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
    }
  });

  it("[AUTH-009] [R48] refuses the 11th wrong password in a row, the right one then too, and tells the wait", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const wrong = () => server.call(signIn, { body: { mobileNo, password: "not the word" } });
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await wrong()).status).toBe(401);
    const refused = await server.call(
      signIn,
      { body: { mobileNo, password } },
      { headers: { "accept-language": "te" } },
    );
    expect(refused).toMatchObject({ status: 429, code: "platform/too-many" });
    expect(refused.info).toBe("చాలాసార్లు ప్రయత్నించారు. 15 నిమిషాలు ఆగి మళ్లీ ప్రయత్నించండి.");
    expect(refused.headers["retry-after"]).toBe("900");
    server.clock.advance(15 * 60_000);
    expect((await server.call(signIn, { body: { mobileNo, password } })).status).toBe(200);
  });

  it("[AUTH-009] a right password ends the row, so wrong ones now and then lock nobody out", async () => {
    const { mobileNo } = await aPerson(server, { password });
    for (let round = 1; round <= 3; round += 1) {
      for (let attempt = 1; attempt <= 9; attempt += 1) {
        await server.call(signIn, { body: { mobileNo, password: "not the word" } });
      }
      expect((await server.call(signIn, { body: { mobileNo, password } })).status).toBe(200);
    }
  });

  it("[AUTH-009] 50 wrong passwords a day, however slowly they come", async () => {
    const { mobileNo } = await aPerson(server, { password });
    let passed = 0;
    for (let attempt = 1; attempt <= 60; attempt += 1) {
      const answer = await server.call(signIn, { body: { mobileNo, password: "not the word" } });
      if (answer.status === 401) passed += 1;
      server.clock.advance(16 * 60_000);
    }
    expect(passed).toBe(50);
  });
});

describe("the session", () => {
  it("[AUTH-011] signing out ends the session on the server and takes both cookies away", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const as = cookieOf((await server.call(signIn, { body: { mobileNo, password } })).headers);
    const out = await server.call(signOut, {}, { as });
    expect(String(out.headers["set-cookie"])).toMatch(/santha-session=;.*userId=;/);
    const after = await server.call(readSession, {}, { as });
    expect(after).toMatchObject({ status: 401, code: "platform/sign-in-needed" });
  });

  it("signing out without a session is answered like any other", async () => {
    const out = await server.call(signOut, {});
    expect(out).toMatchObject({ status: 200, data: { isSignedOut: true } });
  });

  it("[AUTH-010] an expired session is refused like none", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const as = cookieOf((await server.call(signIn, { body: { mobileNo, password } })).headers);
    server.clock.advance(31 * 86_400_000);
    const idle = await server.call(readSession, {}, { as });
    expect(idle).toMatchObject({ status: 401, code: "platform/sign-in-needed" });
  });

  it("R42: signing in again gives a new token and ends the session the browser came with", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const first = cookieOf((await server.call(signIn, { body: { mobileNo, password } })).headers);
    const second = await server.call(signIn, { body: { mobileNo, password } }, { as: first });
    const next = cookieOf(second.headers);
    expect(next).not.toBe(first);
    expect(next.length).toBeGreaterThanOrEqual("santha-session=".length + 22);
    expect((await server.call(readSession, {}, { as: first })).status).toBe(401);
    expect((await server.call(readSession, {}, { as: next })).status).toBe(200);
  });

  it("R42: the session cookie is not readable by scripts and stays on this site", async () => {
    const { mobileNo } = await aPerson(server, { password });
    const signedIn = await server.call(signIn, { body: { mobileNo, password } });
    const session = [signedIn.headers["set-cookie"]].flat().map(String)[0];
    expect(session).toMatch(/^santha-session=.*; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("reading the session takes two statements", async () => {
    const { cookie } = await aPerson(server);
    const { statements } = await server.statements.during(() => server.call(readSession, {}, { as: cookie }));
    expect(statements).toHaveLength(2);
  });
});
