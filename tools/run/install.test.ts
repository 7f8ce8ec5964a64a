import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "santha-install-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Lock = Record<string, object>;

/** Runs a task in a clone with these lock files and an npm that only notes how it was called; answers its note. */
function noteOfNpm(wanted: Lock, installed: Lock | undefined, env: Record<string, string> = {}): string {
  const root = mkdtempSync(join(folder, "clone-"));
  for (const part of ["tools/run.mjs", "tools/run"]) cpSync(part, join(root, part), { recursive: true });
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...wanted } }));
  mkdirSync(join(root, "node_modules"));
  if (installed) {
    writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
  }
  const npm = join(root, "npm.cjs");
  writeFileSync(
    npm,
    `require("node:fs").writeFileSync("note", JSON.stringify({ words: process.argv.slice(2), node: process.execPath,
      inherited: Object.keys(process.env).filter((name) => name.startsWith("npm_")) }));`,
  );
  chmodSync(npm, 0o755);
  writeFileSync(join(root, "tools/check.ts"), "");
  const settings = {
    npm_execpath: npm,
    npm_node_execpath: process.execPath,
    npm_lifecycle_event: "check",
    npm_config_x: "y",
  };
  spawnSync(process.execPath, [join(root, "tools/run.mjs"), "check"], {
    env: { ...process.env, ...settings, ...env },
  });
  return existsSync(join(root, "note")) ? readFileSync(join(root, "note"), "utf8") : "";
}

const one = { "node_modules/one": { version: "1.0.0", integrity: "a" } };

test("packages are installed when nothing is there, with npm's own settings and none of its other words", () => {
  const note = JSON.parse(noteOfNpm(one, undefined));
  expect(note.words).toEqual(["ci", "--prefer-offline", "--loglevel=error"]);
  expect(note.inherited).toContain("npm_config_x");
  expect(note.inherited).not.toContain("npm_lifecycle_event");
});

test("packages are not installed again when the lock file says what is there", () => {
  expect(noteOfNpm(one, one)).toBe("");
});

test("packages are installed when the lock file has another version or another content", () => {
  expect(noteOfNpm({ "node_modules/one": { version: "2.0.0", integrity: "a" } }, one)).not.toBe("");
  expect(noteOfNpm({ "node_modules/one": { version: "1.0.0", integrity: "b" } }, one)).not.toBe("");
});

test("a package for another system may be missing, one for everybody may not", () => {
  const optional = { ...one, "node_modules/two": { version: "1.0.0", optional: true } };
  expect(noteOfNpm(optional, one)).toBe("");
  expect(noteOfNpm({ ...one, "node_modules/two": { version: "1.0.0" } }, one)).not.toBe("");
});

test("in production the packages for checks and tests may be missing", () => {
  const dev = { ...one, "node_modules/two": { version: "1.0.0", dev: true } };
  expect(noteOfNpm(dev, one, { NODE_ENV: "production" })).toBe("");
  expect(noteOfNpm(dev, one, { NODE_ENV: "test" })).not.toBe("");
});
