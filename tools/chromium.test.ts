import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { findChromium } from "./chromium.ts";
import { lendTeluguFont } from "./telugu-font.ts";

const folder = mkdtempSync(join(tmpdir(), "santha-browser-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** A program of that name at the front of the PATH, which does what the shell script says. */
function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
  return path;
}

test("a Chromium that is named is taken, and one that does not start is said so", async () => {
  vi.stubEnv("CHROMIUM_PATH", program("my-browser", "echo Chromium 1"));
  expect(await findChromium()).toBe(join(folder, "my-browser"));
  vi.stubEnv("CHROMIUM_PATH", program("broken-browser", "exit 1"));
  await expect(findChromium()).rejects.toThrow("which does not start");
});

test("a Chromium on the PATH is taken before the one in the packages", async () => {
  vi.stubEnv("CHROMIUM_PATH", "");
  program("chromium", "echo Chromium 1");
  expect(await findChromium()).toBe(join(folder, "chromium"));
});

test.runIf(process.platform === "linux")("a system without a Telugu typeface is lent one that exists", () => {
  vi.stubEnv("FONTCONFIG_FILE", "");
  program("fc-list", "exit 0");
  lendTeluguFont(folder);
  const settings = readFileSync(process.env.FONTCONFIG_FILE ?? "", "utf8");
  const own = [...settings.matchAll(/<dir>(.*noto-sans-telugu.*)<\/dir>/g)].map((match) => match[1] ?? "");
  expect(own).toHaveLength(3);
  expect(own.every((path) => existsSync(path))).toBe(true);
});

test.runIf(process.platform === "linux")("a system with a Telugu typeface keeps its own", () => {
  vi.stubEnv("FONTCONFIG_FILE", "");
  program("fc-list", "echo 'Noto Sans Telugu'");
  lendTeluguFont(folder);
  expect(process.env.FONTCONFIG_FILE).toBe("");
});
