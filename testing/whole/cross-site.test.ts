import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { routesOf } from "#engine/server/app.ts";
import { inputsOf } from "../calls/all-calls.ts";
import { raisedLimits } from "../calls/all-limits.ts";
import { type Caller, callers } from "../calls/callers.ts";
import { aWorld, type Somebody, type World } from "../calls/world.ts";
import { requestOf, sessionFor, type TestApp, testApp } from "../process/app.ts";

let app: TestApp;
let world: World;
let endpoints: readonly Endpoint[];
beforeAll(async () => {
  app = await testApp({ raisedLimits });
  world = await aWorld(app);
  endpoints = routesOf(app.platform).map(({ endpoint }) => endpoint);
});
afterAll(() => app.close());

const changing = () =>
  endpoints.filter(({ method, permission }) => method !== "GET" && permission !== "callback");

/** A request as a page of this very site would send it, with a session; the path's parts are filled with ones. */
async function ownRequest(endpoint: Endpoint) {
  const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "1"]));
  const as = await sessionFor(app, world.people.get("platform-admin") as Somebody);
  const own = { host: "localhost", origin: "http://localhost", "sec-fetch-site": "same-origin" };
  return requestOf(endpoint, { params, body: {} }, { as, headers: own });
}

test("[R43] Every changing call refuses a foreign Origin and another site before anything is read", async () => {
  const mistakes: unknown[] = [];
  for (const endpoint of changing()) {
    const request = await ownRequest(endpoint);
    for (const foreign of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      const { result, statements } = await app.statements.during(() =>
        app.app.inject({ ...request, headers: { ...request.headers, ...foreign } }),
      );
      const isRefused = result.statusCode === 403 && result.json().code === "platform/foreign-origin";
      if (!isRefused || statements.length > 0)
        mistakes.push([endpoint.name, foreign, result.body, statements]);
    }
  }
  expect(changing().length).toBeGreaterThan(10);
  expect(mistakes).toEqual([]);
});

test("[R43] Every changing call refuses what a form of a page can post, from this very site too", async () => {
  const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"];
  const mistakes: unknown[] = [];
  for (const endpoint of changing()) {
    const request = await ownRequest(endpoint);
    for (const type of formTypes) {
      const headers = { ...request.headers, "content-type": type };
      const { result, statements } = await app.statements.during(() =>
        app.app.inject({ ...request, headers }),
      );
      if (result.statusCode !== 415 || statements.length > 0)
        mistakes.push([endpoint.name, type, result.body]);
    }
  }
  expect(mistakes).toEqual([]);
});

/** Text of a statement that could change something, wherever in it the word stands. */
const writing = /\b(?:insert\s+into|update\s+\S+\s+set|delete\s+from|add_job|nextval|for\s+update)\b/i;

/** Tries that are counted, and documents that are kept once they are printed: neither changes what anybody sees. */
const ofTheHouse = /\b(?:rate_limits|prints)\b/;

test("[R43] No GET call changes anything, whoever asks and whatever it names", async () => {
  const mistakes: unknown[] = [];
  let asked = 0;
  for (const caller of callers) {
    const somebody = world.people.get(caller as Caller) as Somebody;
    const as = caller === "logged out" ? {} : { as: await sessionFor(app, somebody) };
    for (const endpoint of endpoints.filter(({ method }) => method === "GET")) {
      for (const input of await inputsOf(endpoint.name, world, somebody, "own")) {
        const { statements } = await app.statements.during(() =>
          app.app.inject(requestOf(endpoint, input, as)),
        );
        const changes = statements.filter((text) => writing.test(text) && !ofTheHouse.test(text));
        if (changes.length > 0) mistakes.push([endpoint.name, caller, changes]);
        asked += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(50);
  expect(mistakes).toEqual([]);
}, 120_000);
