// The checks that read the sources and start nothing: format and lint, types, promises, import graph, dead code, fences.
import { existsSync } from "node:fs";
import { fences } from "./fences/fences.ts";
import { runFences } from "./fences/run-fences.ts";
import { countedOnce, numberIn, programStep, type Step } from "./step.ts";

const bin = (path: string) => `node_modules/${path}`;

/** Every static check, the long ones first so that two lanes end together. */
export function staticChecks(): Step[] {
  return [graph(), deadCode(), ...types(), promises(), format(), ownFences(), lockFile()].flat();
}

function format(): Step {
  return programStep(
    "format and lint",
    { script: bin("@biomejs/biome/bin/biome"), words: ["check", "--error-on-warnings"] },
    (output) => numberIn(output, /Checked ([\d,]+) files?/),
  );
}

function types(): Step[] {
  const projects = [
    "tsconfig.json",
    "apps/web",
    "apps/web/tsconfig.test.json",
    "apps/web/tsconfig.worker.json",
    "e2e",
  ];
  return projects
    .filter((project) => !project.endsWith("worker.json") || existsSync(project))
    .map((project) =>
      programStep(
        `types ${project.replace("/tsconfig", "").replace(".json", "")}`,
        { script: bin("@typescript/native/bin/tsc"), words: ["-p", project, "--listFiles"] },
        (output) =>
          output
            .split("\n")
            .filter((line) => /^(\/|[A-Za-z]:).*\.tsx?$/.test(line) && !line.includes("node_modules")).length,
      ),
    );
}

function promises(): Step {
  return programStep(
    "promises",
    {
      script: bin("oxlint/bin/oxlint"),
      words: ["--type-aware", "--deny-warnings", "--ignore-path", ".gitignore"],
    },
    (output) => numberIn(output, /on ([\d,]+) files?/),
  );
}

function graph(): Step {
  return programStep(
    "import graph",
    {
      script: bin("dependency-cruiser/bin/dependency-cruise.mjs"),
      words: ["apps", "packages", "tools", "e2e", "benchmarks", "--config", ".dependency-cruiser.cjs"],
    },
    (output) => numberIn(output, /([\d,]+) modules/),
    ({ output }) =>
      /missed typescript/i.test(output) ? "could not read TypeScript, so it checked nothing" : "",
  );
}

function deadCode(): Step {
  return programStep(
    "dead code",
    {
      script: bin("knip/bin/knip.js"),
      words: ["--no-progress", "--reporter", "symbols", "--reporter", "./tools/knip-count.ts"],
    },
    (output) => numberIn(output, /looked at ([\d,]+) files/),
  );
}

function ownFences(): Step[] {
  return fences.map((fence) => ({
    name: `fence ${fence.name}`,
    work: async () => {
      const startedAt = performance.now();
      const [outcome] = runFences(process.cwd(), [fence]);
      const { findings = [], seen = 0 } = outcome ?? {};
      const reason = seen === 0 ? "looked at 0 files" : findings.length > 0 ? `${findings.length} found` : "";
      const seconds = (performance.now() - startedAt) / 1000;
      return countedOnce({ name: `fence ${fence.name}`, reason, seen, seconds, output: findings.join("\n") });
    },
  }));
}

function lockFile(): Step {
  return programStep("lock file", { script: "tools/trim-lock.mjs", words: ["--check"] }, (output) =>
    numberIn(output, /lock file: (\d+) packages/),
  );
}
