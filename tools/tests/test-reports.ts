// Reads the reports that Vitest and Playwright leave and answers every test with its title and whether it passed.
import { existsSync, readFileSync } from "node:fs";
import type { TestResult } from "../requirements/requirements.ts";

type VitestReport = { testResults: { assertionResults: { title: string; status: string }[] }[] };

type Suite = { specs?: { title: string; ok: boolean; tests: { status: string }[] }[]; suites?: Suite[] };

/** The tests of a Vitest JSON report; none when the file is missing. */
export function vitestResults(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ title, isPassed: status === "passed" })),
  );
}

/** The tests of a Playwright JSON report; one that was skipped has not passed. */
export function playwrightResults(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  return suiteResults(JSON.parse(readFileSync(file, "utf8")) as Suite);
}

function suiteResults({ specs = [], suites = [] }: Suite): TestResult[] {
  const own = specs.map(({ title, tests }) => ({
    title,
    isPassed: tests.length > 0 && tests.every(({ status }) => ["expected", "flaky"].includes(status)),
  }));
  return [...own, ...suites.flatMap(suiteResults)];
}
