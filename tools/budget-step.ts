import { type BudgetLine, measureBudgets } from "./budgets.ts";
import { countedOnce, type Step } from "./step.ts";

/** The byte budgets of the built web; prints the bundle table. */
export function budgetStep(): Step {
  const name = "byte budgets";
  return {
    name,
    work: async () => {
      const startedAt = performance.now();
      const done = (reason: string, lines: readonly BudgetLine[]) => {
        const table = lines.map(lineOf).join("\n");
        process.stdout.write(table === "" ? "" : `${table}\n`);
        const seconds = (performance.now() - startedAt) / 1000;
        return countedOnce({ name, reason, seen: lines.length, seconds, output: table });
      };
      try {
        const lines = measureBudgets("apps/web/dist");
        const over = lines.filter(({ kb, limitInKb }) => kb > limitInKb);
        return done(over.map(({ name: what }) => `${what} is over its budget`).join(", "), lines);
      } catch (error) {
        return done(error instanceof Error ? error.message : String(error), []);
      }
    },
  };
}

function lineOf({ name, kb, limitInKb }: BudgetLine): string {
  return `       ${name.slice(0, 64).padEnd(64)} ${kb.toFixed(1).padStart(7)} kB of ${limitInKb}`;
}
