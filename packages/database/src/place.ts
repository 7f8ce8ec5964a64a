import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { closedFolderAbove, isRoot } from "./account.ts";

/** Where the data of this checkout lie unless somebody says otherwise. */
export const defaultDataFolder: string = resolve(import.meta.dirname, "../../../.data");

/** Where Linux keeps files in memory; programs there may be forbidden to run. */
export const memoryFolder = "/dev/shm";

/** Data of checkouts below a folder closed to others move below this one. */
const openPlace = "/var/lib/santha";

/**
 * The folder that really takes the data. As root the database server runs as another account, which cannot pass
 * a closed folder (a checkout below a 0700 home); then the data lie in an open place named after the wanted path,
 * and `log` gets one line that says so.
 */
export function placeForData(wanted: string, log: (line: string) => void): string {
  const path = resolve(wanted);
  // The folder itself is ours and is made passable below; only what lies above it decides.
  const closed = isRoot() ? closedFolderAbove(dirname(path)) : undefined;
  const place = closed ? openPlaceFor(path) : path;
  if (closed) {
    log(
      `Data lie in ${place}: the database server may not pass ${closed}. SANTHA_DATA=folder chooses another place.`,
    );
  }
  const firstMade = mkdirSync(place, { recursive: true });
  if (isRoot()) openTheWay(place, firstMade ?? place);
  return place;
}

/** Lets the server's account pass the folders that this process has made, whatever its umask says. */
function openTheWay(place: string, firstMade: string): void {
  for (let folder = place; folder.length >= firstMade.length; folder = dirname(folder)) {
    chmodSync(folder, statSync(folder).mode | 0o011);
  }
}

/** The folder for a copy of PostgreSQL's programs: one for all data that lie elsewhere, else beside the data. */
export function placeForPrograms(dataFolder: string): string {
  const isElsewhere = [openPlace, memoryFolder].some((place) => dataFolder.startsWith(`${place}/`));
  return isElsewhere ? openPlace : dataFolder;
}

/** The open stand-in for a path: readable name first, then a hash of the whole path. */
export function openPlaceFor(path: string): string {
  return join(openPlace, createHash("sha256").update(path).digest("hex").slice(0, 16), basename(path));
}
