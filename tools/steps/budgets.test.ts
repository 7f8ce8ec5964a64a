import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { measureBudgets } from "./budgets.ts";

const folder = mkdtempSync(join(tmpdir(), "santha-budgets-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A built web whose files cannot be compressed, so that their size in kB is known. */
function built(manifest: Record<string, { file: string; kb: number } & Record<string, unknown>>): string {
  const dist = mkdtempSync(join(folder, "dist-"));
  mkdirSync(join(dist, ".vite"));
  writeFileSync(join(dist, "index.html"), randomBytes(6000));
  writeFileSync(join(dist, ".vite", "manifest.json"), JSON.stringify(manifest));
  for (const { file, kb } of Object.values(manifest)) writeFileSync(join(dist, file), randomBytes(kb * 1000));
  return dist;
}

test("a page behind the door counts what it fetches beyond the first screen and the app around it", () => {
  const dist = built({
    "index.html": { file: "entry.js", kb: 90, isEntry: true, imports: ["_react"] },
    _react: { file: "react.js", kb: 10 },
    _query: { file: "query.js", kb: 12 },
    "_app.js": { file: "app.js", name: "signed-in-app", kb: 8, imports: ["_react", "_query"] },
    "../../features/orders/web/view/order-page.tsx": {
      file: "o.js",
      kb: 20,
      isDynamicEntry: true,
      imports: ["_react", "_query"],
    },
  });
  const kb = (name: string) =>
    Math.round(measureBudgets(dist).find((line) => line.name.includes(name))?.kb ?? -1);
  expect(kb("entry")).toBe(100);
  expect(kb("app _app.js")).toBe(20);
  expect(kb("route ../../features/orders")).toBe(20);
});

test("a route counts what it fetches beyond the first screen, with the chunks it shares", () => {
  const dist = built({
    "index.html": { file: "entry.js", kb: 90, isEntry: true, imports: ["_react"], css: ["look.css"] },
    _react: { file: "react.js", kb: 10 },
    _shared: { file: "shared.js", kb: 7 },
    style: { file: "look.css", kb: 5 },
    "../../features/orders/web/view/order-page.tsx": {
      file: "o.js",
      kb: 20,
      isDynamicEntry: true,
      imports: ["_react", "_shared"],
    },
    "../../features/auth/web/sign-in-page.tsx": {
      file: "h.js",
      kb: 30,
      isDynamicEntry: true,
      imports: ["_react", "_shared"],
    },
  });
  const lines = measureBudgets(dist);
  const kb = (name: string) => Math.round(lines.find((line) => line.name.includes(name))?.kb ?? -1);
  expect(kb("entry")).toBe(100);
  expect(kb("route ../../features/orders")).toBe(27);
  expect(kb("first screen ../../features/auth")).toBe(137);
  expect(kb("all css")).toBe(5);
  expect(lines.filter((line) => line.kb > line.limitInKb).map((line) => line.name)).toEqual([
    "first screen ../../features/auth/web/sign-in-page.tsx",
    "page",
  ]);
});

test("a library that is fetched on demand has its own limit", () => {
  const dist = built({
    "index.html": { file: "entry.js", kb: 1, isEntry: true },
    "../../node_modules/leaflet/dist/leaflet.js": { file: "map.js", kb: 50, isDynamicEntry: true },
  });
  expect(measureBudgets(dist).find((line) => line.name === "on demand: leaflet")?.limitInKb).toBe(60);
});

test("a web that is not built is an error, not an empty table", () => {
  expect(() => measureBudgets(folder)).toThrow("is missing");
});

test("what the service worker keeps on the phone is counted: the shell alone, with the pages read offline, and with what is kept ahead of need", () => {
  const dist = built({ "index.html": { file: "entry.js", kb: 90, isEntry: true } });
  const kept = {
    "index.html": 1,
    "icon.svg": 1,
    "service-worker.js": 2,
    "cart.js": 30,
    "help.js": 9,
  };
  for (const [name, kb] of Object.entries(kept)) writeFileSync(join(dist, name), randomBytes(kb * 1000));
  const parts = { shell: ["/entry.js"], reading: ["/cart.js"], ahead: ["/help.js"] };
  writeFileSync(join(dist, ".vite", "service-worker.json"), JSON.stringify(parts));
  const lines = measureBudgets(dist).filter(({ name }) => name.startsWith("kept offline"));
  expect(lines.map(({ name, kb, limitInKb }) => [name, Math.round(kb), limitInKb])).toEqual([
    ["kept offline: shell", 94, 264],
    ["kept offline: reading", 124, 264],
    ["kept offline: all", 133, 292],
  ]);
});
