import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { closedFolderAbove, isRoot } from "./account.ts";

/** The default data folder of this checkout. */
export const defaultDataFolder: string = resolve(import.meta.dirname, "../../../.data");

/** Linux's file system in memory; it may forbid running programs. */
export const memoryFolder = "/dev/shm";

/** Data of checkouts below an inaccessible folder are stored under this one. */
const openPlace = "/var/lib/santha";

/**
 * The folder that actually stores the data. Under root, the database server uses another account, which cannot
 * enter a closed folder such as a 0700 home. The data then go to an accessible folder, reported to `log`.
 */
export function placeForData(wanted: string, log: (line: string) => void): string {
  const { place, closed } = placeOf(wanted);
  if (closed) {
    log(
      `The database lies in ${place}: its server may not pass ${closed}. ` +
        "For another place set SANTHA_DATA to a folder that is not below one closed to others.",
    );
  }
  const firstMade = mkdirSync(place, { recursive: true });
  if (isRoot()) openTheWay(place, firstMade ?? place);
  return place;
}

/** Where data of this folder lie, and the closed folder above that sends them elsewhere; makes nothing. */
function placeOf(wanted: string): { readonly place: string; readonly closed: string | undefined } {
  const path = resolve(wanted);
  // The folder itself is ours and made accessible later; only the folders above it decide.
  const closed = isRoot() ? closedFolderAbove(dirname(path)) : undefined;
  return { place: closed ? openPlaceFor(path) : path, closed };
}

/** Whether a database was made for this folder; looks without making anything. */
export function hasDatabase(wanted: string): boolean {
  return existsSync(join(placeOf(wanted).place, "postgres"));
}

/** Lets the server's account enter the folders that this process has made, whatever the umask. */
function openTheWay(place: string, firstMade: string): void {
  for (let folder = place; folder.length >= firstMade.length; folder = dirname(folder)) {
    chmodSync(folder, statSync(folder).mode | 0o011);
  }
}

/**
 * The folder for a copy of PostgreSQL's programs: one shared by all data stored elsewhere, otherwise
 * beside the data.
 */
export function placeForPrograms(dataFolder: string): string {
  const isElsewhere = [openPlace, memoryFolder].some((place) => dataFolder.startsWith(`${place}/`));
  return isElsewhere ? openPlace : dataFolder;
}

/** The accessible substitute for a path: a hash of the whole path, then its last name. */
export function openPlaceFor(path: string): string {
  return join(openPlace, createHash("sha256").update(path).digest("hex").slice(0, 16), basename(path));
}
