// The browser tests as a step: Playwright over e2e/, with a Chromium that this machine has.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./chromium.ts";
import { run } from "./process.ts";
import { countedOnce, type Step } from "./step.ts";
import { type BrowserSuite, browserFailures, failedFirst } from "./test-failures.ts";

/** Where Playwright leaves its report for the requirement coverage. */
export const browserReport = "test-results/playwright.json";

type Report = BrowserSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Journeys in the browser. A test that needs a second try, or is skipped, makes the step red. */
export function browserTests(): Step {
  return {
    name: "browser tests",
    work: async () => {
      const startedAt = performance.now();
      const name = "browser tests";
      try {
        await findChromium();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return countedOnce({
          name,
          reason,
          seen: 0,
          seconds: (performance.now() - startedAt) / 1000,
          output: "",
        });
      }
      mkdirSync("test-results", { recursive: true });
      rmSync(browserReport, { force: true });
      const finished = await run({
        script: "node_modules/@playwright/test/cli.js",
        words: ["test", "--config", "e2e/playwright.config.ts", "--reporter", "list,json"],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${browserReport}` },
      });
      const { stats, ...suite }: Report = existsSync(browserReport)
        ? JSON.parse(readFileSync(browserReport, "utf8"))
        : { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } };
      const notGood = stats.unexpected + stats.flaky + stats.skipped;
      const reason = reasonOf(finished.exitCode, stats.expected, notGood);
      const { seconds } = finished;
      const output = failedFirst(browserFailures(suite), finished.output);
      const isPassed = reason === "";
      const seen = stats.expected + notGood;
      return {
        name,
        isPassed,
        reason,
        seen,
        seconds,
        output,
        passed: stats.expected,
        failed: isPassed ? 0 : Math.max(notGood, 1),
      };
    },
  };
}

function reasonOf(exitCode: number, good: number, notGood: number): string {
  if (notGood > 0) return `${notGood} of ${good + notGood} failed, needed a second try or were skipped`;
  if (exitCode !== 0) return `ended with exit code ${exitCode}`;
  return good === 0 ? "no test ran" : "";
}
