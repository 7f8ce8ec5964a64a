import type { Endpoint } from "@santha/contract/endpoint";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "#platform/limits";
import type { Route } from "#platform/route";
import { requestOf, sessionFor, type TestApp, testApp } from "#test/app";
import { permissionInputs } from "#test/permission-inputs";
import { aWorld, type Somebody, type World } from "#test/permission-world";
import { routesOf } from "./app.ts";
import { permissionsPage } from "./permissions.page.ts";
import {
  type Caller,
  callers,
  callerWhoMay,
  expectedStatus,
  type ObjectKind,
  objectKinds,
  permissionTable,
} from "./permissions.table.ts";

let app: TestApp;
let world: World;
let routes: readonly Route[];
beforeAll(async () => {
  const raisedLimits = Object.fromEntries(Object.keys(limits).map((name) => [name, 100_000]));
  app = await testApp({ raisedLimits });
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
  const as = caller === "logged out" ? {} : { as: await sessionFor(app, somebody) };
  return app.app.inject(requestOf(endpoint, input, as));
}

/** What an answer is to somebody who compares: everything but what differs in every answer. */
function comparable(answer: Awaited<ReturnType<typeof send>>): unknown {
  const { "x-request-id": _, date: __, "set-cookie": ___, ...headers } = answer.headers;
  return { status: answer.statusCode, headers, body: answer.body.replace(/"requestId":"[^"]*"/g, "") };
}

test("[R35] Every call has a row and every row has a call, with what is sent to it", () => {
  const names = routes.map(({ endpoint }) => endpoint.name).toSorted();
  expect(Object.keys(permissionTable).toSorted()).toEqual(names);
  expect(Object.keys(permissionInputs).toSorted()).toEqual(names);
});

test("[R35] A call whose path names a thing says what another's and a missing one answer", () => {
  const silent = routes.filter(({ endpoint }) => {
    const row = permissionTable[endpoint.name];
    return endpoint.params !== undefined && row?.missing === undefined;
  });
  expect(silent.map(({ endpoint }) => endpoint.name)).toEqual([]);
});

/** What a caller got that he should not have got, over all forms of a call. */
async function mistakesOf(endpoint: Endpoint, caller: Caller, kind: ObjectKind, expected: number) {
  const somebody = world.people.get(caller) as Somebody;
  const inputs = (await permissionInputs[endpoint.name]?.(world, somebody, kind)) ?? [];
  const mistakes: unknown[] = [];
  for (const input of inputs) {
    const { statusCode, body } = await send(endpoint, caller, input);
    if (statusCode !== expected) mistakes.push({ caller, kind, input, expected, statusCode, body });
  }
  return inputs.length === 0 ? ["nothing was sent"] : mistakes;
}

test.each(Object.entries(permissionTable))(
  "[R35] [API-063] %s answers every caller, for own, another's and missing things, as the table says",
  async (name, row) => {
    const endpoint = endpointNamed(name);
    const mistakes: unknown[] = [];
    for (const caller of callers) {
      for (const kind of objectKinds) {
        const expected = expectedStatus(row, caller, kind);
        if (expected !== undefined) mistakes.push(...(await mistakesOf(endpoint, caller, kind, expected)));
      }
    }
    expect(mistakes).toEqual([]);
  },
);

const withOthers = Object.entries(permissionTable).filter(([, row]) => row.others !== undefined);

test.each(withOthers)(
  "[R36] %s answers another's thing exactly like a missing one, to every caller",
  async (name) => {
    const endpoint = endpointNamed(name);
    for (const caller of callers.filter((each) => each !== "logged out")) {
      const somebody = world.people.get(caller) as Somebody;
      const others = (await permissionInputs[name]?.(world, somebody, "others")) ?? [];
      for (const [at, input] of others.entries()) {
        const theirs = comparable(await send(endpoint, caller, input));
        const missing = (await permissionInputs[name]?.(world, somebody, "missing"))?.[at] ?? {};
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
    const caller = world.people.get(callerWhoMay(endpoint.name, "agent")) as Somebody;
    const as = await sessionFor(app, caller);
    const inputs = (await permissionInputs[endpoint.name]?.(world, caller, "own")) ?? [];
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
    "../../../docs/permissions.md",
  );
});
