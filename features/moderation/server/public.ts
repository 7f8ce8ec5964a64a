/** Reports of what people write. Owners of the words hand reports in and hide what `wordsDecided` says. */
export { wordsDecided } from "./events.ts";
export { type Reported, report } from "./reporting/report.ts";
