import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededIds } from "#engine/server/ids.ts";
import { processMetrics } from "#engine/server/run/metrics.ts";
import { readProfile } from "#features/profiles/contract/profiles.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { readSession, signIn } from "../../contract/auth.ts";
import { turns } from "../codes/turns.ts";
import { hashPassword, isPasswordRight } from "./password.ts";

const password = "పచ్చని నేల 9";
const metrics = processMetrics({ totalCount: 0, idleCount: 0, waitingCount: 0 });

describe("a password", () => {
  it("[AUTH-012] is hashed with argon2id and a salt of its own", async () => {
    const platform = { ids: seededIds("salt"), metrics };
    const [first, second] = [await hashPassword(platform, password), await hashPassword(platform, password)];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(second).not.toBe(first);
    expect(await isPasswordRight(platform, password, first)).toBe(true);
    expect(await isPasswordRight(platform, `${password} `, first)).toBe(false);
    expect(await isPasswordRight(platform, password, null)).toBe(false);
  });

  it("is the same word in both Unicode forms", async () => {
    const platform = { ids: seededIds("forms"), metrics };
    const hash = await hashPassword(platform, "caf\u00e9 kaapi");
    expect(await isPasswordRight(platform, "cafe\u0301 kaapi", hash)).toBe(true);
  });
});

describe("turns", () => {
  it("lets no more run at once than allowed, keeps the order, and refuses when the line is full", async () => {
    const inTurn = turns({ mostAtOnce: 2, mostWaiting: 3 });
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const work = (at: number) =>
      inTurn(async () => {
        started.push(at);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (at === 1) throw new Error("work that fails gives its turn on");
      });
    const all = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work));
    expect(most).toBe(2);
    expect(started).toEqual([0, 1, 2, 3, 4]);
    expect(all.map((one) => one.status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
      "rejected",
    ]);
  });
});

describe("answers about a person", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  it("[AUTH-012] carry neither the password nor its hash, and the table holds the hash only", async () => {
    const person = await aPerson(server, { password });
    const { password_hash: hash } = await server.platform.database
      .selectFrom("credentials")
      .select("password_hash")
      .where("profile_id", "=", person.profileId)
      .executeTakeFirstOrThrow();
    expect(hash).not.toContain(password);
    const bodies = await Promise.all(
      [
        requestOf(signIn, { body: { mobileNo: person.mobileNo, password } }),
        requestOf(readSession, {}, { as: person.cookie }),
        requestOf(readProfile, { params: { profileKey: person.profileKey } }, { as: person.cookie }),
      ].map(async (request) => (await server.app.inject(request)).body),
    );
    for (const body of bodies) {
      expect(body).toContain(person.profileKey);
      expect(body).not.toContain(password);
      expect(body).not.toContain(hash);
      expect(body).not.toContain("argon2");
    }
  });
});
