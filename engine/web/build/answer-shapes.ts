import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the shapes of answers come from: the contract, and what features make of its answers. */
const sources = [
  "engine/contract/*.ts",
  "features/*/contract.ts",
  "features/*/contract/*.ts",
  "features/*/web/**/{api,*.api}.ts",
];

/** Changes when an answer may have another shape than the build before had: what was kept of answers is then void. */
export function answerShapes(root = join(import.meta.dirname, "../../..")): string {
  const hash = createHash("sha256");
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root }));
  for (const file of files.filter((name) => !name.endsWith(".test.ts")).sort())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 12);
}
