import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../public/art/products");

test("a drawing has its letters as outlines: each phone shows the same, and none looks for a font", () => {
  const names = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  const withText = names.filter((name) => /<text\b|font-/.test(readFileSync(join(folder, name), "utf8")));
  expect(names.length).toBeGreaterThan(150);
  expect(withText).toEqual([]);
});
