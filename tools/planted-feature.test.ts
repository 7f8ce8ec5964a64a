// `npm run new` proved in a copy of the repository: what it makes is green at once, and goes without a trace.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Copy, copyOfTheTree } from "./fences/copy-of-the-tree.ts";
import { treeOf } from "./fences/tree.ts";
import { run } from "./process.ts";

const lists = ["engine/server/app.ts", "engine/web/features.ts"];
let copy: Copy;
let before: Readonly<Record<string, string>>;
beforeAll(() => {
  copy = copyOfTheTree(join(import.meta.dirname, ".."));
  before = filesOf(copy.root);
});
afterAll(() => copy.remove());

/** Every file with its text. */
const filesOf = (root: string) => Object.fromEntries(treeOf(root).files.map((file) => [file, textOf(file)]));
const textOf = (file: string): string => readFileSync(join(copy.root, file), "utf8");

/** Runs a program in the copy to its good end and answers what it said. */
async function inCopy(...words: readonly string[]): Promise<string> {
  const { exitCode, output } = await run({ words, cwd: copy.root });
  expect(exitCode, output).toBe(0);
  return output;
}

// tools/fences/planted.test.ts holds every static check against the same feature.
test("the tests of a new feature pass as they were made", async () => {
  await inCopy("tools/new-feature.ts", "feature", "beehives");
  const said = await inCopy("node_modules/vitest/vitest.mjs", "run", "features/beehives");
  expect(said).toMatch(/Tests +7 passed/);
}, 600_000);

test("without its folder and its lines in the two lists nothing of it is left", async () => {
  rmSync(join(copy.root, "features/beehives"), { recursive: true });
  for (const file of lists) {
    const lines = textOf(file).split("\n");
    copy.plant(file, lines.filter((line) => !line.includes("beehives")).join("\n"));
  }
  await inCopy("tools/database/generate-types.ts", "--write");
  await inCopy("tools/permissions-page.ts");
  expect(filesOf(copy.root)).toEqual(before);
}, 600_000);
