// The checks that read the sources and start nothing: format and lint, types, promises, import graph, dead code, fences.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fences } from "../fences/fences.ts";
import { runFences } from "../fences/run-fences.ts";
import { checkStep, numberIn, programStep, type Step, type StepResult } from "./step.ts";

/** Every static check of the repository at `root`, the long ones first so that two lanes end together. */
export function staticChecks(root = process.cwd()): Step[] {
  return [
    graph(root),
    deadCode(root),
    ...types(root),
    promises(root),
    format(root),
    ...ownFences(root),
    lockFile(root),
  ];
}

function format(root: string): Step {
  return programStep(
    "format and lint",
    {
      script: "node_modules/@biomejs/biome/bin/biome",
      words: ["check", "--error-on-warnings", "--max-diagnostics=none"],
      cwd: root,
    },
    (output) => numberIn(output, /Checked ([\d,]+) files?/),
  );
}

const projects = [
  "tsconfig.json",
  "engine/web",
  "engine/web/tsconfig.test.json",
  "engine/web/tsconfig.worker.json",
  "e2e",
  "benchmarks/measure",
];

function types(root: string): Step[] {
  return projects
    .filter((project) => !project.endsWith("worker.json") || existsSync(join(root, project)))
    .map((project) => {
      const name = `types ${project.replace("/tsconfig", "").replace(".json", "")}`;
      // More checkers would each work out the same types again: thrice the work on the two cores that there are.
      const words = ["-p", project, "--listFiles", "--checkers", "1"];
      const compiler = { script: "node_modules/@typescript/native/bin/tsc", words, cwd: root };
      const step = programStep(name, compiler, countSources);
      return { name, work: async () => withoutFileList(await step.work()) };
    });
}

/** Our own files among those that the compiler lists. */
function countSources(output: string): number {
  return output.split("\n").filter((line) => isListedFile(line) && !line.includes("node_modules")).length;
}

function withoutFileList(result: StepResult): StepResult {
  const lines = result.output.split("\n").filter((line) => !isListedFile(line));
  return { ...result, output: lines.join("\n") };
}

function isListedFile(line: string): boolean {
  return /^(\/|[A-Za-z]:)\S.*\.(tsx?|mts|cts|json)$/.test(line.trimEnd());
}

function promises(root: string): Step {
  return programStep(
    "promises",
    { script: "node_modules/oxlint/bin/oxlint", words: ["--type-aware", "--deny-warnings"], cwd: root },
    (output) => numberIn(output, /on ([\d,]+) files?/),
  );
}

function graph(root: string): Step {
  const folders = ["engine", "features", "packages", "demo", "testing", "tools", "e2e", "benchmarks"].filter(
    (folder) => existsSync(join(root, folder)),
  );
  return programStep(
    "import graph",
    {
      script: "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
      words: [...folders, "--config", ".dependency-cruiser.cjs"],
      cwd: root,
    },
    (output) => numberIn(output, /([\d,]+) modules/),
    ({ output }) => missedTypeScript(output),
  );
}

/** dependency-cruiser without a TypeScript it can use reads no import, warns, and ends well. */
export function missedTypeScript(output: string): string {
  return /missed typescript/i.test(output) ? "could not read TypeScript, so it checked nothing" : "";
}

function deadCode(root: string): Step {
  const reporters = ["--reporter", "symbols", "--reporter", "./tools/knip-count.ts"];
  return programStep(
    "dead code",
    { script: "node_modules/knip/bin/knip.js", words: ["--no-progress", ...reporters], cwd: root },
    (output) => numberIn(output, /looked at ([\d,]+) files/),
  );
}

function ownFences(root: string): Step[] {
  return fences.map((fence) =>
    checkStep(`fence ${fence.name}`, () => {
      const [{ findings, seen } = { findings: [], seen: 0 }] = runFences(root, [fence]);
      const reason = findings.length > 0 ? `${findings.length} found` : "";
      return { reason, seen, output: findings.join("\n") };
    }),
  );
}

function lockFile(root: string): Step {
  return programStep(
    "lock file",
    { script: "tools/trim-lock.mjs", words: ["--check"], cwd: root },
    (output) => numberIn(output, /lock file: (\d+) packages/),
  );
}
