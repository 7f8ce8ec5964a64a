// `npm run check`: everything that is known within a minute. `npm test` does all of it and the slow rest.
import { allOf, endChildrenWithThisProcess } from "./process.ts";
import { staticChecks } from "./steps/static-checks.ts";
import { closingLine, report } from "./steps/step.ts";
import { fastTests } from "./steps/vitest-step.ts";

endChildrenWithThisProcess();
const startedAt = performance.now();
const results = await allOf(
  [...staticChecks(), fastTests()].map((step) => () => report(step)),
  2,
);
process.stdout.write(
  `\nin ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n${closingLine(results)}\n`,
);
process.exitCode = results.every((result) => result.isPassed) ? 0 : 1;
