import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join, sep } from "node:path";

/**
 * Runs `npm ci` when the installed packages differ from the lock file. Compares it entry by entry with npm's lock
 * file inside node_modules, so manual installations are not repeated and changes are noticed.
 */
export async function installIfNeeded(root, options = []) {
  if (isInstalled(root)) return;
  process.stderr.write("Installing the packages …\n");
  const [command, ...words] = npmCommand(root);
  const result = spawnSync(command, [...words, "ci", "--prefer-offline", "--loglevel=error", ...options], {
    cwd: root,
    stdio: "inherit",
    env: npmEnvironment(),
  });
  if (result.error) throw new Error(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) throw new Error("The packages could not be installed; npm's own words are above.");
}

/** Whether node_modules matches the lock file, apart from packages for other systems. */
export function isInstalled(root) {
  const hidden = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const wanted = readPackages(join(root, "package-lock.json"));
  const present = readPackages(hidden);
  const isProduction = process.env.NODE_ENV === "production";
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const found = present[path];
    if (found) return found.version === entry.version && found.integrity === entry.integrity;
    return Boolean(entry.optional || entry.devOptional || entry.peer || (isProduction && entry.dev));
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}

/** npm with the Node it came with, never that inside node_modules, which `npm ci` deletes while it runs. */
function npmCommand(root) {
  const inside = join(root, "node_modules") + sep;
  const script = process.env.npm_execpath;
  if (!script) return ["npm"];
  const candidates = [
    process.env.npm_node_execpath,
    process.execPath,
    ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "node")),
  ];
  const node = candidates.find(
    (path) => path && !path.startsWith(inside) && !isScriptFolder(path) && existsSync(path),
  );
  return node ? [node, script] : ["npm"];
}

/** `node_modules/.bin/node` of any folder: npm puts these first in the PATH of its scripts. */
function isScriptFolder(path) {
  return path.includes(`${sep}node_modules${sep}.bin${sep}`);
}

/** The environment without the outer npm's variables; settings (`npm_config_…`) stay. */
function npmEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !name.startsWith("npm_") || name.startsWith("npm_config_"),
    ),
  );
}
