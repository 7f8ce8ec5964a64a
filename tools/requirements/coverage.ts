// Which requirement rows are proved by the last `npm test`:
//   node tools/requirements/coverage.ts             per area and per owner
//   node tools/requirements/coverage.ts --missing OWNER   the rows of an owner that no passed test names
//   node tools/requirements/coverage.ts --update    stores the numbers that rose

import { lastRun, numbersFolder, tableOfCounts } from "../steps/coverage-step.ts";
import { countBy, storeNumbers } from "./coverage-numbers.ts";

const { requirements, proved, mistakes } = lastRun();
const missingOf = process.argv[process.argv.indexOf("--missing") + 1];

if (process.argv.includes("--missing")) {
  for (const row of requirements.filter(({ id, owner }) => owner === missingOf && !proved.has(id))) {
    process.stdout.write(`${row.id} (${row.area}) ${row.text}\n`);
  }
} else {
  process.stdout.write(`${tableOfCounts("area", countBy("area", requirements, proved))}\n`);
  process.stdout.write(`${tableOfCounts("owner", countBy("owner", requirements, proved))}\n`);
}
if (process.argv.includes("--update")) {
  process.stdout.write(
    `${storeNumbers(countBy("area", requirements, proved), numbersFolder)} numbers stored\n`,
  );
}
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
