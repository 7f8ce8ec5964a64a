import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listening, type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { addWebFiles } from "../web-files.ts";

let process: TestPlatform;
let app: FastifyInstance;
const folder = mkdtempSync(join(tmpdir(), "santha-web-"));
const hashed = "/assets/main-a1B2c3D4.js";
const ownScript = "\n  begin(1 < 2);\n";
const ownStyle = "html { color: red }";

beforeAll(async () => {
  process = await testPlatform({ environment: { PUBLIC_URL: "https://santha.example" } });
  app = await process.app();
  const web = mkdtempSync(join(folder, "dist-"));
  writeFileSync(
    join(web, "index.html"),
    `<!doctype html><meta name="santha-mode" content=""><meta name="santha-support-phone" content=""><style>${ownStyle}</style><script>${ownScript}</script><script src="./assets/main-a1B2c3D4.js"></script>`,
  );
  writeFileSync(join(web, "service-worker.js"), "keep('%PAGE_REVISION%')");
  writeFileSync(join(web, "icon.svg"), "<svg/>");
  mkdirSync(join(web, "assets"));
  writeFileSync(join(web, hashed), "export {}");
  const { config } = process.platform;
  expect(
    await addWebFiles(app, { ...config, supportPhone: "1800 000 0000", hasServiceWorker: true }, web),
  ).toBe(true);
});
afterAll(async () => {
  await process.close();
  rmSync(folder, { recursive: true });
});

const needed = {
  "content-security-policy":
    /^(?!.*unsafe)(?=.*default-src 'none')(?=.*script-src 'self'[; ])(?=.*frame-ancestors 'none')/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^same-origin$/,
  "strict-transport-security": /max-age=31536000/,
  "x-request-id": /^[\w-]{22}$/,
} as const;

test("[R44] Answers of every kind carry the security headers: pages, files, calls, refusals, faults, lost paths", async () => {
  const asked = [
    { url: "/" },
    { url: "/index.html" },
    { url: "/service-worker.js" },
    { url: hashed },
    { url: "/assets/missing.js" },
    { url: "/health" },
    { url: "/ready" },
    { url: "/metrics" },
    { url: "/openapi.json" },
    { url: "/data/HelpData/HelpData.json" },
    { url: "/v2/dev/clock" },
    { url: "/v2/session" },
    { url: "/v2/nowhere" },
    { url: "/%zz" },
    { url: `/v2/profiles/${"x".repeat(400)}` },
    { url: "/../../etc/passwd" },
    { method: "HEAD", url: "/" },
    { method: "OPTIONS", url: "/v2/session" },
    { method: "PUT", url: "/v2/dev/clock", payload: "{", headers: { "content-type": "application/json" } },
    { method: "PUT", url: "/v2/dev/clock", payload: {} },
    { method: "PUT", url: "/v2/dev/clock", payload: "a=1", headers: { "content-type": "text/plain" } },
    { method: "PUT", url: "/v2/dev/clock", payload: {}, headers: { origin: "https://evil.example" } },
    { method: "DELETE", url: "/" },
  ] as const;
  for (const request of asked) {
    const answer = await app.inject(request);
    for (const [name, pattern] of Object.entries(needed)) {
      expect([request, answer.statusCode, name, answer.headers[name]]).toEqual([
        request,
        answer.statusCode,
        name,
        expect.stringMatching(pattern),
      ]);
    }
  }
});

test("[R44] The page's own script and style run by their hashes, and no other answer allows any inside it", async () => {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const policyOf = async (url: string) => (await app.inject(url)).headers["content-security-policy"];
  for (const page of ["/", "/index.html"]) {
    const policy = await policyOf(page);
    expect(policy).toContain(`script-src 'self' ${hash(ownScript)};`);
    expect(policy).toContain(`style-src 'self' ${hash(ownStyle)};`);
  }
  for (const other of [hashed, "/v2/session", "/service-worker.js", "/v2/nowhere"]) {
    expect(await policyOf(other)).toContain("script-src 'self';");
    expect(await policyOf(other)).toContain("style-src 'self';");
  }
});

test("[R44] An address that cannot be read is a 400 in the envelope", async () => {
  const answer = await app.inject({ url: "/v2/%zz", headers: { "accept-language": "te" } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: "platform/unreadable", data: null });
  expect(answer.json().info).toContain("అభ్యర్థన");
});

test("[R44] Bytes that are no request, and too long headers, are answered with the headers too", async () => {
  const { port, hostname } = new URL(await listening(app));
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let answer = "";
      socket.setEncoding("utf8").on("data", (part) => {
        answer += part;
      });
      socket.on("close", () => resolve(answer)).on("error", reject);
    });
  const noise = await send("what is this\r\n\r\n");
  expect(noise).toMatch(/^HTTP\/1\.1 400 /);
  const long = await send(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${"x".repeat(20_000)}\r\n\r\n`);
  expect(long).toMatch(/^HTTP\/1\.1 431 /);
  for (const answer of [noise, long]) {
    expect(answer).toContain("content-security-policy: default-src 'none'");
    expect(answer).toContain('"code":"platform/');
  }
});

test("Names with a hash are kept for ever, everything else is asked for again", async () => {
  expect((await app.inject(hashed)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await app.inject("/")).headers["cache-control"]).toBe("no-cache");
  expect((await app.inject("/v2/nowhere")).headers["cache-control"]).toBe("no-store");
});
