import type { Plant } from "./plants.ts";

const server = "engine/server";
const web = "engine/web";

const lint = (rule: string, file: string, text: string): Plant => ({
  rule,
  step: "format and lint",
  files: { [file]: text },
  says: new RegExp(`${file.replaceAll(".", "\\.")}\\S* lint/\\w+/${rule}`),
});

const inPlatform = (name: string) => `${server}/http/${name}.ts`;

const branches = Array.from(
  { length: 20 },
  (_, n) => `  if (value === ${n}) for (const one of [value]) if (one > ${n}) return ${n};`,
);
const manyLines = Array.from({ length: 70 }, (_, n) => `  rows.push(${n});`);

/** Biome's rules. */
export const lintPlants: readonly Plant[] = [
  lint("noConsole", inPlatform("planted-console"), 'console.log("planted");\n'),
  lint("noProcessEnv", inPlatform("planted-environment"), "export const port = process.env.PORT;\n"),
  lint("noDefaultExport", inPlatform("planted-default"), "export default 1;\n"),
  lint("noExplicitAny", inPlatform("planted-any"), "export const planted: any = 1;\n"),
  lint("noEnum", inPlatform("planted-enum"), "export enum Planted {\n  One = 1,\n}\n"),
  lint("useFilenamingConvention", inPlatform("PlantedName"), "export const planted = 1;\n"),
  lint(
    "noUndeclaredDependencies",
    `${web}/data/planted-undeclared.ts`,
    'import ajv from "ajv";\n\nexport const planted = ajv;\n',
  ),
  lint(
    "noImportCycles",
    inPlatform("planted-cycle"),
    'import { two } from "./planted-cycle-back.ts";\n\nexport const one = (): number => two();\n',
  ),
  lint(
    "noImportCycles",
    inPlatform("planted-cycle-back"),
    'import { one } from "./planted-cycle.ts";\n\nexport const two = (): number => one();\n',
  ),
  lint(
    "noSkippedTests",
    `${server}/planted-skipped.test.ts`,
    'import { test } from "vitest";\n\ntest.skip("planted", () => {});\n',
  ),
  lint(
    "noFocusedTests",
    `${server}/planted-only.test.ts`,
    'import { test } from "vitest";\n\ntest.only("planted", () => {});\n',
  ),
  lint(
    "noExcessiveLinesPerFunction",
    inPlatform("planted-long"),
    `export function planted(rows: number[]) {\n${manyLines.join("\n")}\n}\n`,
  ),
  lint(
    "noExcessiveCognitiveComplexity",
    inPlatform("planted-branches"),
    `export function planted(value: number) {\n${branches.join("\n")}\n  return -1;\n}\n`,
  ),
  {
    rule: "formatter",
    step: "format and lint",
    files: { [inPlatform("planted-format")]: "export const planted = 'single'\n" },
    says: /planted-format\.ts format/,
  },
];

const types = (rule: string, step: string, file: string, text: string, code: string): Plant => ({
  rule,
  step,
  files: { [file]: text },
  says: new RegExp(`${file.split("/").at(-1)?.replaceAll(".", "\\.")}\\(\\d+,\\d+\\): error ${code}`),
});

const wrongNumber = 'export const planted: number = "text";\n';

/** The compilers. */
export const typePlants: readonly Plant[] = [
  types("types of the server", "types tsconfig", inPlatform("planted-type"), wrongNumber, "TS2322"),
  types("types of the contract", "types tsconfig", "engine/contract/planted-type.ts", wrongNumber, "TS2322"),
  types("types of the tools", "types tsconfig", "tools/planted-type.ts", wrongNumber, "TS2322"),
  types(
    "erasable syntax",
    "types tsconfig",
    inPlatform("planted-erasable"),
    "export enum Planted {\n  One = 1,\n}\n",
    "TS1294",
  ),
  types("types of the web", "types engine/web", `${web}/data/planted-type.ts`, wrongNumber, "TS2322"),
  types(
    "types of the web's tests",
    "types engine/web.test",
    `${web}/data/planted-type.test.ts`,
    wrongNumber,
    "TS2322",
  ),
  types("types of the journeys", "types e2e", "e2e/planted-type.ts", wrongNumber, "TS2322"),
  types(
    "missing Telugu text",
    "types engine/web",
    `${web}/data/planted-texts.ts`,
    'import { defineTexts } from "#engine/web/words/language.ts";\n\nexport const planted = defineTexts({ title: "Orders" }, {});\n',
    "TS\\d+",
  ),
  {
    rule: "no-floating-promises",
    step: "promises",
    files: {
      [inPlatform("planted-floating")]: "async function planted() {}\nplanted();\nexport const done = 1;\n",
    },
    says: /no-floating-promises[\s\S]*planted-floating/,
  },
  {
    rule: "no-misused-promises",
    step: "promises",
    files: {
      [inPlatform("planted-misused")]:
        "async function isTrue() {\n  return true;\n}\nexport const done = isTrue() ? 1 : 2;\n",
    },
    says: /no-misused-promises[\s\S]*planted-misused/,
  },
  {
    rule: "unused file",
    step: "dead code",
    files: { [inPlatform("planted-unused")]: "export const planted = 1;\n" },
    says: /http\/planted-unused\.ts/,
  },
  ...["engine/contract", "packages/embedded-postgres/src", `${server}/http`, "tools"].map((folder, n) => ({
    rule: "unused export",
    step: "dead code",
    files: {
      [`${folder}/planted-used.ts`]: `export const planted = 1;\nexport const plantedUnused${n} = 2;\n`,
      [`${folder}/planted-user.test.ts`]:
        'import { planted } from "./planted-used.ts";\n\nif (planted !== 1) throw new Error();\n',
    },
    says: new RegExp(`plantedUnused${n}`),
  })),
];
