import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { findChromium } from "./chromium.ts";
import { setTypefaces } from "./telugu-font.ts";

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

test("a Chromium on the PATH is taken before the one in the packages, a headless shell before a full one, unless it has to be full", async () => {
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PATH", "");
  const full = program("chromium", "echo Chromium 1");
  expect(await findChromium()).toBe(full);
  const shell = program("chromium-headless-shell", "echo Chromium 1");
  expect(await findChromium()).toBe(shell);
  expect(await findChromium({ isFull: true })).toBe(full);
});

test("the Chromium of the packages is taken where nothing may be installed", async () => {
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PATH", folder);
  rmSync(join(folder, "chromium"), { force: true });
  rmSync(join(folder, "chromium-headless-shell"), { force: true });
  expect(await findChromium()).toMatch(/santha\/chromium\/chromium$/);
});

const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

test.runIf(isRootOnDebian)(
  "a headless shell and a full Chromium are installed where that was asked for, else the packaged one goes on",
  async () => {
    vi.stubEnv("CHROMIUM_PATH", "");
    vi.stubEnv("PATH", folder);
    program("apt-get", "exit 1");
    expect(await findChromium({ mayInstall: true })).toMatch(/santha\/chromium\/chromium$/);
    // The last word of the installation is the name of the package.
    program(
      "apt-get",
      `for name; do :; done; echo '#!/bin/sh' > ${folder}/$name; /bin/chmod 755 ${folder}/$name`,
    );
    expect(await findChromium({ mayInstall: true })).toBe(join(folder, "chromium-headless-shell"));
    expect(await findChromium({ isFull: true })).toBe(join(folder, "chromium"));
  },
);

test.runIf(process.platform === "linux")(
  "no typeface of the machine is used, only those of the packages",
  () => {
    vi.stubEnv("FONTCONFIG_FILE", "/etc/fonts/fonts.conf");
    setTypefaces(folder);
    const settings = readFileSync(process.env.FONTCONFIG_FILE ?? "", "utf8");
    const used = [...settings.matchAll(/<dir>(.*)<\/dir>/g)].map((match) => match[1] ?? "");
    expect(used).toHaveLength(3);
    expect(used.every((path) => existsSync(path) && path.includes("noto-sans-telugu"))).toBe(true);
    expect(settings).not.toContain("include");
  },
);
