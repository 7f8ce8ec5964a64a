import { expect, test } from "vitest";
import { missedTypeScript } from "./static-checks.ts";
import { closingLine, numberIn, programStep } from "./step.ts";

const printing = (text: string, exitCode = 0) => ({
  words: ["-e", `process.stdout.write(${JSON.stringify(text)}); process.exitCode = ${exitCode}`],
});
const checkedFiles = (output: string) => numberIn(output, /Checked ([\d,]+) files?/);

test("a check that looked at 0 files is red although its program ended well", async () => {
  const result = await programStep("x", printing("Checked 0 files"), checkedFiles).work();
  expect(result).toMatchObject({ isPassed: false, reason: "looked at 0 files", failed: 1 });
});

test("a check whose program fails is red and keeps what it printed", async () => {
  const result = await programStep("x", printing("Checked 1,200 files", 1), checkedFiles).work();
  expect(result).toMatchObject({ isPassed: false, seen: 1200, output: "Checked 1,200 files" });
});

test("a check whose program cannot be started is red", async () => {
  const result = await programStep("x", { command: "no-such-program-here" }, () => 1).work();
  expect(result.isPassed).toBe(false);
});

test("a check that does not end is ended, and is red", async () => {
  const program = { words: ["-e", "setInterval(() => {}, 1000)"], limitInMinutes: 0.005 };
  const result = await programStep("x", program, () => 1).work();
  expect(result.isPassed).toBe(false);
  expect(result.output).toContain("ended after");
});

test("the import graph is red when its tool could not read TypeScript, although it ended well", async () => {
  const sentence =
    "    This means it's likely to have missed TypeScript sources and dependencies.\n 12 modules";
  const graph = programStep(
    "x",
    printing(sentence),
    () => 12,
    ({ output }) => missedTypeScript(output),
  );
  expect((await graph.work()).reason).toContain("could not read TypeScript");
});

test("the closing line adds up real tests and checks", async () => {
  const good = await programStep("x", printing("Checked 3 files"), checkedFiles).work();
  const bad = await programStep("x", printing("Checked 0 files"), checkedFiles).work();
  expect(closingLine([good, { ...good, passed: 40 }, bad])).toBe("41 passed, 1 failed");
});
