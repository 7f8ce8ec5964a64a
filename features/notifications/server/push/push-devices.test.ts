import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  changePassword,
  endOneSession,
  listSessions,
  signIn,
  signOut,
} from "#features/auth/contract/auth.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import {
  type PushBrowser,
  type PushService,
  pushService,
  subscribed,
} from "#testing/process/push-service.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { listDevices, readPushKey, removeDevice, subscribeDevice } from "../../contract/push-devices.ts";

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  app = await testApp({ environment: { PUSH_LOCAL: "on" } });
  service = await pushService(app.platform.push.publicKey);
});
afterAll(async () => {
  await service.close();
  await app.close();
});

const devicesOf = async (cookie: string) => (await app.call(listDevices, {}, { as: cookie })).data.devices;
const subscribe = (
  { cookie, profileKey }: Pick<TestPerson, "cookie" | "profileKey">,
  { endpoint, keys }: Pick<PushBrowser, "endpoint" | "keys">,
) => app.call(subscribeDevice, { body: { profileKey, endpoint, keys, language: "en" } }, { as: cookie });

describe("a device", () => {
  test("[NOTIF-006] subscribes with the house's public key, which everybody may read, and is listed once", async () => {
    const person = await aPerson(app);
    expect((await app.call(readPushKey, {})).data).toEqual({ publicKey: app.platform.push.publicKey });
    const browser = service.browser();
    const first = await subscribe(person, browser);
    expect(first.status).toBe(201);
    expect((await subscribe(person, browser)).data).toEqual(first.data);
    expect(await devicesOf(person.cookie)).toEqual([
      {
        deviceId: first.data.deviceId,
        browser: "other",
        system: "other",
        since: app.clock.now().getTime(),
        isThisOne: true,
      },
    ]);
  });

  test("a new subscription of a session takes the place of its former one, also when both come at once", async () => {
    const person = await aPerson(app);
    await subscribed(app, person, service.browser());
    const answers = await Promise.all([1, 2, 3, 4].map(() => subscribe(person, service.browser())));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await devicesOf(person.cookie)).toHaveLength(1);
  });

  test("goes with its session: at log-out, at the end by another device and at a new password", async () => {
    const password = "erra nela 7";
    const person = await aPerson(app, { password });
    const body = { mobileNo: person.mobileNo, password };
    const cookieOf = async () => {
      const { headers } = await app.call(signIn, { body });
      return [headers["set-cookie"]].flat().map(String)[0]?.split(";")[0] ?? "";
    };
    const cookies = [await cookieOf(), await cookieOf(), await cookieOf()];
    for (const cookie of cookies) await subscribed(app, { ...person, cookie }, service.browser());
    const count = async () => (await devicesOf(person.cookie)).length;
    expect(await count()).toBe(3);
    await app.call(signOut, {}, { as: cookies[0] ?? "" });
    expect(await count()).toBe(2);
    const { items } = (await app.call(listSessions, {}, { as: cookies[1] ?? "" })).data;
    const sessionId = items.find(({ isThisOne }) => isThisOne)?.id ?? 0;
    await app.call(endOneSession, { params: { sessionId } }, { as: person.cookie });
    expect(await count()).toBe(1);
    const change = { oldPassword: password, newPassword: "kotta nela 8" };
    const changed = await app.call(changePassword, { body: change }, { as: person.cookie });
    const [cookie = ""] = [changed.headers["set-cookie"]].flat().map((line) => String(line).split(";")[0]);
    expect(await devicesOf(cookie)).toEqual([]);
  });

  test("is removed by its owner, and by nobody else", async () => {
    const [owner, stranger] = [await aPerson(app), await aPerson(app)];
    const deviceId = await subscribed(app, owner, service.browser());
    const remove = (as: string) => app.call(removeDevice, { params: { deviceId } }, { as });
    expect((await remove(stranger.cookie)).status).toBe(404);
    expect((await remove(owner.cookie)).status).toBe(200);
    expect(await devicesOf(owner.cookie)).toEqual([]);
  });

  test("on which another person signs in tells that person from then on, and nobody takes it by its address alone", async () => {
    const [before, after] = [await aPerson(app), await aPerson(app)];
    const browser = service.browser();
    await subscribed(app, before, browser);
    const stolen = await subscribe(after, { ...service.browser(), endpoint: browser.endpoint });
    expect([stolen.status, stolen.code]).toEqual([409, "notifications/device-of-another"]);
    await subscribed(app, after, browser);
    expect(await devicesOf(before.cookie)).toEqual([]);
    expect(await devicesOf(after.cookie)).toHaveLength(1);
  });

  test("of ten the oldest goes when the eleventh comes", async () => {
    const person: TestPerson = await aPerson(app);
    const ids: number[] = [];
    for (let number = 1; number <= 11; number += 1) {
      app.clock.advance(1000);
      ids.push(
        await subscribed(app, { ...person, cookie: await sessionFor(app, person) }, service.browser()),
      );
    }
    const kept = (await devicesOf(person.cookie)).map(({ deviceId }) => deviceId);
    expect(kept.toSorted((a, b) => a - b)).toEqual(ids.slice(1));
  });

  test("[NOTIF-007] is kept for whom the browser initialised its push service, and for nobody who signed in meanwhile", async () => {
    const [before, after] = [await aPerson(app), await aPerson(app)];
    const late = await subscribe({ ...before, cookie: after.cookie }, service.browser());
    expect([late.status, late.code]).toEqual([409, "notifications/not-this-person"]);
    expect(await devicesOf(after.cookie)).toEqual([]);
  });

  test("with keys that are none is refused", async () => {
    const person = await aPerson(app);
    const { endpoint, keys } = service.browser();
    const broken = { ...keys, p256dh: `B${"A".repeat(86)}` };
    const answer = await subscribe(person, { endpoint, keys: broken });
    expect([answer.status, answer.code]).toEqual([422, "notifications/keys-refused"]);
  });
});

test("[R47] without the setting for trying things out no spelling of a local address is kept, and nothing comes there", async () => {
  const strict = await testApp();
  const { cookie, profileKey } = await aPerson(strict);
  const { port } = new URL(service.origin);
  const { keys } = service.browser();
  const before = service.tries();
  const hosts = [
    "127.0.0.1",
    "127.1",
    "0x7f000001",
    "2130706433",
    "localhost",
    "localhost.",
    "[::1]",
    "[::ffff:7f00:1]",
    "0",
  ];
  for (const host of hosts)
    for (const scheme of ["http", "https"]) {
      const body = {
        endpoint: `${scheme}://${host}:${port}/to/x`,
        profileKey,
        keys,
        language: "en",
      } as const;
      const answer = await strict.call(subscribeDevice, { body }, { as: cookie });
      expect([body.endpoint, answer.code]).toEqual([body.endpoint, "notifications/address-refused"]);
    }
  expect(service.tries()).toBe(before);
  await strict.close();
});
