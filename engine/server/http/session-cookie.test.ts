import { afterAll, beforeAll, expect, test } from "vitest";
import { readSession } from "#features/auth/contract/auth.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test("[R42] Of two session cookies the good one counts, wherever it stands; of bad ones none", async () => {
  const { cookie, profileKey } = await aPerson(server);
  const old = "santha-session=left-from-another-path";
  for (const as of [`${old}; ${cookie}`, `${cookie}; ${old}`, `userId=x; ${old}; ${cookie}`]) {
    const { status, data } = await server.call(readSession, {}, { as });
    expect([status, data.profileKey]).toEqual([200, profileKey]);
  }
  expect((await server.call(readSession, {}, { as: `${old}; ${old}2` })).status).toBe(401);
});
