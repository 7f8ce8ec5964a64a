import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { routesOf } from "#engine/server/app.ts";
import { inputsOf } from "../calls/all-calls.ts";
import { raisedLimits } from "../calls/all-limits.ts";
import { aWorld, type Somebody, type World } from "../calls/world.ts";
import { requestOf, sessionFor, type TestApp, testApp } from "../process/app.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp({ raisedLimits });
  world = await aWorld(app);
});
afterAll(() => app.close());

/** A turned direction, a blank that is no letter, a stray variation selector, one that is reserved to show nothing. */
const hiddenSigns = "\u202E\u2800\uFE0F\u2065";
/** A password may hold any sign; what is shared or written to all is cleaned; a preview keeps nothing. */
const exceptions =
  /^auth\/.*[pP]assword$|^feed\/share-product (?:promotionalTitle|text)$|^updates\/[\w-]+ (?:text|words)$|^orders\/preview-removal reasonCode$/;

function callerOf({ permission }: Endpoint): Somebody {
  const people: ReadonlyMap<string, Somebody> = world.people;
  const role = permission === "staff" ? "support" : permission;
  return (people.get(role) ?? people.get("farmer")) as Somebody;
}

/** The value with a sign in the middle of one text at a time, and where that text stands. */
function* spoiled(value: unknown, sign: string, at = ""): Generator<{ at: string; value: unknown }> {
  if (typeof value === "string" && value !== "") {
    const middle = Math.ceil(value.length / 2);
    yield { at, value: value.slice(0, middle) + sign + value.slice(middle) };
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    for (const inner of spoiled(part, sign, at === "" ? key : `${at}.${key}`)) {
      const copy = Array.isArray(value) ? [...value] : { ...value };
      yield { at: inner.at, value: Object.assign(copy, { [key]: inner.value }) };
    }
}

test("[R45] A hidden sign in any text of any call's body is refused", async () => {
  const taken: string[] = [];
  let sent = 0;
  for (const { endpoint } of routesOf(app.platform).filter((route) => route.endpoint.body)) {
    const caller = callerOf(endpoint);
    const as = await sessionFor(app, caller);
    const inputs = await inputsOf(endpoint.name, world, caller, "own");
    for (const input of inputs)
      for (const { at, value } of spoiled(input.body, hiddenSigns[sent % hiddenSigns.length] ?? "")) {
        sent += 1;
        const where = `${endpoint.name} ${at}`;
        const body = value as object;
        const answer = await app.app.inject(requestOf(endpoint, { ...input, body }, { as }));
        if (answer.statusCode < 400 && !exceptions.test(where)) taken.push(where);
      }
  }
  expect(taken).toEqual([]);
  expect(sent).toBeGreaterThan(100);
});
