import { connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { listening, type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { route } from "./route.ts";

const save = endpoint({
  name: "probe/save",
  summary: "Saves.",
  method: "POST",
  path: "/v2/probe",
  permission: "anyone",
  body: z.object({ name: z.string() }),
  answer: z.object({ name: z.string() }),
  errors: {},
});
const clear = endpoint({
  name: "probe/clear",
  summary: "Clears.",
  method: "DELETE",
  path: "/v2/probe",
  permission: "anyone",
  answer: z.object({}),
  errors: {},
});

let reached = 0;
const routes = [
  route(save, async (_, { body }) => {
    reached += 1;
    return body;
  }),
  route(clear, async () => {
    reached += 1;
    return {};
  }),
];
let process: TestPlatform;
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  process = await testPlatform();
  app = await process.http(routes);
  origin = await listening(app);
});
afterAll(() => process.close());
beforeEach(() => {
  reached = 0;
});

/** Sends header lines as they are; no client library tidies them up. */
function sendRaw(...headerLines: string[]): Promise<string> {
  const { hostname, port, host } = new URL(origin);
  const payload = '{"name":"a"}';
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const lines = [
        "POST /v2/probe HTTP/1.1",
        `host: ${host}`,
        `content-length: ${payload.length}`,
        "connection: close",
        ...headerLines,
      ];
      socket.write(`${lines.join("\r\n")}\r\n\r\n${payload}`, "latin1");
    });
    let answer = "";
    socket.setEncoding("utf8").on("data", (part) => {
      answer += part;
    });
    socket.on("close", () => resolve(answer)).on("error", reject);
  });
}

const json = "application/json";
/** 50 content types that some parser somewhere takes for JSON, or that smuggle past a check. */
const malformed: readonly string[][] = [
  ...[
    `${json}\t;charset=utf-8`,
    `${json}\ta`,
    `${json} a`,
    `${json};`,
    `${json};;`,
    `${json}; charset`,
    `${json}; charset=`,
    `${json}; charset=utf-16`,
    `${json}; charset=latin1`,
    `${json}; charset=utf-7`,
    `${json}; charset="utf-8`,
    `${json}; charset='utf-8'`,
    `${json}; charset=utf-8; charset=utf-16`,
    `${json}; charset=utf-8;`,
    `${json}; charset=utf-8 garbage`,
    `${json}; charset=utf-8, text/plain`,
    `${json},`,
    `${json}, ${json}`,
    `${json}, text/plain`,
    `text/plain, ${json}`,
    `${json}/json`,
    `${json}+x`,
    `${json}garbage`,
    `x${json}`,
    `${json}\u00a0`,
    `${json}\u00e9`,
    `${json}; boundary=x`,
    `${json}; q=1`,
    `${json};charset=utf8`,
    `application//json`,
    `application /json`,
    `application/ json`,
    `application/jsonp`,
    `application/json5`,
    `application/x-json`,
    `application/ld+json`,
    `application/vnd.api+json`,
    `application/csp-report`,
    `application\\json`,
    `application`,
    `json`,
    `/json`,
    `*/*`,
    `text/json`,
    `text/plain`,
    `text/plain; ${json}`,
    `application/x-www-form-urlencoded`,
    `multipart/form-data; boundary=${json}`,
    "",
  ].map((value) => [`content-type: ${value}`]),
  [`content-type: ${json}`, `content-type: ${json}`],
  [`content-type: ${json}`, "content-type: text/plain"],
  ["content-type: text/plain", `content-type: ${json}`],
  [],
];

describe("content types", () => {
  test("[R39] 50 malformed content types and more are all 415 and none reaches the operation", async () => {
    expect(malformed.length).toBeGreaterThanOrEqual(50);
    const answers = await Promise.all(
      malformed.map(async (lines) => [lines, await sendRaw(...lines)] as const),
    );
    for (const [lines, answer] of answers) expect([lines, answer.slice(9, 12)]).toEqual([lines, "415"]);
    expect(answers[0]?.[1]).toContain('"code":"platform/wrong-content-type"');
    // Node takes a tab at the end of a header line away; a client of its own might not.
    const tab = await app.inject({
      method: "POST",
      url: "/v2/probe",
      headers: { "content-type": `${json}\t` },
      payload: "{}",
    });
    expect(tab.statusCode).toBe(415);
    expect(reached).toBe(0);
  });

  test("[R39] JSON is read under its plain content type, in any case, alone or as UTF-8", async () => {
    const good = [json, "Application/JSON", `${json};charset=utf-8`, `${json}; charset=UTF-8`];
    for (const value of good) expect((await sendRaw(`content-type: ${value}`)).slice(9, 12)).toBe("200");
    expect(reached).toBe(good.length);
  });

  test("[R39] A call without a body needs no content type, and a chunked body without one is 415", async () => {
    expect((await fetch(`${origin}/v2/probe`, { method: "DELETE" })).status).toBe(200);
    const answer = await app.inject({
      method: "POST",
      url: "/v2/probe",
      headers: { "transfer-encoding": "chunked" },
      payload: Buffer.from("{}"),
    });
    expect(answer.statusCode).toBe(415);
  });
});

const sendFrom = (headers: Record<string, string>, method: "POST" | "DELETE" = "POST", of = app) =>
  of.inject({
    method,
    url: "/v2/probe",
    headers,
    ...(method === "POST" ? { payload: { name: "a" } } : {}),
  });

describe("other sites", () => {
  test("[R43] A changing call with a foreign Origin or from another site is a 403 and reaches nothing", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "http://localhost.evil.example" },
      { origin: "http://localhost:81" },
      { origin: "file://" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "cross-site", origin: "http://localhost" },
    ];
    for (const headers of foreign) {
      for (const method of ["POST", "DELETE"] as const) {
        const answer = await sendFrom({ host: "localhost", ...headers }, method);
        expect([headers, answer.statusCode, answer.json().code]).toEqual([
          headers,
          403,
          "platform/foreign-origin",
        ]);
      }
    }
    expect(reached).toBe(0);
  });

  test("[R43] A form post of a browser is refused whatever it contains", async () => {
    for (const type of [
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/plain",
    ]) {
      const own = { host: "localhost", origin: "http://localhost", "sec-fetch-site": "same-origin" };
      const answer = await app.inject({
        method: "POST",
        url: "/v2/probe",
        headers: { ...own, "content-type": type },
        payload: '{"name":"a"}',
      });
      expect([type, answer.statusCode]).toEqual([type, 415]);
    }
    expect(reached).toBe(0);
  });

  test("[R43] Our own pages may call, also when a proxy ends https before us", async () => {
    for (const own of ["http://farm.local:3000", "https://farm.local:3000"]) {
      const answer = await sendFrom({
        host: "farm.local:3000",
        origin: own,
        "sec-fetch-site": "same-origin",
      });
      expect(answer.statusCode).toBe(200);
    }
    expect((await sendFrom({ "sec-fetch-site": "none" })).statusCode).toBe(200);
  });

  test("[R43] In production only the configured origin counts, not the host of the request", async () => {
    const production = await testPlatform({
      url: process.url,
      environment: {
        SANTHA_MODE: "production",
        SUPPORT_PHONE: "1800 123 4567",
        PUBLIC_URL: "https://santha.example",
        SANTHA_SECRET: "s".repeat(32),
        SMS_GATEWAY: "none",
      },
    });
    const of = await production.http(routes);
    const host = "santha.example";
    expect((await sendFrom({ host, origin: "https://santha.example" }, "POST", of)).statusCode).toBe(200);
    for (const origin of ["http://santha.example", "https://other.example"]) {
      expect((await sendFrom({ host: new URL(origin).host, origin }, "POST", of)).statusCode).toBe(403);
    }
    await production.close();
  });
});

test("[R40] Behind a proxy the caller is the address that the proxy saw, not what the caller wrote himself", async () => {
  const seen: string[] = [];
  const watch = route(clear, async ({ address }) => {
    seen.push(address);
    return {};
  });
  const behind = await testPlatform({ url: process.url, environment: { BEHIND_PROXY: "on" } });
  const headers = { "x-forwarded-for": "1.1.1.1, 203.0.113.7" };
  await (await behind.http([watch])).inject({ method: "DELETE", url: "/v2/probe", headers });
  const direct = await testPlatform({ url: process.url });
  await (await direct.http([watch])).inject({ method: "DELETE", url: "/v2/probe", headers });
  expect(seen).toEqual(["203.0.113.7", "127.0.0.1"]);
  await behind.close();
  await direct.close();
});
