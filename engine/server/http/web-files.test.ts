import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { addWebFiles, withFacts } from "./web-files.ts";

const page =
  '<meta name="santha-mode" content="production" /><meta name="santha-support-phone" content="" />';

test("the page is told the mode and the support phone in its head, with signs of markup escaped", () => {
  expect(withFacts(page, { mode: "demo", supportPhone: '1800 "1"' })).toBe(
    '<meta name="santha-mode" content="demo" /><meta name="santha-support-phone" content="1800 &#34;1&#34;" />',
  );
});

test("a page without a place for them is refused: it would run as another mode", () => {
  expect(() => withFacts("<html></html>", { mode: "demo", supportPhone: "1" })).toThrow("santha-mode");
});

test("what the build keeps for itself is served to nobody; packed files come only in place of the plain ones", async () => {
  const folder = mkdtempSync(join(tmpdir(), "santha-web-"));
  const script = "export const said = 'the app';".repeat(60);
  const files: Readonly<Record<string, string | Buffer>> = {
    "index.html": `<html><head>${page}</head></html>`,
    "index.html.br": "packed",
    "service-worker.js": "self; %PAGE_REVISION%",
    "service-worker.js.br": "packed",
    "icon.svg": "<svg/>",
    "assets/app-abcd1234.js": script,
    "assets/app-abcd1234.js.br": brotliCompressSync(script),
    ".vite/manifest.json": "{}",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const app = Fastify();
  expect(await addWebFiles(app, readConfig({ SANTHA_MODE: "test" }), folder)).toBe(true);
  const hidden = [
    "index.html.br",
    "service-worker.js.br",
    "assets/app-abcd1234.js.br",
    ".vite/manifest.json",
  ];
  for (const name of [...hidden, "%2evite/manifest.json"])
    expect([name, (await app.inject(`/${name}`)).statusCode]).toEqual([name, 404]);
  const url = "/assets/app-abcd1234.js";
  const packed = await app.inject({ url, headers: { "accept-encoding": "br" } });
  expect([packed.statusCode, packed.headers["content-encoding"]]).toEqual([200, "br"]);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
  expect((await app.inject(url)).body).toBe(script);
  for (const plain of ["/", "/icon.svg"]) expect((await app.inject(plain)).statusCode).toBe(200);
  await app.close();
  rmSync(folder, { recursive: true });
});
