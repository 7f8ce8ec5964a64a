import { type Count, countBy, fallen } from "../requirements/coverage-numbers.ts";
import { provedBy, readRequirements } from "../requirements/requirements.ts";
import { playwrightResults, vitestResults } from "../tests/test-reports.ts";
import { browserReport } from "./browser-step.ts";
import { checkStep, type Step } from "./step.ts";
import { vitestReport } from "./vitest-step.ts";

/** Where the stored numbers lie, one file per area. */
export const numbersFolder = "docs/coverage";

/** The rows, which of them the last run proved, and what is wrong with titles. */
export function lastRun() {
  const requirements = readRequirements();
  const tests = [...vitestResults(vitestReport), ...playwrightResults(browserReport)];
  return { requirements, tests, ...provedBy(tests, requirements) };
}

/** Requirement coverage of the run before: red when a stored number falls or a title names an unknown row. */
export function coverageStep(): Step {
  return checkStep("requirements", () => {
    const { requirements, tests, proved, mistakes } = lastRun();
    const areas = countBy("area", requirements, proved);
    process.stdout.write(`${tableOfCounts("owner", countBy("owner", requirements, proved))}\n`);
    const findings = [...mistakes, ...fallen(areas, numbersFolder)];
    const reason = findings.length > 0 ? `${findings.length} found` : "";
    return { reason, seen: tests.length, output: findings.join("\n") };
  });
}

/** A plain table: name, proved rows, all rows. */
export function tableOfCounts(title: string, counts: readonly Count[]): string {
  const total = { name: "all", proved: sumOf(counts, "proved"), rows: sumOf(counts, "rows") };
  const lines = [...counts, total].map(
    ({ name, proved, rows }) =>
      `${name.padEnd(32)} ${String(proved).padStart(4)} of ${String(rows).padStart(4)}`,
  );
  return [`requirements proved, by ${title}`, ...lines].join("\n");
}

function sumOf(counts: readonly Count[], key: "proved" | "rows"): number {
  return counts.reduce((sum, count) => sum + count[key], 0);
}
