// Chromium for the browser tests: a named one, an installed one, or one from the packages. Downloads nothing from
// a browser vendor.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTypefaces } from "./telugu-font.ts";

const cache = fileURLToPath(new URL("../node_modules/.cache/santha/", import.meta.url));
const fullNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const shellName = "chromium-headless-shell";

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, one on the PATH, `apt-get install` of both kinds (with `mayInstall`, as
 * root on Debian), then the packaged one. Unless it has to be a full one, the headless shell is preferred: the same
 * engine without windows needs a third of the processor time. Sets library path and fonts for child processes.
 * @throws with advice when there is none.
 */
export async function findChromium({ mayInstall = false, isFull = false } = {}): Promise<string> {
  setTypefaces(cache);
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== "") {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start.`);
  }
  if (mayInstall) install();
  const full = onPath(fullNames);
  const found = (isFull ? undefined : onPath([shellName])) ?? full ?? (await fromPackages());
  if (found === undefined) {
    throw new Error(
      "No Chromium here. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.",
    );
  }
  if (mayInstall && full === undefined) process.stderr.write(`${whatItLacks}\n`);
  return found;
}

const whatItLacks =
  "There is no full Chromium. Others show no notifications, so push.spec.ts stands in for that part of the browser; " +
  "with a full Chromium (Debian: apt-get install chromium) nothing is stood in for.";

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => isProgram(path) && starts(path));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function starts(path: string): boolean {
  return spawnSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;
}

/** The headless Chromium of @sparticuz/chromium, unpacked once (3 s, 210 MB) beside the packages. */
async function fromPackages(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const { default: chromium, inflate } = await import("@sparticuz/chromium");
  const folder = join(cache, "chromium");
  const program = join(folder, "chromium");
  if (!existsSync(program)) {
    // Unpacked aside, then renamed: a killed run leaves nothing incomplete, and of two runs the first wins.
    const aside = join(cache, `chromium.new-${process.pid}`);
    await withTemporaryFolder(aside, () => chromium.executablePath());
    if (existsSync(program)) rmSync(aside, { recursive: true });
    else renameSync(aside, folder);
  }
  if (starts(program)) return program;
  // The system lacks NSS; the package contains it for such machines.
  const archive = join(
    dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")),
    "..",
    "bin",
    "al2023.tar.br",
  );
  await withTemporaryFolder(folder, () => inflate(archive));
  process.env.LD_LIBRARY_PATH = [join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(delimiter);
  return starts(program) ? program : undefined;
}

/** @sparticuz/chromium unpacks only into the system's temporary folder, so TMPDIR points to ours. */
async function withTemporaryFolder(folder: string, work: () => Promise<unknown>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** A machine without a network falls back to the packaged one. */
const longestAptInMilliseconds = 300_000;

/** Installs what is missing of both kinds, each for itself: an older Debian has no headless shell of its own. */
function install(): void {
  const missing = [[shellName], fullNames].filter((names) => onPath(names) === undefined);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...words: readonly string[]) =>
    spawnSync("apt-get", words, { stdio: "ignore", env, timeout: longestAptInMilliseconds });
  apt("update", "-qq");
  for (const [name = ""] of missing) {
    process.stderr.write(`Installing ${name} with apt-get …\n`);
    apt("install", "-y", "-qq", "--no-install-recommends", name);
  }
}
