import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { type PushService, pushService } from "#testing/process/push-service.ts";
import { isPublicAddress, publicLookup, type Resolve } from "../../http/limits/public-address.ts";
import { loadPushKeys } from "./push-keys.ts";
import { type WebPushParts, webPush } from "./web-push.ts";

let process: TestPlatform;
let parts: WebPushParts;
let service: PushService;
beforeAll(async () => {
  process = await testPlatform();
  const keys = await loadPushKeys(process.platform.database);
  parts = { keys, subject: "mailto:hello@santha.example", mayBeLocal: true };
  service = await pushService(keys.publicKey);
});
afterAll(async () => {
  await service.close();
  await process.close();
});

const message = { text: '{"title":"సంత"}', topic: "told-1", lifeInSeconds: 60 };
const addressOf = ({ endpoint, keys }: ReturnType<PushService["browser"]>) => ({
  endpoint,
  publicKey: Buffer.from(keys.p256dh, "base64url"),
  authSecret: Buffer.from(keys.auth, "base64url"),
});

describe("a push", () => {
  test("can be read by its browser alone and is another one each time", async () => {
    const [browser, other] = [service.browser(), service.browser()];
    const mixed = { ...addressOf(browser), publicKey: addressOf(other).publicKey };
    for (const _ of [1, 2])
      expect(await webPush(parts).send(addressOf(browser), message)).toEqual({ kind: "taken" });
    expect(await webPush(parts).send(mixed, message)).toEqual({ kind: "refused", reason: "status 400" });
    const [once, again] = browser.taken;
    expect(once?.text).toEqual({ title: "సంత" });
    expect(once?.body.equals(again?.body ?? once.body)).toBe(false);
  });

  test("goes out under the house's own key for twelve hours of the real clock, however the clock was moved", async () => {
    const browser = service.browser();
    process.clock.moveTo(30 * 86_400_000);
    expect(await webPush(parts).send(addressOf(browser), message)).toEqual({ kind: "taken" });
    process.clock.moveTo(0);
    const [taken] = browser.taken;
    expect(taken?.claims).toMatchObject({ aud: service.origin, sub: "mailto:hello@santha.example" });
    const hours = ((taken?.claims.exp ?? 0) * 1000 - Date.now()) / 3_600_000;
    expect(Math.round(hours * 10)).toBe(120);
    expect(taken?.text.title).toBe("సంత");
    expect(taken?.headers).toMatchObject({ ttl: "60", topic: "told-1", "content-encoding": "aes128gcm" });
  });

  test("the keys are made once and stay with the database", async () => {
    const again = await testPlatform({ url: process.url });
    expect(again.platform.push.publicKey).toBe(process.platform.push.publicKey);
    expect(Buffer.from(again.platform.push.publicKey, "base64url")).toHaveLength(65);
    await again.close();
  });
});

test.each([
  [200, {}, { kind: "taken" }],
  [404, {}, { kind: "gone" }],
  [410, {}, { kind: "gone" }],
  [403, {}, { kind: "refused", reason: "status 403" }],
  [413, {}, { kind: "refused", reason: "status 413" }],
  [302, { location: "/to/elsewhere" }, { kind: "refused", reason: "status 302" }],
  [429, { "retry-after": "90" }, { kind: "later", reason: "status 429", afterInSeconds: 90 }],
  [503, {}, { kind: "later", reason: "status 503", afterInSeconds: null }],
])("a push service that answers %i means %s", async (status, headers, outcome) => {
  service.answer({ status, headers });
  const before = service.tries();
  expect(await webPush(parts).send(addressOf(service.browser()), message)).toEqual(outcome);
  expect(service.tries()).toBe(before + 1);
  service.answer({ status: 201 });
});

test("a push service that is away is asked again later", async () => {
  const gone = await pushService(parts.keys.publicKey);
  const browser = gone.browser();
  await gone.close();
  const outcome = await webPush(parts).send(addressOf(browser), message);
  expect(outcome).toEqual({ kind: "later", reason: "ECONNREFUSED", afterInSeconds: null });
});

/** Spellings of places that are no push service: this machine, its network, the cloud's metadata. */
const spellings = [
  "http://push.example.com/x",
  "ftp://push.example.com/x",
  "file:///etc/passwd",
  "//push.example.com/x",
  "not an address",
  "https://push.example.com:8443/x",
  "https://me:secret@push.example.com/x",
  "https://localhost/x",
  "https://localhost./x",
  "https://LOCALHOST/x",
  "https://push.localhost/x",
  "https://printer.local/x",
  "https://metadata.google.internal/x",
  "https://intranet/x",
  "https://127.0.0.1/x",
  "https://127.1/x",
  "https://2130706433/x",
  "https://0x7f000001/x",
  "https://0x7f.1/x",
  "https://0177.0.0.1/x",
  "https://017700000001/x",
  "https://１２７.０.０.１/x",
  "https://127。0。0。1/x",
  "https://0.0.0.0/x",
  "https://10.0.0.7/x",
  "https://100.64.0.1/x",
  "https://169.254.169.254/x",
  "https://172.16.0.1/x",
  "https://192.168.1.1/x",
  "https://8.8.8.8/x",
  "https://[::1]/x",
  "https://[::]/x",
  "https://[::ffff:127.0.0.1]/x",
  "https://[::ffff:7f00:1]/x",
  "https://[fd00::1]/x",
  "https://[fe80::1]/x",
  "https://[fe80::1%25eth0]/x",
];

describe("[R47] an address of the own network", () => {
  const strict = () => webPush({ ...parts, mayBeLocal: false });

  test.each(spellings)("%s is no address of a push service", (endpoint) => {
    expect(strict().isAddress(endpoint)).toBe(false);
  });

  test("names of push services are addresses", () => {
    for (const endpoint of [
      "https://fcm.googleapis.com/fcm/send/abc:def",
      "https://updates.push.services.mozilla.com/wpush/v2/abc",
      "https://web.push.apple.com/QAbc",
      "https://wns2-pn1p.notify.windows.com/w/?token=abc",
    ])
      expect(strict().isAddress(endpoint)).toBe(true);
  });

  test("a name that leads there gets no connection, and a connection goes to what was looked at", async () => {
    const asked: string[] = [];
    const resolve: Resolve = (hostname, _, callback) => {
      asked.push(hostname);
      callback(null, [{ address: "127.0.0.1", family: 4 }]);
    };
    const sender = webPush({ ...parts, mayBeLocal: false, resolve });
    const address = { ...addressOf(service.browser()), endpoint: "https://rebound.example.com/x" };
    expect(await sender.send(address, message)).toEqual({ kind: "gone" });
    expect(asked).toEqual(["rebound.example.com"]);
  });

  test("one address of the own network among others spoils the name", () => {
    const resolve: Resolve = (_, __, callback) =>
      callback(null, [
        { address: "142.250.1.1", family: 4 },
        { address: "10.0.0.1", family: 4 },
      ]);
    let failed: Error | null = null;
    publicLookup(resolve)("mixed.example.com", {}, (error) => {
      failed = error;
    });
    expect(String(failed)).toContain("not a public address");
  });

  test("every network that is not public is known, in both families", () => {
    const inside =
      "0.1.2.3 10.1.1.1 100.127.0.1 127.9.9.9 169.254.169.254 172.31.255.1 192.168.0.1 198.19.0.1";
    const more =
      "224.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:10.0.0.1 64:ff9b::a00:1 2001:db8::1 2002:a00:1:: fc00::1 fe80::1 ff02::1";
    for (const address of `${inside} ${more}`.split(" "))
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of ["142.250.1.1", "172.32.0.1", "2a00:1450:4001::200a"])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });
});
