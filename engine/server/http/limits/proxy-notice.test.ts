import { expect, test } from "vitest";
import { testPlatform } from "#testing/process/platform.ts";

async function linesOf(environment: Record<string, string>, remoteAddress: string, headers: object) {
  const process = await testPlatform({ environment });
  const app = await process.http([]);
  for (let at = 0; at < 3; at += 1) await app.inject({ url: "/", remoteAddress, headers: { ...headers } });
  const lines = process.logged().split("\n");
  await process.close();
  return lines.filter((line) => line.includes("BEHIND_PROXY=on"));
}
const forwarded = { "x-forwarded-for": "203.0.113.9" };
const off = { LOG_LEVEL: "warn" };

test("[R40] A start behind a proxy without BEHIND_PROXY is said once, with what to set", async () => {
  expect(await linesOf(off, "127.0.0.1", forwarded)).toHaveLength(1);
  expect(await linesOf(off, "::ffff:10.0.0.7", forwarded)).toHaveLength(1);
  for (const header of ["x-real-ip", "forwarded", "cf-connecting-ip"])
    expect(await linesOf(off, "127.0.0.1", { [header]: "203.0.113.9" })).toEqual([
      expect.stringContaining(header),
    ]);
});

test("[R40] Nothing is said where the setting is on, no proxy speaks, or a stranger writes the header", async () => {
  expect(await linesOf({ ...off, BEHIND_PROXY: "on" }, "127.0.0.1", forwarded)).toEqual([]);
  expect(await linesOf(off, "127.0.0.1", {})).toEqual([]);
  expect(await linesOf(off, "203.0.113.7", forwarded)).toEqual([]);
});
