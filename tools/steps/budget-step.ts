import { type BudgetLine, measureBudgets } from "./budgets.ts";
import { checkStep, type Step } from "./step.ts";

/** The byte budgets of the built web; prints the bundle table. */
export function budgetStep(): Step {
  return checkStep("byte budgets", () => {
    const lines = measureBudgets("engine/web/dist");
    const output = lines.map(lineOf).join("\n");
    process.stdout.write(`${output}\n`);
    const over = lines.filter(({ kb, limitInKb }) => kb > limitInKb);
    const reason = over.map(({ name }) => `${name} is over its budget`).join(", ");
    return { reason, seen: lines.length, output };
  });
}

function lineOf({ name, kb, limitInKb }: BudgetLine): string {
  return `       ${name.slice(0, 64).padEnd(64)} ${kb.toFixed(1).padStart(7)} kB of ${limitInKb}`;
}
