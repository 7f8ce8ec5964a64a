import { existsSync, readdirSync } from "node:fs";
import { run } from "./process.ts";
import { countedOnce, type Step } from "./step.ts";

/** Builds the web unless it is built already; sees the files of the result. */
export function webBuild(): Step {
  const name = "web build";
  return {
    name,
    work: async () => {
      const { exitCode, output, seconds } = await run({ script: "tools/run.mjs", words: ["build"] });
      const folder = "apps/web/dist";
      const seen = existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0;
      const reason = exitCode !== 0 ? `ended with exit code ${exitCode}` : seen === 0 ? "built 0 files" : "";
      return countedOnce({ name, reason, seen, seconds, output });
    },
  };
}
