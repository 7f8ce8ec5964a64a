import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { routesOf } from "#engine/server/app.ts";
import type { Route } from "#engine/server/http/route.ts";
import { allCalls, inputsOf } from "../calls/all-calls.ts";
import { raisedLimits } from "../calls/all-limits.ts";
import { type Caller, callers, callerWhoMay, expectedStatus } from "../calls/callers.ts";
import { type Call, type ObjectKind, objectKinds } from "../calls/calls.ts";
import { keptSessions } from "../calls/kept-sessions.ts";
import { permissionsPage } from "../calls/permissions-page.ts";
import { aWorld, type Somebody, type World } from "../calls/world.ts";
import { requestOf, sessionFor, type TestApp, testApp } from "../process/app.ts";

let app: TestApp;
let ask: ReturnType<typeof keptSessions>;
let world: World;
let routes: readonly Route[];
beforeAll(async () => {
  app = await testApp({ raisedLimits });
  ask = keptSessions(app);
  world = await aWorld(app);
  routes = routesOf(app.platform);
});
afterAll(() => app.close());

function endpointNamed(name: string): Endpoint {
  const found = routes.find(({ endpoint }) => endpoint.name === name);
  if (!found) throw new Error(`there is no call ${name}`);
  return found.endpoint;
}

async function send(endpoint: Endpoint, caller: Caller, input: object) {
  const somebody = world.people.get(caller) as Somebody;
  return caller === "logged out"
    ? app.app.inject(requestOf(endpoint, input))
    : ask(somebody, endpoint, input);
}

/** What an answer is to somebody who compares: everything but what differs in every answer. */
function comparable(answer: Awaited<ReturnType<typeof send>>): unknown {
  const { "x-request-id": _, date: __, "set-cookie": ___, ...headers } = answer.headers;
  return { status: answer.statusCode, headers, body: answer.body.replace(/"requestId":"[^"]*"/g, "") };
}

test("[R35] Every call has a row in its feature's calls.ts and every row has a call", () => {
  const names = routes.map(({ endpoint }) => endpoint.name).toSorted();
  expect(Object.keys(allCalls).toSorted()).toEqual(names);
});

test("[R35] A call whose path names a thing says what another's and a missing one answer", () => {
  const silent = routes.filter(({ endpoint }) => {
    return endpoint.params !== undefined && allCalls[endpoint.name]?.missing === undefined;
  });
  expect(silent.map(({ endpoint }) => endpoint.name)).toEqual([]);
});

/** What a caller got that he should not have got, over all forms of a call. */
async function mistakesOf(endpoint: Endpoint, caller: Caller, kind: ObjectKind, expected: number) {
  const somebody = world.people.get(caller) as Somebody;
  const inputs = await inputsOf(endpoint.name, world, somebody, kind);
  const mistakes: unknown[] = [];
  for (const input of inputs) {
    const { statusCode, body } = await send(endpoint, caller, input);
    if (statusCode !== expected) mistakes.push({ caller, kind, input, expected, statusCode, body });
  }
  return inputs.length === 0 ? ["nothing was sent"] : mistakes;
}

/**
 * Every caller where the call names somebody's thing. Elsewhere nothing but the caller's kind decides, so one of each
 * kind of answer is asked, another one for each call.
 */
function callersFor(endpoint: Endpoint, call: Call): readonly Caller[] {
  if (call.others !== undefined || call.missing !== undefined) return callers;
  const at = Object.keys(allCalls).indexOf(endpoint.name);
  const byAnswer = Map.groupBy(callers, (caller) => expectedStatus(endpoint, caller, "own"));
  // To an open call all callers are of one kind: each of them is asked.
  if (byAnswer.size === 1) return callers;
  return [...byAnswer.values()].flatMap((alike) => alike[at % alike.length] ?? []);
}

test.each(Object.entries(allCalls))(
  "[R35] [API-063] %s answers every caller, for own, another's and missing things, as its feature says",
  async (name, call) => {
    const endpoint = endpointNamed(name);
    const mistakes: unknown[] = [];
    for (const caller of callersFor(endpoint, call)) {
      for (const kind of objectKinds) {
        const expected = expectedStatus(endpoint, caller, kind);
        if (expected !== undefined) mistakes.push(...(await mistakesOf(endpoint, caller, kind, expected)));
      }
    }
    expect(mistakes).toEqual([]);
  },
);

const withOthers = Object.entries(allCalls).filter(([, call]) => call.others !== undefined);

test.each(withOthers)(
  "[R36] %s answers another's thing exactly like a missing one, to every caller",
  async (name) => {
    const endpoint = endpointNamed(name);
    for (const caller of callers.filter((each) => each !== "logged out")) {
      const somebody = world.people.get(caller) as Somebody;
      const others = await inputsOf(name, world, somebody, "others");
      for (const [at, input] of others.entries()) {
        const theirs = comparable(await send(endpoint, caller, input));
        const missing = (await inputsOf(name, world, somebody, "missing"))[at] ?? {};
        expect([caller, theirs]).toEqual([caller, comparable(await send(endpoint, caller, missing))]);
      }
    }
  },
);

test("[R36] After everybody tried everything on it, the stranger's data are as they were", async () => {
  const { database } = app.platform;
  const { profileId, order } = world.stranger;
  const lines = await database
    .selectFrom("cart_lines")
    .innerJoin("carts", "carts.id", "cart_lines.cart_id")
    .select(["listing_id", "quantity"])
    .where("profile_id", "=", profileId)
    .where("status", "=", "open")
    .execute();
  expect(lines).toEqual([{ listing_id: world.product.listingId, quantity: 3 }]);
  const wishes = await database
    .selectFrom("wishlist_items")
    .select("level3_id")
    .where("profile_id", "=", profileId)
    .execute();
  expect(wishes).toEqual([{ level3_id: world.product.level3Id }]);
  const orders = await database
    .selectFrom("orders")
    .select(["id", "state"])
    .where("buyer_profile_id", "=", profileId)
    .execute();
  expect(orders).toEqual(order.orderIds.map((id) => ({ id, state: "ORD_PLACED" })));
});

test("[R43] No GET changes anything: all tables are the same after every one of them", async () => {
  const reads = routes.filter(({ endpoint }) => endpoint.method === "GET");
  const requests: Parameters<typeof requestOf>[] = [];
  for (const { endpoint } of reads) {
    const caller = world.people.get(callerWhoMay(endpoint, "agent")) as Somebody;
    const as = await sessionFor(app, caller);
    const inputs = await inputsOf(endpoint.name, world, caller, "own");
    requests.push(...inputs.map((input): (typeof requests)[number] => [endpoint, input, { as }]));
  }
  const before = await allTables();
  for (const request of requests) {
    expect((await app.app.inject(requestOf(...request))).statusCode).toBe(200);
  }
  expect(await allTables()).toEqual(before);
  expect(requests.length).toBeGreaterThanOrEqual(reads.length);
});

/** A fingerprint of the rows of every table. */
async function allTables(): Promise<Record<string, string>> {
  const names = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.platform.database);
  const prints: Record<string, string> = {};
  for (const { name } of names.rows) {
    const { rows } = await sql<{ print: string }>`
      select md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as print
      from ${sql.table(name)} t`.execute(app.platform.database);
    prints[name] = rows[0]?.print ?? "";
  }
  return prints;
}

test("docs/permissions.md is the table", async () => {
  await expect(permissionsPage(routes.map(({ endpoint }) => endpoint))).toMatchFileSnapshot(
    "../../docs/permissions.md",
  );
});
