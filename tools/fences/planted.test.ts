// Every rule is proved: a violation of it, planted in a copy of the repository, turns its check red by name.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allOf } from "../process.ts";
import { staticChecks } from "../static-checks.ts";
import type { StepResult } from "../step.ts";
import { type Copy, copyOfTheTree } from "./copy-of-the-tree.ts";
import { fencePlants } from "./fence-plants.ts";
import { lintPlants, typePlants } from "./more-plants.ts";
import { graphPlants } from "./plants.ts";

const plants = [...graphPlants, ...lintPlants, ...typePlants, ...fencePlants];
let copy: Copy;
let results: Map<string, StepResult>;

beforeAll(async () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  copy = copyOfTheTree(root);
  for (const { files } of plants) for (const [file, text] of Object.entries(files)) copy.plant(file, text);
  plantInLockFile(copy);
  const steps = staticChecks(copy.root);
  const all = await allOf(
    steps.map((step) => () => step.work()),
    2,
  );
  results = new Map(all.map((result) => [result.name, result]));
}, 180_000);

afterAll(() => copy.remove());

/** A name without an entry, as npm leaves it for a package of another system. */
function plantInLockFile({ root, plant }: Copy): void {
  const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, "utf8"));
  lock.packages["node_modules/knip"].optionalDependencies = { "@planted/other-system": "1.0.0" };
  plant("package-lock.json", JSON.stringify(lock));
}

test.each(plants.map((plant) => ({ ...plant, where: Object.keys(plant.files).at(-1) })))(
  "$step turns red for $rule in $where",
  ({ step, says }) => {
    const result = results.get(step);
    expect(result?.isPassed).toBe(false);
    expect(says.test(result?.output ?? ""), `${says} is not in the output`).toBe(true);
  },
);

test("the lock file check turns red for a package that is not in the lock file", () => {
  expect(results.get("lock file")?.output).toContain("to trim: node_modules/knip → @planted/other-system");
  expect(results.get("lock file")?.isPassed).toBe(false);
});

test("every check says how many files it looked at", () => {
  for (const [name, { seen }] of results) expect(seen, name).toBeGreaterThan(0);
  expect(results.size).toBeGreaterThanOrEqual(16);
});
