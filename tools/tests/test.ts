// `npm test`: everything that has to hold. The last line is `N passed, N failed`.
//   --long   the same at full length: races, random steps and crashes as often as stands below

import { allOf, endChildrenWithThisProcess } from "../process.ts";
import { browserTests } from "../steps/browser-step.ts";
import { budgetStep } from "../steps/budget-step.ts";
import { coverageStep } from "../steps/coverage-step.ts";
import { staticChecks } from "../steps/static-checks.ts";
import { closingLine, report, type Step, type StepResult } from "../steps/step.ts";
import { allTests } from "../steps/vitest-step.ts";
import { webBuild } from "../steps/web-build-step.ts";

endChildrenWithThisProcess();
const isLong = process.argv.includes("--long");
if (isLong) {
  Object.assign(process.env, {
    SANTHA_RACES: "50",
    SANTHA_RANDOM_STEPS: "100000",
    SANTHA_INTERLEAVINGS: "1000",
    SANTHA_CRASHES: "50",
    SANTHA_SEED: process.env["SANTHA_SEED"] ?? String(Date.now() % 2 ** 31),
  });
}

const startedAt = performance.now();
const oneByOne = async (steps: readonly Step[]): Promise<StepResult[]> =>
  allOf(
    steps.map((step) => () => report(step)),
    1,
  );

// The tests take most of the time and leave gaps while the database works; the checks fill them.
const [tests = [], checks = []] = await Promise.all([
  oneByOne([allTests(isLong ? 240 : 65)]),
  oneByOne([webBuild(), budgetStep(), ...staticChecks()]),
]);
const afterwards = await oneByOne([browserTests(), coverageStep()]);

const results = [...tests, ...checks, ...afterwards];
for (const { name, reason } of results.filter((result) => !result.isPassed))
  process.stdout.write(`\nred: ${name}: ${reason}`);
process.stdout.write(
  `\nin ${((performance.now() - startedAt) / 60_000).toFixed(1)} min\n${closingLine(results)}\n`,
);
process.exitCode = results.every((result) => result.isPassed) ? 0 : 1;
