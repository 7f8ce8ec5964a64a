import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "santha-lock-"));
const file = join(folder, "package-lock.json");
afterAll(() => rmSync(folder, { recursive: true }));

function trim(lock: unknown, ...words: string[]) {
  writeFileSync(file, JSON.stringify(lock));
  const { status, stdout } = spawnSync(process.execPath, ["tools/trim-lock.mjs", ...words, file], {
    encoding: "utf8",
  });
  return { status, stdout, packages: JSON.parse(readFileSync(file, "utf8")).packages };
}

const lockWith = (tool: unknown, rest = {}) => ({
  lockfileVersion: 3,
  packages: { "": { name: "x" }, "node_modules/tool": tool, ...rest },
});

test("names of optional packages without an entry are taken out of the lock file", () => {
  const lock = lockWith(
    { version: "1.0.0", optionalDependencies: { "@tool/here": "1", "@tool/elsewhere": "1" } },
    { "node_modules/@tool/here": { version: "1.0.0" } },
  );
  const { status, packages } = trim(lock);
  expect(status).toBe(0);
  expect(packages["node_modules/tool"].optionalDependencies).toEqual({ "@tool/here": "1" });
});

test("an optional package nested below the one that wants it counts as present", () => {
  const lock = lockWith(
    { version: "1.0.0", optionalDependencies: { "@tool/here": "1" } },
    { "node_modules/tool/node_modules/@tool/here": { version: "1.0.0" } },
  );
  expect(trim(lock, "--check").status).toBe(0);
});

test("--check reports what is to be trimmed, fails and changes nothing", () => {
  const { status, stdout, packages } = trim(
    lockWith({ optionalDependencies: { "@tool/elsewhere": "1" } }),
    "--check",
  );
  expect(status).toBe(1);
  expect(stdout).toContain("to trim: node_modules/tool → @tool/elsewhere");
  expect(packages["node_modules/tool"].optionalDependencies).toEqual({ "@tool/elsewhere": "1" });
});

test("addresses of a registry do not stay in the lock file", () => {
  const { packages } = trim(
    lockWith({ version: "1.0.0", resolved: "https://packages.example/tool.tgz", integrity: "i" }),
  );
  expect(packages["node_modules/tool"]).toEqual({ version: "1.0.0", integrity: "i" });
});
