// Every rule is proved: a violation of it, planted in a copy of the repository, turns its check red by name.
// The same copy gets a scaffolded feature, which no check may object to; tools/planted-feature.test.ts runs its tests.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allOf } from "../process.ts";
import { staticChecks } from "../steps/static-checks.ts";
import type { StepResult } from "../steps/step.ts";
import { type Copy, copyOfTheTree } from "./copy-of-the-tree.ts";
import { fencePlants } from "./fence-plants.ts";
import { fences } from "./fences.ts";
import { lintPlants, typePlants } from "./more-plants.ts";
import { graphPlants } from "./plants.ts";

const plants = [...graphPlants, ...lintPlants, ...typePlants, ...fencePlants];
const scaffolded = [
  "import graph",
  "promises",
  "format and lint",
  "types tsconfig",
  "types e2e",
  "types engine/web",
  "types engine/web.test",
  "dead code",
  ...fences.map(({ name }) => `fence ${name}`),
];
/** Only what something is planted for, or has to let the scaffolded feature through, runs on the copy. */
const proved = new Set([...plants.map(({ step }) => step), ...scaffolded, "lock file"]);
/** What may be read: what others publish, in the builder and in SQL, and words that only look like tables. */
const readsPublished = `
export const builder = (d: Db) => d.selectFrom("published.orders as orders").innerJoin("published.sellers as sellers", "a", "b");
export const plain = sql\`with sold as (select 1 from published.orders orders) select orders.id from sold, published.skus\`;
`;
let copy: Copy;
let results: Map<string, StepResult>;

beforeAll(async () => {
  copy = copyOfTheTree(fileURLToPath(new URL("../..", import.meta.url)));
  scaffold("feature", "beehives");
  copy.plant("features/planta/server/read-published.ts", readsPublished);
  for (const { files } of plants) for (const [file, text] of Object.entries(files)) copy.plant(file, text);
  plantInLockFile();
  plantInPackages();
  const asked = staticChecks(copy.root).filter(({ name }) => proved.has(name));
  const all = await allOf(
    asked.map((step) => () => step.work()),
    2,
  );
  results = new Map(all.map((result) => [result.name, result]));
}, 480_000);

afterAll(() => copy.remove());

/** A name without an entry, as npm leaves it for a package of another system. */
function plantInLockFile(): void {
  const lock = JSON.parse(readFileSync(join(copy.root, "package-lock.json"), "utf8"));
  lock.packages["node_modules/knip"].optionalDependencies = { "@planted/other-system": "1.0.0" };
  copy.plant("package-lock.json", JSON.stringify(lock));
}

/** A package that nothing imports. */
function plantInPackages(): void {
  const root = JSON.parse(readFileSync(join(copy.root, "package.json"), "utf8"));
  root.dependencies["planted-package"] = "1.0.0";
  copy.plant("package.json", JSON.stringify(root));
}

function scaffold(...words: string[]) {
  return spawnSync(process.execPath, ["tools/new-feature.ts", ...words], {
    cwd: copy.root,
    encoding: "utf8",
  });
}

/** What a check says about the scaffolded feature, not counting the lines that only name a file they looked at. */
function saysAboutBeehives(step: string): string[] {
  const lines = (results.get(step)?.output ?? "").split("\n");
  return lines.filter((line) => /beehives/.test(line) && !/│/.test(line) && !/\.tsx?\s*$/.test(line));
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

test("the dead code check turns red for a package that nothing imports", () => {
  expect(results.get("dead code")?.output).toContain("planted-package");
});

test("every check that is proved here exists and says how many files it looked at", () => {
  expect([...results.keys()].toSorted()).toEqual([...proved].toSorted());
  for (const [name, { seen }] of results) expect(seen, name).toBeGreaterThan(0);
});

test.each(scaffolded)("%s has nothing against a scaffolded feature", (step) => {
  expect(saysAboutBeehives(step)).toEqual([]);
});

test("a feature may read what others publish", () => {
  expect(results.get("fence table-readers")?.output).not.toContain("read-published");
});

test("a feature whose name is taken, or is not one word, is not scaffolded", () => {
  expect(scaffold("feature", "beehives").stderr).toContain("exists already");
  expect(scaffold("feature", "bee-hives").stderr).toContain("one word");
  expect(scaffold("module", "x").status).toBe(2);
});
