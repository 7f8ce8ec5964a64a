// Removes names without an entry from the lock file's `optionalDependencies`. npm leaves them for packages of
// other systems that it could not fetch. `npm ci` then refuses the file.
//   node tools/trim-lock.mjs [--check] [FILE]     --check only reports and exits 1 when something is to be trimmed.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Trims the parsed lock file in place and returns the removed names, as `folder → name`. */
export function trimLock(lock) {
  const removed = [];
  for (const [folder, entry] of Object.entries(lock.packages)) {
    // The root and the workspaces are written by us: a missing name there is a mistake and must stay visible.
    if (!folder.includes("node_modules/")) continue;
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (isReachable(lock.packages, folder, name)) continue;
      delete entry.optionalDependencies[name];
      removed.push(`${folder} → ${name}`);
    }
    if (entry.optionalDependencies && Object.keys(entry.optionalDependencies).length === 0)
      delete entry.optionalDependencies;
  }
  return removed;
}

/** Node's own resolution: the package's folder, then every folder above it. */
function isReachable(packages, folder, name) {
  for (let place = folder; ; place = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")))) {
    if (packages[`${place}${place === "" ? "" : "/"}node_modules/${name}`]) return true;
    if (place === "") return false;
  }
}

function main(words) {
  const isCheck = words.includes("--check");
  const file =
    words.find((word) => !word.startsWith("--")) ??
    fileURLToPath(new URL("../package-lock.json", import.meta.url));
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const addresses = Object.entries(lock.packages).filter(([, entry]) =>
    /^https?:/.test(entry.resolved ?? ""),
  );
  for (const [, entry] of addresses) delete entry.resolved;
  const removed = [...trimLock(lock), ...addresses.map(([folder]) => `${folder} → its address`)];
  const count = Object.keys(lock.packages).length;
  if (!isCheck && removed.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  for (const line of removed) process.stdout.write(`${isCheck ? "to trim" : "trimmed"}: ${line}\n`);
  process.stdout.write(
    `lock file: ${count} packages, ${removed.length} ${isCheck ? "names to trim" : "names trimmed"}\n`,
  );
  process.exitCode = count === 0 || (isCheck && removed.length > 0) ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
