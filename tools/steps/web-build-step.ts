import { existsSync, readdirSync } from "node:fs";
import { programStep, type Step } from "./step.ts";

const built = "engine/web/dist";
const countBuilt = (): number => (existsSync(built) ? readdirSync(built, { recursive: true }).length : 0);

/** Builds the web unless it is built already; sees the files of the result. */
export function webBuild(): Step {
  return programStep("web build", { script: "tools/run.mjs", words: ["build"] }, countBuilt);
}
