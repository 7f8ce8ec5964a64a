import { expect, test } from "vitest";
import { filesToTryAgain, withSecondTry } from "../steps/vitest-step.ts";
import { browserFailures, failedFirst, vitestFailures } from "./test-failures.ts";

const passed = { fullName: "a sum is right", status: "passed" };

test("what failed stands before all else that the run printed, with its file, title and message", () => {
  const wrong = { fullName: "a price is right", status: "failed", failureMessages: ["expected 1\nto be 2"] };
  const failures = vitestFailures([
    {
      name: `${process.cwd()}/a.test.ts`,
      status: "failed",
      message: "",
      assertionResults: [passed, wrong],
    },
  ]);
  const said = failedFirst(failures, "✓ a sum is right");
  expect(said).toMatch(/^a\.test\.ts: a price is right\n {2}expected 1\n {2}to be 2\n/);
  expect(said).toMatch(/✓ a sum is right$/);
});

test("a file that does not load is named with the reason", () => {
  const file = { name: "b.test.ts", status: "failed", message: "no such module", assertionResults: [] };
  expect(vitestFailures([file])).toEqual(["b.test.ts: does not load\n  no such module"]);
});

test("a browser check that needed a second try is named, however deep its suite stands", () => {
  const spec = (status: string) => ({
    title: "buys",
    file: "buy.spec.ts",
    tests: [{ status, results: [{ errors: [{ message: "no button" }] }, {}] }],
  });
  const report = { suites: [{ suites: [{ specs: [spec("flaky"), spec("expected")] }] }] };
  expect(browserFailures(report)).toEqual(["buy.spec.ts: buys\n  no button"]);
});

test("the output of a run in which all passed stays as it was", () => {
  const file = { name: "c.test.ts", status: "passed", message: "", assertionResults: [passed] };
  expect(failedFirst(vitestFailures([file]), "✓")).toBe("✓");
});

test("a file that was tried again counts with its second try, and one that fails twice stays failed", () => {
  const file = (name: string, status: string) => ({
    name,
    status,
    message: "",
    assertionResults: [{ fullName: name, status }],
  });
  const first = [file("a.test.ts", "passed"), file("b.test.ts", "failed"), file("c.test.ts", "failed")];
  const again = [file("b.test.ts", "passed"), file("c.test.ts", "failed")];
  const report = (testResults: typeof first) => ({ testResults, numPassedTests: 0, numFailedTests: 0 });
  expect(withSecondTry(report(first), report(again))).toEqual({
    testResults: [first[0], ...again],
    numPassedTests: 2,
    numFailedTests: 1,
  });
  expect(withSecondTry(report(first), undefined)).toMatchObject({ numPassedTests: 1, numFailedTests: 2 });
});

test("only few failed files are tried again, and none beside an error outside of the tests", () => {
  const failed = (count: number) => ({
    testResults: Array.from({ length: count }, (_, at) => ({
      name: `${at}.test.ts`,
      status: "failed",
      message: "",
      assertionResults: [],
    })),
    numPassedTests: 0,
    numFailedTests: count,
  });
  expect(filesToTryAgain(failed(3), "")).toEqual(["0.test.ts", "1.test.ts", "2.test.ts"]);
  expect(filesToTryAgain(failed(4), "")).toEqual([]);
  expect(filesToTryAgain(failed(1), "Unhandled Errors")).toEqual([]);
});
