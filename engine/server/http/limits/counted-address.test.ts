import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { authLimits } from "#features/auth/server/limits.ts";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { route } from "../route.ts";
import { countedAddress } from "./counted-address.ts";

let platform: TestPlatform;
beforeAll(async () => {
  const environment = {
    SANTHA_MODE: "production",
    SUPPORT_PHONE: "1800 123 4567",
    PUBLIC_URL: "https://santha.example",
    SANTHA_SECRET: "s".repeat(32),
    SMS_GATEWAY: "none",
  };
  platform = await testPlatform({ environment });
});
afterAll(() => platform.close());

test("[R40] An IPv4 address counts as itself, however it is written; an IPv6 address as its network of 64 bits", () => {
  expect(countedAddress("203.0.113.7")).toBe("203.0.113.7");
  for (const mapped of ["::ffff:203.0.113.7", "::FFFF:cb00:7107", "0:0:0:0:0:ffff:203.0.113.7"])
    expect(countedAddress(mapped)).toBe("203.0.113.7");
  for (const inside of ["2001:db8:1:2::1", "2001:0DB8:0001:0002:ffff:1:2:3", "2001:db8:1:2:a:b:192.0.2.1"])
    expect(countedAddress(inside)).toBe("2001:db8:1:2::/64");
  expect(countedAddress("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(countedAddress("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(countedAddress("::1")).toBe("0:0:0:0::/64");
  expect(countedAddress("not an address")).toBe("not an address");
});

test("[R40] A network of 64 bits gets no more tries with many addresses than with one, in limits and in operations", async () => {
  const probe = (name: string, path: `/${string}`) =>
    endpoint({
      name,
      summary: "Tries.",
      method: "GET",
      path,
      permission: "anyone",
      answer: z.object({}),
      errors: {},
    });
  const named = { ...probe("probe/named", "/v2/named"), limit: { hits: 60, windowInMinutes: 60 } } as const;
  const inside = probe("probe/inside", "/v2/inside");
  const app = await platform.http([
    route(named, async () => ({})),
    route(inside, async (context) => {
      await context.limits.count(authLimits["code by address"], context.address);
      return {};
    }),
  ]);
  for (const [url, most] of [
    ["/v2/named", named.limit.hits],
    ["/v2/inside", authLimits["code by address"].hits],
  ] as const) {
    const statuses = [];
    for (let at = 0; at < most + 2; at += 1)
      statuses.push(
        (await app.inject({ url, remoteAddress: `2001:db8:1:2::${at.toString(16)}` })).statusCode,
      );
    expect([url, statuses.filter((status) => status === 200).length]).toEqual([url, most]);
    expect((await app.inject({ url, remoteAddress: "2001:db8:1:3::1" })).statusCode).toBe(200);
  }
});
