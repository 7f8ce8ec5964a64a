// The tests that Vitest runs, as steps that count real tests.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { run } from "../process.ts";
import { failedFirst, type VitestFile, vitestFailures } from "../tests/test-failures.ts";
import type { Step, StepResult } from "./step.ts";

/** Where Vitest leaves its report for the requirement coverage. */
export const vitestReport = "test-results/vitest.json";

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: VitestFile[];
};

/** The tests of the contract and of the tools without the slow planted ones: no database, seconds. */
export function fastTests(): Step {
  const words = ["--project", "contract", "--project", "tools", "--exclude", "**/planted*.test.ts"];
  return vitest("fast tests", words, "test-results/fast.json");
}

/**
 * What another PostgreSQL server may do otherwise: races, cut processes, ledger, and what speaks with it itself. Parts of
 * paths of the tests of two projects.
 */
export const ofDatabase: readonly string[] = [
  ".races.",
  "processes",
  "database-away",
  "killed-worker",
  "features/ledger/",
  ...["append-only", "bus", "events", "idempotency", "job-worker", "limits", "session", "transaction"].map(
    (name) => `/${name}.test`,
  ),
];

/** Those tests, on the database that TEST_DATABASE_URL names. */
export function serverTests(name: string): Step {
  return vitest(
    name,
    ["--project", "server", "--project", "database", ...ofDatabase],
    "test-results/server.json",
  );
}

/** All tests of all projects; longer than the limit, they are ended and have failed. */
export function allTests(limitInMinutes: number): Step {
  return vitest("tests", [], vitestReport, limitInMinutes);
}

/** More failing files than this are no accident of a busy machine. */
const mostFilesToTryAgain = 3;

function vitest(name: string, words: readonly string[], file: string, limitInMinutes = 15): Step {
  return {
    name,
    work: async () => {
      const first = await runVitest(words, file, limitInMinutes);
      const failures = vitestFailures(first.report?.testResults ?? []);
      const files = filesToTryAgain(first.report, first.finished.output);
      if (!first.report || files.length === 0) return judged(name, first.finished, first.report);
      const again = await runVitest(files, "test-results/again.json", limitInMinutes);
      const report = withSecondTry(first.report, again.report);
      writeFileSync(file, JSON.stringify(report));
      const finished = {
        exitCode: again.finished.exitCode,
        output: `${first.finished.output}\n${again.finished.output}`,
        seconds: first.finished.seconds + again.finished.seconds,
      };
      const result = judged(name, finished, report);
      return result.isPassed ? { ...result, unsteady: failures } : result;
    },
  };
}

async function runVitest(words: readonly string[], file: string, limitInMinutes: number) {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const finished = await run({
    script: "node_modules/vitest/vitest.mjs",
    words: ["run", ...reporters, ...words],
    limitInMinutes,
  });
  return { finished, report: readReport(file) };
}

/** The failed files, where they are few and nothing failed outside of a test: a second try would not show that again. */
export function filesToTryAgain(report: VitestReport | undefined, output: string): string[] {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === "failed");
  const isMore = failed.length > mostFilesToTryAgain || /Unhandled (Error|Rejection)/.test(output);
  return isMore ? [] : failed.map(({ name }) => name);
}

/** The first report with the files of the second one in the place of their own. */
export function withSecondTry(first: VitestReport, again: VitestReport | undefined): VitestReport {
  const tried = new Map((again?.testResults ?? []).map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => tried.get(file.name) ?? file);
  const count = (status: string) =>
    testResults.flatMap((file) => file.assertionResults).filter((each) => each.status === status).length;
  return { ...first, testResults, numPassedTests: count("passed"), numFailedTests: count("failed") };
}

function judged(
  name: string,
  { exitCode, output, seconds }: Awaited<ReturnType<typeof run>>,
  report: VitestReport | undefined,
): StepResult {
  const files = report?.testResults ?? [];
  // A file that could not be loaded has no tests of its own, but it is a failure.
  const broken = files.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + broken;
  const reason = reasonOf(exitCode, passed, failed);
  const isPassed = reason === "";
  return {
    name,
    isPassed,
    reason,
    seen: files.length,
    seconds,
    output: failedFirst(vitestFailures(files), output),
    passed,
    failed: isPassed ? 0 : Math.max(failed, 1),
  };
}

function reasonOf(exitCode: number, passed: number, failed: number): string {
  if (failed > 0) return `${failed} of ${passed + failed} failed`;
  if (exitCode !== 0) return `ended with exit code ${exitCode}`;
  return passed === 0 ? "no test ran" : "";
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  } catch {
    return undefined;
  }
}
