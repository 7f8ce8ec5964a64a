// A step of `npm run check` or `npm test`: a program, how many files it saw, and what makes it red.
import { type Finished, type Program, run } from "../process.ts";

/** How a step ended; `counted` is what a step counts itself (tests), `seen` how many files it looked at. */
export type StepResult = {
  name: string;
  isPassed: boolean;
  /** Why it failed, one line; empty when it passed. */
  reason: string;
  seen: number;
  seconds: number;
  output: string;
  passed: number;
  failed: number;
  /** Tests that passed only at their second try, "file: title" with what the first one said. */
  unsteady?: readonly string[];
};

export type Step = { name: string; work: () => Promise<StepResult> };

/** What a check found: `reason` empty when all is well. */
type Outcome = { reason: string; seen: number; output: string };

/** A step that counts as one check. What it throws is why it is red; so is having looked at nothing. */
export function checkStep(name: string, look: () => Outcome | Promise<Outcome>): Step {
  return {
    name,
    work: async () => {
      const startedAt = performance.now();
      const found = await outcomeOf(look);
      const reason = found.reason === "" && found.seen === 0 ? "looked at 0 files" : found.reason;
      const isPassed = reason === "";
      const seconds = (performance.now() - startedAt) / 1000;
      return {
        ...found,
        name,
        reason,
        seconds,
        isPassed,
        passed: isPassed ? 1 : 0,
        failed: isPassed ? 0 : 1,
      };
    },
  };
}

async function outcomeOf(look: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await look();
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error), seen: 0, output: "" };
  }
}

/** A step made of one program. `seen` reads from its output how many files it looked at. */
export function programStep(
  name: string,
  program: Program,
  seen: (output: string) => number,
  objection: (finished: Finished) => string = () => "",
): Step {
  return checkStep(name, async () => {
    const finished = await run(program);
    const { exitCode, output } = finished;
    const reason = exitCode === 0 ? objection(finished) : `ended with exit code ${exitCode}`;
    return { reason, seen: seen(output), output };
  });
}

/** The number that the first group of `pattern` finds in the output, 0 when it does not occur. */
export function numberIn(output: string, pattern: RegExp): number {
  return Number(pattern.exec(output)?.[1]?.replaceAll(",", "") ?? 0);
}

/** Runs a step, prints its line, and its whole output when it failed. */
export async function report(step: Step): Promise<StepResult> {
  const result = await step.work();
  const mark = result.isPassed ? "ok  " : "FAIL";
  const reason = result.reason === "" ? "" : `: ${result.reason}`;
  process.stdout.write(
    `${mark} ${result.name.padEnd(22)} ${String(result.seen).padStart(5)} seen ${result.seconds.toFixed(1).padStart(6)} s${reason}\n`,
  );
  if (!result.isPassed) process.stdout.write(`${indented(result.output)}\n`);
  for (const failure of result.unsteady ?? [])
    process.stdout.write(`${indented(`passed only at the second try: ${failure}`)}\n`);
  return result;
}

function indented(output: string): string {
  return output.trimEnd().replaceAll(/^/gm, "       ");
}

/** The last line of every run: `N passed, N failed`. */
export function closingLine(results: readonly StepResult[]): string {
  const sum = (pick: (result: StepResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  return `${sum((result) => result.passed)} passed, ${sum((result) => result.failed)} failed`;
}
