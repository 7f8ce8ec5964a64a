import { afterAll, beforeAll, expect, test } from "vitest";
import { readOutbox } from "#engine/contract/dev.ts";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { readConfig } from "../../config/config.ts";

let process: TestPlatform;
beforeAll(async () => {
  process = await testPlatform();
});
afterAll(() => process.close());

const url = readOutbox.path;

test("calls of the demo are for this machine only, called by its own name: neither a neighbour nor a page of another name reads the messages", async () => {
  const app = await process.app();
  for (const own of [
    {},
    { remoteAddress: "::1" },
    { headers: { host: "127.0.0.1:3000" } },
    { headers: { host: "[::1]:3000" } },
  ])
    expect((await app.inject({ url, ...own })).statusCode).toBe(200);
  for (const other of [
    { remoteAddress: "192.168.1.7" },
    { headers: { host: "rebound.example:3000" } },
    { headers: { "x-forwarded-for": "127.0.0.1" } },
    { headers: { "x-real-ip": "127.0.0.1" } },
  ]) {
    const { statusCode, body } = await app.inject({ url, ...other });
    expect([statusCode, JSON.parse(body).code]).toEqual([404, "platform/not-found"]);
  }
});

test("who runs a demo for his network opens its calls by a setting, which production refuses", async () => {
  const open = await testPlatform({ url: process.url, environment: { DEMO_CALLS: "network" } });
  const app = await open.app();
  expect((await app.inject({ url, remoteAddress: "192.168.1.7" })).statusCode).toBe(200);
  await open.close();
  const production = {
    SANTHA_MODE: "production",
    SUPPORT_PHONE: "1800 123 4567",
    SANTHA_SECRET: "s".repeat(32),
    PUBLIC_URL: "https://a.example",
  };
  expect(() => readConfig({ ...production, DEMO_CALLS: "network" })).toThrow("DEMO_CALLS must be local");
});
