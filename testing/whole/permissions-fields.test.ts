import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { routesOf } from "#engine/server/app.ts";
import type { Route } from "#engine/server/http/route.ts";
import { checkPart } from "#engine/server/http/schemas.ts";
import { addToCart } from "#features/cart/contract";
import { callNamed, inputsOf } from "../calls/all-calls.ts";
import { raisedLimits } from "../calls/all-limits.ts";
import { type Caller, callerWhoMay, expectedStatus } from "../calls/callers.ts";
import type { Input } from "../calls/calls.ts";
import { keptSessions } from "../calls/kept-sessions.ts";
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

const personOf = (caller: Caller) => world.people.get(caller) as Somebody;

/** With a session of now: calls that were tried before have ended others. */
async function ownInputs({ name }: Endpoint, caller: Caller): Promise<readonly Input[]> {
  const person = personOf(caller);
  return inputsOf(name, world, { ...person, cookie: await sessionFor(app, person) }, "own");
}

const answerTo = (endpoint: Endpoint, caller: Caller, input: Input) => ask(personOf(caller), endpoint, input);

describe("fields that only some may see", () => {
  const secretName = /margin|commission|finalCustomerPrice|agentHandling/i;

  /** Every value under a name that tells of margins, also inside `data` that is JSON text. */
  function marginsIn(value: unknown): unknown[] {
    // The words of a text message begin with a brace too.
    if (typeof value === "string" && /^([[{]\s*["{[]|\[\])/.test(value)) return marginsIn(JSON.parse(value));
    if (Array.isArray(value)) return value.flatMap(marginsIn);
    if (value === null || typeof value !== "object") return [];
    return Object.entries(value).flatMap(([name, part]) => {
      // Named a commission by the specification, it is the shipping charge that the buyer pays (ENT-028, ORD-018).
      if (name === "fulfillmentDeatils") return [];
      const inside = marginsIn(part);
      return secretName.test(name) && (part === null || typeof part !== "object") ? [part] : inside;
    });
  }

  const isRead = ({ endpoint }: Route): boolean => endpoint.method === "GET";

  async function marginsShownTo(caller: Caller, which = isRead): Promise<Map<string, unknown[]>> {
    const shown = new Map<string, unknown[]>();
    const asked = routes.filter(
      (route) => which(route) && !route.endpoint.givesFile && !route.endpoint.givesStream,
    );
    for (const { endpoint } of asked) {
      for (const input of await ownInputs(endpoint, caller)) {
        const answer = await answerTo(endpoint, caller, input);
        expect([endpoint.name, answer.statusCode]).toEqual([
          endpoint.name,
          expectedStatus(endpoint, caller, "own"),
        ]);
        const values = marginsIn(answer.json()).filter((value) => value !== null && value !== 0);
        if (values.length > 0) shown.set(endpoint.name, values);
      }
    }
    return shown;
  }

  test("[R37] No read shows a margin or commission to anybody but an agent or a seller, though every listing has one", async () => {
    for (const caller of world.people.keys()) {
      if (caller === "agent" || caller === "seller" || caller === "logged out") continue;
      expect([caller, [...(await marginsShownTo(caller))]]).toEqual([caller, []]);
    }
  });

  test("[R37] No answer to a change of cart, coupon, address or order shows a margin or commission to a buyer", async () => {
    const isChange = ({ endpoint }: Route): boolean =>
      endpoint.method !== "GET" && /^(?:cart|checkout|coupons|addresses|orders)\//.test(endpoint.name);
    expect(routes.filter(isChange).length).toBeGreaterThan(15);
    const lines = { listingId: world.product.listingId, quantity: 2 };
    expect((await answerTo(addToCart, "farmer", { body: lines })).statusCode).toBe(201);
    expect([...(await marginsShownTo("farmer", isChange))]).toEqual([]);
  });

  test("[R37] An agent sees margins in the store, the cart and on orders of his own", async () => {
    const lines = { listingId: world.product.listingId, quantity: 2 };
    await answerTo(addToCart, "agent", { body: lines });
    const shown = await marginsShownTo("agent");
    const places = [
      "store/list-products",
      "store/view-product",
      "cart/read-cart",
      "orders/read-order",
      "orders/list-orders",
    ];
    for (const place of places) expect([...shown.keys()]).toContain(place);
  });
});

describe("fields that nobody may write", () => {
  const mark = "smuggled";
  const markedNumber = 424_242_424;

  /** A value for every column of every table, of a type that the column would take, each easy to find again. */
  async function everyColumn(): Promise<Record<string, unknown>> {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, min(data_type) as type from information_schema.columns
      where table_schema = 'public' group by column_name`.execute(app.platform.database);
    const values: Record<string, unknown> = {};
    for (const { name, type } of rows) {
      const value = junkOf(type);
      values[name] = value;
      values[name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] = value;
    }
    return values;
  }

  function junkOf(type: string): unknown {
    if (type === "boolean") return true;
    if (/int|numeric|double/.test(type)) return markedNumber;
    if (/timestamp|date/.test(type)) return "2001-02-03T04:05:06Z";
    if (type === "jsonb") return [{ [mark]: mark }];
    return mark;
  }

  async function tablesWithMark(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.platform.database);
    const found: string[] = [];
    for (const { name } of rows) {
      const pattern = `${mark}|${markedNumber}|2001-02-0[234]`;
      const hits = await sql`select from ${sql.table(name)} t where t::text ~ ${pattern}`.execute(
        app.platform.database,
      );
      if (hits.rows.length > 0) found.push(name);
    }
    return found;
  }

  test("[R38] All column names in every write body change nothing: the call does what it does without them", async () => {
    const junk = await everyColumn();
    expect(Object.keys(junk).length).toBeGreaterThan(100);
    const writes = routes.filter(({ endpoint }) => endpoint.body !== undefined);
    expect(writes.length).toBeGreaterThan(8);
    for (const { endpoint } of writes) {
      const caller = callerWhoMay(endpoint, "farmer");
      for (const input of await ownInputs(endpoint, caller)) {
        const body = { ...junk, ...input.body };
        const answer = await answerTo(endpoint, caller, { ...input, body });
        // A field of the contract that was left out may be filled by the junk and refused for it.
        const { own } = callNamed(endpoint.name);
        expect([endpoint.name, [own, 422].includes(answer.statusCode)]).toEqual([endpoint.name, true]);
      }
    }
    expect(await tablesWithMark()).toEqual([]);
  });

  test("[R38] What is not in a call's contract does not reach its operation", async () => {
    const junk = await everyColumn();
    for (const { endpoint } of routes) {
      // A callback takes what its provider calls things, by the names in the settings.
      if (!endpoint.body || endpoint.permission === "callback") continue;
      const [input] = await ownInputs(endpoint, "farmer");
      const clean = checkPart(endpoint.body, "body", input?.body);
      const named = new Set(Object.keys(clean as object));
      const foreign = Object.fromEntries(Object.entries(junk).filter(([name]) => !named.has(name)));
      const allowed = Object.keys(foreign).filter((name) => fieldsOf(endpoint).has(name));
      for (const name of allowed) delete foreign[name];
      expect([endpoint.name, checkPart(endpoint.body, "body", { ...foreign, ...input?.body })]).toEqual([
        endpoint.name,
        clean,
      ]);
    }
  });

  /** Names of the optional fields that a body may also have. */
  function fieldsOf(endpoint: Endpoint): Set<string> {
    const shape = (endpoint.body as { shape?: object } | undefined)?.shape ?? {};
    return new Set(Object.keys(shape));
  }
});

test("[R38] Roles, prices, owners and states in a query are ignored by every read", async () => {
  const junk = {
    role: "platform-admin",
    roles: "agent",
    profileId: "1",
    isAgent: "true",
    price: "1",
    marginInPaise: "1",
  };
  for (const { endpoint } of routes.filter((route) => route.endpoint.method === "GET")) {
    const caller = callerWhoMay(endpoint, "farmer");
    for (const input of await ownInputs(endpoint, caller)) {
      const as = await sessionFor(app, personOf(caller));
      const answerFor = (asked: Input) => app.app.inject(requestOf(endpoint, asked, { as }));
      const clean = await answerFor(input);
      const dirty = await answerFor({ ...input, query: { ...input.query, ...junk } });
      // A paper that is drawn anew for each answer carries the second in which it was drawn.
      const kept = (body: string) => body.replace(/\(D:\d{14}Z\)|\/ID \[[^\]]*\]/g, "");
      expect([endpoint.name, kept(dirty.body)]).toEqual([endpoint.name, kept(clean.body)]);
    }
  }
});
