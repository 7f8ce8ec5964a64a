import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { sessionFor } from "#testing/process/app.ts";
import { noteLastOld } from "#testing/process/last-old.ts";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { inTransaction } from "../data/transaction.ts";
import { platformJobs } from "../jobs/jobs.ts";
import { grantRole, revokeRole } from "../people/roles.ts";
import { usualLifeInMilliseconds } from "./kept/kept.ts";
import { type Route, route } from "./route.ts";
import { endSession, endSessionsOf, startSession } from "./session.ts";

const answer = z.object({ who: z.nullable(z.string()), roles: z.array(z.string()) });
const ask = endpoint({
  name: "probe/ask",
  summary: "Who?",
  method: "GET",
  path: "/v2/ask",
  permission: "member",
  answer,
  errors: {},
});
const enter = endpoint({
  ...ask,
  name: "probe/enter",
  method: "POST",
  path: "/v2/enter",
  permission: "anyone",
});
const leave = endpoint({
  ...ask,
  name: "probe/leave",
  method: "POST",
  path: "/v2/leave",
  permission: "member",
});
const manage = endpoint({ ...ask, name: "probe/manage", path: "/v2/manage", permission: "finance" });

let person: { profileId: number; profileKey: string };
const routes: readonly Route[] = [
  ...[ask, manage].map((each) =>
    route(each, async ({ actor }) => ({ who: actor?.profileKey ?? null, roles: [...(actor?.roles ?? [])] })),
  ),
  route(enter, async (context) => {
    await startSession(context, context.database, person);
    return { who: null, roles: [] };
  }),
  route(leave, async (context) => {
    await endSession(context);
    return { who: null, roles: [] };
  }),
];

const day = 86_400_000;
let process: TestPlatform;
let app: FastifyInstance;
beforeAll(async () => {
  process = await testPlatform();
  app = await process.http(routes);
  person = await aPerson(process);
});
afterAll(() => process.close());

const askAs = async (cookie: string) =>
  (await app.inject({ url: "/v2/ask", headers: { cookie } })).statusCode;

describe("life of a session", () => {
  test("[R42] It ends after 30 days without use, and 90 days after it began however much it is used", async () => {
    const unused = await sessionFor(process, person);
    const used = await sessionFor(process, person);
    const began = process.clock.now();
    for (let passed = 0; passed < 90; passed += 1) {
      expect([passed, await askAs(used)]).toEqual([passed, 200]);
      process.clock.advance(day);
      if (passed === 29) expect(await askAs(unused)).toBe(401);
    }
    expect(await askAs(used)).toBe(401);
    process.clock.set(began);
  });

  test("[R42] It is dead on the next call after signing out, and all of a person's at once when asked", async () => {
    const [one, two, three] = [
      await sessionFor(process, person),
      await sessionFor(process, person),
      await sessionFor(process, person),
    ];
    await app.inject({ method: "POST", url: "/v2/leave", headers: { cookie: one } });
    expect([await askAs(one), await askAs(two)]).toEqual([401, 200]);
    await endSessionsOf(process.platform, process.platform.database, person.profileId);
    expect([await askAs(two), await askAs(three)]).toEqual([401, 401]);
  });

  test("[R42] Rights are read at every call: one given now counts now, one taken is gone", async () => {
    const cookie = await sessionFor(process, person);
    const manageAs = async () => (await app.inject({ url: "/v2/manage", headers: { cookie } })).statusCode;
    expect(await manageAs()).toBe(403);
    const { profileId } = person;
    await grantRole(process.platform.database, { profileId, role: "finance", at: process.clock.now() });
    expect(await manageAs()).toBe(200);
    await inTransaction(process.platform, (transaction) =>
      revokeRole(transaction, { profileId, role: "finance" }),
    );
    expect(await manageAs()).toBe(403);
  });

  test("[R42] A process that keeps sessions for a moment refuses at once what it has ended itself, and within a second what another one ended", async () => {
    const keeping = await testPlatform({ url: process.url, keptInMilliseconds: usualLifeInMilliseconds });
    const http = await keeping.http(routes);
    const statusOf = async (url: string, cookie: string) =>
      (await http.inject({ url, headers: { cookie } })).statusCode;
    const cookies = await Promise.all([1, 2, 3].map(() => sessionFor(process, person)));
    const [own = "", others = "", unused = ""] = cookies;
    const { profileId } = person;
    const grant = { profileId, role: "finance" } as const;
    for (const cookie of cookies) expect(await statusOf("/v2/ask", cookie)).toBe(200);
    const { statements } = await keeping.statements.during(() => statusOf("/v2/ask", own));
    expect(statements).toEqual([]);
    // Rights and sessions that this process changes itself.
    await grantRole(keeping.platform.database, { ...grant, at: process.clock.now() });
    expect(await statusOf("/v2/manage", own)).toBe(200);
    await inTransaction(keeping.platform, (transaction) => revokeRole(transaction, grant));
    expect(await statusOf("/v2/manage", own)).toBe(403);
    await http.inject({ method: "POST", url: "/v2/leave", headers: { cookie: own } });
    expect([await statusOf("/v2/ask", own), await statusOf("/v2/ask", others)]).toEqual([401, 200]);
    // It is also idle and over as soon as the clock says so.
    process.clock.advance(31 * day);
    keeping.clock.advance(31 * day);
    expect(await statusOf("/v2/ask", unused)).toBe(401);
    process.clock.advance(-31 * day);
    keeping.clock.advance(-31 * day);
    expect(await statusOf("/v2/ask", others)).toBe(200);
    // Given in the other process: nobody is refused by what was kept.
    expect(await statusOf("/v2/manage", others)).toBe(403);
    await grantRole(process.platform.database, { ...grant, at: process.clock.now() });
    expect(await statusOf("/v2/manage", others)).toBe(200);
    await inTransaction(process.platform, (transaction) => revokeRole(transaction, grant));
    // Ended in the other process.
    const { noted, lastOldAfterMs } = noteLastOld<number>((status) => status !== 401);
    await app.inject({ method: "POST", url: "/v2/leave", headers: { cookie: others } });
    await expect.poll(() => noted(() => statusOf("/v2/ask", others)), { interval: 20 }).toBe(401);
    expect(lastOldAfterMs()).toBeLessThan(1000);
    await keeping.close();
  });

  test("A call that a page makes for another person than the session's is refused: tabs share one cookie", async () => {
    const cookie = await sessionFor(process, person);
    const askFor = (profileKey: string) =>
      app.inject({ url: "/v2/ask", headers: { cookie, "for-profile": profileKey } });
    expect((await askFor(person.profileKey)).statusCode).toBe(200);
    const refused = await askFor("x".repeat(22));
    expect([refused.statusCode, refused.json().code]).toEqual([409, "platform/other-person"]);
    expect(refused.json().data).toBeNull();
  });

  test("The clean-up deletes what has ended and idle sessions, and keeps the living", async () => {
    const living = await sessionFor(process, person);
    const count = async () =>
      (await process.opened.pool.query("select count(*)::int as n from sessions")).rows[0].n as number;
    process.clock.advance(31 * day);
    const fresh = await sessionFor(process, person);
    await platformJobs.find(({ name }) => name === "platform/clean-up")?.run(process.platform, {});
    expect(await count()).toBe(1);
    expect([await askAs(living), await askAs(fresh)]).toEqual([401, 200]);
  });
});

test("[R42] A token has 256 random bits, is new at every sign-in, and only its hash is stored", async () => {
  const tokens = new Set<string>();
  for (let at = 0; at < 5; at += 1) {
    const { cookies } = await app.inject({ method: "POST", url: "/v2/enter" });
    const token = cookies.find(({ name }) => name === "santha-session")?.value ?? "";
    expect(Buffer.from(token.slice(0, 22), "base64url")).toHaveLength(16);
    expect(token).toHaveLength(44);
    tokens.add(token);
  }
  expect(tokens.size).toBe(5);
  const { rows } = await process.opened.pool.query("select sessions::text as row from sessions");
  for (const token of tokens) for (const { row } of rows) expect(row).not.toContain(token);
});

test("[R42] No cookie, an invented token, the userId cookie and a huge one authenticate nobody", async () => {
  const keys = [
    "",
    "santha-session=",
    "santha-session=invented",
    `santha-session=${"x".repeat(3000)}`,
    `userId=${person.profileKey}`,
    `userId=${person.profileKey}; santha-session=${person.profileKey}`,
  ];
  for (const cookie of keys) expect([cookie, await askAs(cookie)]).toEqual([cookie, 401]);
});

describe("cookies", () => {
  const cookiesUnder = async (environment: Record<string, string>) => {
    const other = await testPlatform({ url: process.url, environment });
    const http = await other.http(routes);
    const set = (await http.inject({ method: "POST", url: "/v2/enter" })).cookies;
    const sent = set.map(({ name, value }) => `${name}=${value}`).join("; ");
    const isKnown = (await http.inject({ url: "/v2/ask", headers: { cookie: sent } })).statusCode === 200;
    const cleared = (await http.inject({ method: "POST", url: "/v2/leave", headers: { cookie: sent } }))
      .cookies;
    await other.close();
    return { set, cleared, isKnown };
  };

  test("[R42] Over https the session cookie is __Host-, Secure, HttpOnly and SameSite; userId only readable", async () => {
    const { set, cleared, isKnown } = await cookiesUnder({ PUBLIC_URL: "https://santha.example" });
    const session = {
      name: "__Host-santha-session",
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: "Lax",
    };
    expect(set).toEqual([
      { ...session, value: expect.any(String), maxAge: 90 * 86_400 },
      {
        name: "userId",
        value: person.profileKey,
        path: "/",
        secure: true,
        sameSite: "Lax",
        maxAge: 31_536_000,
      },
    ]);
    expect(set.every((cookie) => !("domain" in cookie))).toBe(true);
    expect(isKnown).toBe(true);
    expect(cleared.map(({ name, value, secure }) => [name, value, secure])).toEqual([
      ["__Host-santha-session", "", true],
      ["userId", "", true],
    ]);
  });

  test("[R42] Over plain http, where a browser would drop it otherwise, the cookie goes without Secure and prefix", async () => {
    const { set, isKnown } = await cookiesUnder({});
    const [session] = set;
    expect(session).toMatchObject({ name: "santha-session", httpOnly: true, sameSite: "Lax", path: "/" });
    expect(session?.secure).toBeUndefined();
    expect(isKnown).toBe(true);
  });
});

test("Who is signed in, with all rights, is one statement a call", async () => {
  const cookie = await sessionFor(process, person);
  const { statements } = await process.statements.during(() => askAs(cookie));
  expect(statements).toEqual([expect.stringMatching(/from sessions/)]);
});
