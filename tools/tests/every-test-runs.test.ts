// A test that no list names is green for ever: each belongs to one project of Vitest or to Playwright, and each pattern of
// such a list finds something.
import { readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import config from "../../vitest.config.ts";
import { treeOf } from "../fences/tree.ts";
import { ofDatabase } from "../steps/vitest-step.ts";

interface Project {
  readonly test: {
    readonly name: string;
    readonly include: readonly string[];
    readonly exclude?: readonly string[];
  };
}

const root = join(import.meta.dirname, "../..");
const { files } = treeOf(root);
const projects = (config as { readonly test: { readonly projects: readonly Project[] } }).test.projects;
const fits = (file: string, patterns: readonly string[] = []): boolean =>
  patterns.some((pattern) => matchesGlob(file, pattern));
const filesOf = ({ test: { include, exclude } }: Project): readonly string[] =>
  files.filter((file) => fits(file, include) && !fits(file, exclude));
const filesOfProjects = (names: readonly string[]): readonly string[] =>
  projects.filter((project) => names.includes(project.test.name)).flatMap(filesOf);

test("every test file belongs to exactly one project", () => {
  const taken = projects.flatMap(filesOf).toSorted();
  expect(taken).toEqual(files.filter((file) => /\.test\.(tsx?|mjs)$/.test(file)).toSorted());
});

test("every pattern of a project finds a test", () => {
  const patterns = projects.flatMap(({ test: { include } }) => include);
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => !files.some((file) => fits(file, [pattern])))).toEqual([]);
});

test("every journey is one of Playwright's, and every pattern of its list finds one", () => {
  const text = readFileSync(join(root, "e2e/playwright.config.ts"), "utf8");
  const patterns = JSON.parse(/testMatch: (\[[^\]]+\])/.exec(text)?.[1] ?? "[]") as string[];
  const journeys = files.filter((file) => /\.spec\.\w+$/.test(file));
  expect(journeys.length).toBeGreaterThan(20);
  expect(journeys.filter((file) => !fits(file, patterns))).toEqual([]);
  expect(patterns.filter((pattern) => !journeys.some((file) => fits(file, [pattern])))).toEqual([]);
});

test("what is run on another PostgreSQL server too is there", () => {
  const there = filesOfProjects(["server", "database"]);
  expect(ofDatabase.filter((part) => !there.some((file) => `/${file}`.includes(part)))).toEqual([]);
});
