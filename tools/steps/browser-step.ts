// The browser tests as a step: Playwright over e2e/, with a Chromium that this machine has.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "../chromium.ts";
import { run } from "../process.ts";
import { type BrowserSuite, browserFailures, failedFirst } from "../tests/test-failures.ts";
import { checkStep, type Step, type StepResult } from "./step.ts";

/** Where Playwright leaves its report for the requirement coverage. */
export const browserReport = "test-results/playwright.json";

type Report = BrowserSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Journeys in the browser. One that is skipped makes the step red, one that passes at its second try is named. */
export function browserTests(): Step {
  return {
    name,
    work: async () => {
      const findBrowser = checkStep(name, async () => {
        await findChromium({ mayInstall: true });
        return { reason: "", seen: 1, output: "" };
      });
      const browser = await findBrowser.work();
      return browser.isPassed ? journeys() : browser;
    },
  };
}

const name = "browser tests";

async function journeys(): Promise<StepResult> {
  mkdirSync("test-results", { recursive: true });
  rmSync(browserReport, { force: true });
  const finished = await run({
    script: "node_modules/@playwright/test/cli.js",
    words: ["test", "--config", "e2e/playwright.config.ts", "--reporter", "list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${browserReport}` },
    // Four times what a quiet machine takes: the limit ends what hangs.
    limitInMinutes: 45,
  });
  const { stats, ...suite }: Report = existsSync(browserReport)
    ? JSON.parse(readFileSync(browserReport, "utf8"))
    : { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } };
  const good = stats.expected + stats.flaky;
  const notGood = stats.unexpected + stats.skipped;
  const reason = reasonOf(finished.exitCode, good, notGood);
  const failures = browserFailures(suite);
  const isPassed = reason === "";
  return {
    name,
    isPassed,
    reason,
    seen: good + notGood,
    seconds: finished.seconds,
    output: failedFirst(failures, finished.output),
    passed: good,
    failed: isPassed ? 0 : Math.max(notGood, 1),
    ...(isPassed && { unsteady: failures }),
  };
}

function reasonOf(exitCode: number, good: number, notGood: number): string {
  if (notGood > 0) return `${notGood} of ${good + notGood} failed or were skipped`;
  if (exitCode !== 0) return `ended with exit code ${exitCode}`;
  return good === 0 ? "no test ran" : "";
}
