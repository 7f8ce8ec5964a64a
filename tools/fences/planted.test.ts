// Every rule is proved: a violation of it, planted in a copy of the repository, turns its check red by name.
// The same copy gets a scaffolded feature, registered as its own words say, which no check may object to.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
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
  copy = copyOfTheTree(fileURLToPath(new URL("../..", import.meta.url)));
  scaffoldBeehives();
  for (const { files } of plants) for (const [file, text] of Object.entries(files)) copy.plant(file, text);
  plantInLockFile();
  const all = await allOf(
    staticChecks(copy.root).map((step) => () => step.work()),
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

function scaffold(...words: string[]) {
  return spawnSync(process.execPath, ["tools/new-feature.ts", ...words], {
    cwd: copy.root,
    encoding: "utf8",
  });
}

function scaffoldBeehives(): void {
  const { stdout } = scaffold("feature", "beehives");
  register(
    "apps/server/src/app.ts",
    /import \{ beehivesFeature.*?;/.exec(stdout)?.[0] ?? "",
    "beehivesFeature",
  );
  register(
    "apps/web/src/app/features.ts",
    /import \{ beehivesRoutes.*?;/.exec(stdout)?.[0] ?? "",
    "...beehivesRoutes",
  );
  const [, migration = "", sql = ""] = /^(\S+beehives\.sql)\n([\s\S]*?)\n\n/m.exec(stdout) ?? [];
  copy.plant(migration, sql);
}

/** Adds the printed import and one entry to the list of the file. */
function register(file: string, line: string, entry: string): void {
  const text = readFileSync(join(copy.root, file), "utf8");
  const list = /((?:features: readonly Feature\[\]|featureRoutes) = \[)/;
  copy.plant(file, `${line}\n${text.replace(list, `$1${entry}, `)}`);
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

test("every check says how many files it looked at", () => {
  for (const [name, { seen }] of results) expect(seen, name).toBeGreaterThan(0);
  expect(results.size).toBeGreaterThanOrEqual(16);
});

test.each([
  "import graph",
  "promises",
  "format and lint",
  "types tsconfig",
  "types e2e",
  "fence table-owners",
  "fence file-names",
  "fence feature-declarations",
])("%s has nothing against a scaffolded feature", (step) => {
  expect(saysAboutBeehives(step)).toEqual([]);
});

test("the compiler asks for the Telugu texts of a scaffolded feature, and for nothing else", () => {
  const said = saysAboutBeehives("types apps/web");
  expect(said).toHaveLength(1);
  expect(said[0]).toContain("beehives.te.ts");
});

test("a feature whose name is taken, or is not one word, is not scaffolded", () => {
  expect(scaffold("feature", "beehives").stderr).toContain("exists already");
  expect(scaffold("feature", "bee-hives").stderr).toContain("one word");
  expect(scaffold("module", "x").status).toBe(2);
});
