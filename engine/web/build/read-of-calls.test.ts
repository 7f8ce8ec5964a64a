import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { onlyWhatIsRead, readOfCalls } from "./read-of-calls.ts";

const root = join(import.meta.dirname, "../../..");
const textOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ["engine/web/dist/**", "engine/web/build/**"] })
    .filter((file) => !/\.test\.|\/test\//.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"));

it("of a call the app gets method and path, also where several calls share them", () => {
  const code = `
    const ofPayment = { permission: "member", method: "GET", errors: { "a/b": 404 } } as const;
    export const shown = z.object({ answer: z.string(), name: z.string() });
    export const one = endpoint({ name: "తె", summary: "x", ...ofPayment, path: "/v2/one", answer: shown });
    export const two = endpoint({ method: "POST", path: "/v2/two", isSpread: true, errors: {} });`;
  const kept = onlyWhatIsRead(code);
  expect(kept.replace(/\s+/g, " ").trim()).toBe(
    [
      'const ofPayment = { method: "GET", } as const;',
      "export const shown = z.object({ answer: z.string(), name: z.string() });",
      'export const one = endpoint({ ...ofPayment, path: "/v2/one", });',
      'export const two = endpoint({ method: "POST", path: "/v2/two", isSpread: true, });',
    ].join(" "),
  );
});

it("nothing in the app reads more of a call than the build leaves in it", () => {
  const calls = textOf("engine/contract/*.ts", "features/*/contract.ts", "features/*/contract/*.ts").flatMap(
    (code) => [...code.matchAll(/export const (\w+) = endpoint\(/g)].map(([, name]) => name),
  );
  expect(calls.length).toBeGreaterThan(150);
  const reading = new RegExp(`(?<![/\\w])(?:endpoint|${calls.join("|")})\\.(\\w+)`, "g");
  const read = textOf("engine/web/**/*.{ts,tsx}", "features/*/web/**/*.{ts,tsx}").flatMap((code) =>
    [...code.matchAll(reading)].map(([, key = ""]) => key),
  );
  expect(read).toContain("path");
  expect(read.filter((key) => !readOfCalls.includes(key))).toEqual([]);
});
