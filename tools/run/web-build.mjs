import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const sources = ["engine/web", "engine/contract", "features", "package-lock.json"];
const notSources = new Set(["node_modules", "dist", "server", "migrations"]);

/**
 * Builds the web when its sources are not those of the last build. Their hash is kept beside the packages, so a fresh
 * installation builds anew. Answers the exit code of the build, 0 when there was nothing to do.
 */
export async function buildWebIfChanged(root, build) {
  const stamp = join(root, "node_modules", ".cache", "santha", "web-build");
  const hash = hashOf(root);
  const isCurrent =
    existsSync(join(root, "engine", "web", "dist", "index.html")) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === hash;
  if (isCurrent) return 0;
  // Gone while building: a build that was killed half-way is not taken for a finished one.
  rmSync(stamp, { force: true });
  process.stderr.write("Building the web …\n");
  const code = await build();
  if (code !== 0) return code;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return 0;
}

/** One hash over names and contents of everything the build reads; tests do not count. */
export function hashOf(root) {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of filesOf(root, source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update("\0");
  }
  return hash.digest("hex");
}

function* filesOf(root, path) {
  const entries = path.includes(".json") ? null : readdirSync(join(root, path), { withFileTypes: true });
  if (!entries) {
    yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (notSources.has(entry.name) || /\.(test|spec)\.tsx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) yield* filesOf(root, join(path, entry.name));
    else if (entry.isFile()) yield join(path, entry.name);
  }
}
