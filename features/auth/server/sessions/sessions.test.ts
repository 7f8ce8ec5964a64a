import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deviceOf } from "#engine/server/people/device.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import {
  changePassword,
  endOneSession,
  endOtherSessions,
  listSessions,
  readSession,
  signIn,
} from "../../contract/auth.ts";

const password = "erra nela 7";
const androidChrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36";
const windowsEdge =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0";
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ raisedLimits: { "sign-in by address": 1000 } });
});
afterAll(() => server.close());

async function signedIn({ mobileNo }: TestPerson, userAgent: string): Promise<string> {
  const answer = await server.call(
    signIn,
    { body: { mobileNo, password } },
    { headers: { "user-agent": userAgent } },
  );
  return [answer.headers["set-cookie"]].flat().map(String)[0]?.split(";")[0] ?? "";
}

const statusOf = async (cookie: string) => (await server.call(readSession, {}, { as: cookie })).status;

/** Until a statement waits for a row that another transaction holds. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.platform.database);
    if (rows.length > 0) return;
  }
}

describe("sessions of a person", () => {
  it("[R42] are listed with device, first and last use, this one first; nobody else's and no token among them", async () => {
    const person = await aPerson(server, { password });
    await aPerson(server);
    await server.platform.database.deleteFrom("sessions").execute();
    const startedAt = server.clock.now().getTime();
    const phone = await signedIn(person, androidChrome);
    server.clock.advance(3_600_000 + 1);
    const desk = await signedIn(person, windowsEdge);
    server.clock.advance(3_600_000 + 1);
    const used = server.clock.now().getTime();
    const { result, statements } = await server.statements.during(() =>
      server.app.inject({ url: listSessions.path, headers: { cookie: phone } }),
    );
    expect(statements.length).toBeLessThanOrEqual(3);
    const { items } = result.json().data;
    expect(items).toEqual([
      {
        id: expect.any(Number),
        browser: "chrome",
        system: "android",
        startedAt,
        lastSeenAt: used,
        isThisOne: true,
      },
      expect.objectContaining({ browser: "edge", system: "windows", isThisOne: false }),
    ]);
    for (const cookie of [phone, desk]) expect(result.body).not.toContain(cookie.split("=")[1]);
  });

  it("[R42] one can be ended and is dead at its next call; ended again it is not there", async () => {
    const person = await aPerson(server, { password });
    const [one, other] = [await signedIn(person, androidChrome), await signedIn(person, windowsEdge)];
    const { data } = await server.call(listSessions, {}, { as: one });
    const edge = data.items.find(({ browser }) => browser === "edge")?.id ?? 0;
    const end = () => server.call(endOneSession, { params: { sessionId: edge } }, { as: one });
    expect((await end()).status).toBe(200);
    expect([await statusOf(one), await statusOf(other)]).toEqual([200, 401]);
    expect(await end()).toMatchObject({ status: 404, code: "auth/no-such-session" });
  });

  it("[R42] [R36] another person's cannot be ended", async () => {
    const [mine, theirs] = [await aPerson(server), await aPerson(server)];
    const { data } = await server.call(listSessions, {}, { as: theirs.cookie });
    const sessionId = data.items[0]?.id ?? 0;
    const refused = await server.call(endOneSession, { params: { sessionId } }, { as: mine.cookie });
    expect([refused.status, await statusOf(theirs.cookie)]).toEqual([404, 200]);
  });

  it("[R42] all others can be ended at once, this one goes on", async () => {
    const [person, neighbour] = [await aPerson(server, { password }), await aPerson(server)];
    const mine = await signedIn(person, androidChrome);
    const other = await signedIn(person, windowsEdge);
    const ended = await server.call(endOtherSessions, {}, { as: mine });
    expect(ended.data).toEqual({ ended: 2 });
    expect([await statusOf(mine), await statusOf(other), await statusOf(person.cookie)]).toEqual([
      200, 401, 401,
    ]);
    expect(await statusOf(neighbour.cookie)).toBe(200);
  });
});

describe("changing the password", () => {
  it("[R42] ends all sessions, gives this one a new token, and the old password is good no more", async () => {
    const person = await aPerson(server, { password });
    const mine = await signedIn(person, androidChrome);
    const body = { oldPassword: password, newPassword: "kotta nela 8" };
    const changed = await server.call(changePassword, { body }, { as: mine });
    const next = [changed.headers["set-cookie"]].flat().map(String);
    const cookie = next.findLast((line) => line.startsWith("santha-session="))?.split(";")[0] ?? "";
    expect(changed).toMatchObject({ status: 200, data: { profileKey: person.profileKey } });
    expect([await statusOf(mine), await statusOf(person.cookie), await statusOf(cookie)]).toEqual([
      401, 401, 200,
    ]);
    const { mobileNo } = person;
    expect((await server.call(signIn, { body: { mobileNo, password } })).status).toBe(401);
    expect((await server.call(signIn, { body: { mobileNo, password: body.newPassword } })).status).toBe(200);
  });

  it("[R42] lets nobody in whose old password was right when he began and is replaced before his session begins", async () => {
    const person = await aPerson(server, { password });
    const entered = await server.platform.database.transaction().execute(async (change) => {
      await change
        .updateTable("credentials")
        .set({ password_hash: "replaced" })
        .where("profile_id", "=", person.profileId)
        .execute();
      const entering = server.call(signIn, { body: { mobileNo: person.mobileNo, password } });
      await Promise.race([entering, untilSomebodyWaits()]);
      return { entering };
    });
    expect((await entered.entering).status).toBe(401);
  });

  it("[R42] needs the old one: a wrong one is refused beside its field and nothing changes", async () => {
    const person = await aPerson(server, { password });
    const body = { oldPassword: "not the word", newPassword: "kotta nela 8" };
    const refused = await server.call(changePassword, { body }, { as: person.cookie });
    expect(refused).toMatchObject({ status: 422, code: "auth/wrong-old-password" });
    expect(refused.fields).toEqual({ oldPassword: "The old password is wrong." });
    expect(await statusOf(person.cookie)).toBe(200);
    const signedInStill = await server.call(signIn, { body: { mobileNo: person.mobileNo, password } });
    expect(signedInStill.status).toBe(200);
  });

  it("[AUTH-009] wrong old passwords count like wrong ones at sign-in", async () => {
    const { mobileNo, cookie } = await aPerson(server, { password });
    const body = { oldPassword: "not the word", newPassword: "kotta nela 8" };
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await server.call(changePassword, { body }, { as: cookie })).status).toBe(422);
    }
    expect((await server.call(changePassword, { body }, { as: cookie })).status).toBe(429);
    expect((await server.call(signIn, { body: { mobileNo, password } })).status).toBe(429);
  });
});

it.each([
  [androidChrome, "chrome", "android"],
  [windowsEdge, "edge", "windows"],
  [
    "Mozilla/5.0 (Linux; Android 13; SM-A145F) Chrome/121.0 SamsungBrowser/25.0 Mobile Safari/537.36",
    "samsung",
    "android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1",
    "safari",
    "iphone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/126.0 Mobile/15E148 Safari/604.1",
    "chrome",
    "iphone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "firefox", "linux"],
  ["curl/8.5.0", "other", "other"],
  ["", "other", "other"],
])("A browser that calls itself %j is %s on %s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
