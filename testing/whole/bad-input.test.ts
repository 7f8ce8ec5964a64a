import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { routesOf } from "#engine/server/app.ts";
import type { Route } from "#engine/server/http/route.ts";
import { inputsOf } from "../calls/all-calls.ts";
import { raisedLimits } from "../calls/all-limits.ts";
import type { Input } from "../calls/calls.ts";
import { keptSessions } from "../calls/kept-sessions.ts";
import { aWorld, type Somebody, type World } from "../calls/world.ts";
import { type TestApp, testApp } from "../process/app.ts";

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

/** Values that break what takes input for granted: types, ranges, letters that databases and scripts stumble over. */
const junk: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1e9,
  2 ** 31,
  2 ** 53,
  1e308,
  "",
  " ",
  "1e3",
  "-1",
  "0x10",
  "NaN",
  "9".repeat(30),
  "a\u0000b",
  "\ud800",
  "‮ಠ\u200c",
  "'; drop table orders; --",
  "%_\\",
  "<script>",
  "__proto__",
  "x".repeat(5000),
  [],
  [1],
  {},
  { en: 1 },
];

/** Somebody who may call the endpoint. */
function callerOf({ permission }: Endpoint): Somebody {
  const people: ReadonlyMap<string, Somebody> = world.people;
  return (people.get(permission) ?? people.get("farmer")) as Somebody;
}

async function statusOf(endpoint: Endpoint, input: Input): Promise<number> {
  return (await ask(callerOf(endpoint), endpoint, input)).statusCode;
}

type Part = "params" | "query" | "body";

/** The good input with one of its parts' fields replaced by a value. */
function spoiled(input: Input, part: Part, field: string, value: unknown): Input {
  return { ...input, [part]: { ...input[part], [field]: value } };
}

/** Every field of a call with every junk value, the other fields being good. */
async function spoiledInputs(endpoint: Endpoint): Promise<[string, Input][]> {
  const [good = {}] = await inputsOf(endpoint.name, world, callerOf(endpoint), "own");
  return (["params", "query", "body"] as const).flatMap((part) => {
    // An address is made of well-formed text: no list, no object and no half of a letter can stand in it.
    const values =
      part === "body" ? junk : junk.filter((value) => typeof value !== "object" && value !== "\ud800");
    return fieldsOf(endpoint, part).flatMap((field) =>
      values.map((value): [string, Input] => [
        `${part}.${field} ${value}`,
        spoiled(good, part, field, value),
      ]),
    );
  });
}

function fieldsOf(endpoint: Endpoint, part: Part): string[] {
  const schema = endpoint[part] as { shape?: object } | undefined;
  return Object.keys(schema?.shape ?? {});
}

describe("junk", () => {
  test.each([
    ["reads", ["GET"]],
    ["writes anew", ["POST"]],
    ["changes or deletes", ["PUT", "PATCH", "DELETE"]],
  ])("in any field of any call that %s is refused or ignored, and never a fault", async (_, methods) => {
    const faults: unknown[] = [];
    let sent = 0;
    for (const { endpoint } of routes.filter((route) => methods.includes(route.endpoint.method))) {
      for (const [what, input] of await spoiledInputs(endpoint)) {
        sent += 1;
        const status = await statusOf(endpoint, input);
        if (status >= 500) faults.push({ call: endpoint.name, what, status });
      }
    }
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(500);
  });

  test("as the whole body of any call is refused, and never a fault", async () => {
    const faults: unknown[] = [];
    for (const { endpoint } of routes.filter((route) => route.endpoint.body !== undefined)) {
      for (const body of wrongBodies(endpoint)) {
        const status = await statusOf(endpoint, { body: body as object });
        if (status >= 500 || status < 400) faults.push({ call: endpoint.name, body, status });
      }
    }
    expect(faults).toEqual([]);
  });
});

/** Where nothing is needed a body of unknown names says nothing, like an empty one. */
function wrongBodies(endpoint: Endpoint): readonly unknown[] {
  const noObjects = [[], [1], "text", 5, true];
  return endpoint.body?.safeParse({}).success ? noObjects : [...noObjects, null, { a: { b: { c: [] } } }];
}

describe("pages of lists", () => {
  test("[API-061] an offset or limit that is negative, broken or no number is refused by every list", async () => {
    const wrong = ["-1", "-100", "1.5", "ten", "1e400", "NaN", "null"];
    const tries = (await pagedLists()).flatMap((list) => wrong.map((value) => ({ ...list, value })));
    expect(tries.length).toBeGreaterThan(2 * wrong.length);
    for (const { endpoint, good, field, value } of tries) {
      const status = await statusOf(endpoint, spoiled(good, "query", field, value));
      expect([endpoint.name, field, value, status]).toEqual([endpoint.name, field, value, 422]);
    }
  });

  test("[API-061] every list that can be paged has a limit with an upper bound, and takes none of zero", async () => {
    const lists = await pagedLists();
    for (const { endpoint, good } of lists) {
      for (const limit of ["0", "101", "100000", "9007199254740993"]) {
        const status = await statusOf(endpoint, spoiled(good, "query", "limit", limit));
        expect([endpoint.name, limit, status]).toEqual([endpoint.name, limit, 422]);
      }
    }
    const pagedWithoutLimit = routes
      // A stream gives all that is later; what it sends at once is bounded by itself.
      .filter(({ endpoint }) => !endpoint.givesStream)
      .map(({ endpoint }) => fieldsOf(endpoint, "query"))
      .filter(
        (fields) => (fields.includes("offset") || fields.includes("after")) && !fields.includes("limit"),
      );
    expect(pagedWithoutLimit).toEqual([]);
  });
});

/** Each list with each of its fields that choose a page. */
async function pagedLists(): Promise<{ endpoint: Endpoint; good: Input; field: string }[]> {
  const fields = routes.flatMap(({ endpoint }) =>
    fieldsOf(endpoint, "query")
      .filter((field) => field === "limit" || field === "offset")
      .map((field) => ({ endpoint, field })),
  );
  return Promise.all(
    fields.map(async ({ endpoint, field }) => {
      const [good = {}] = await inputsOf(endpoint.name, world, callerOf(endpoint), "own");
      return { endpoint, good, field };
    }),
  );
}
