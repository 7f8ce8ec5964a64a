import { createHash } from "node:crypto";
import { statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { defaultDataFolder, memoryFolder } from "./place.ts";

/** What statfs says of a file system in memory. */
const memoryKind = 0x01021994;
/** The largest test data and their clones take up to 5 GB; the rest is for the tests themselves. */
const enough: Room = { inMemoryFolder: 7 * 2 ** 30, ofAllMemory: 10 * 2 ** 30 };

interface Room {
  readonly inMemoryFolder: number;
  readonly ofAllMemory: number;
}

/**
 * The folder of the database server for tests: in memory where there is plenty, else in `.data`. Every test file makes and
 * drops databases of 800 small files each, for which a disk's file system takes up to a second and memory 0.03 s.
 */
export function placeForTests(needed = enough): string {
  const path = join(defaultDataFolder, "test");
  const place = join(
    memoryFolder,
    `santha-tests-${createHash("sha256").update(path).digest("hex").slice(0, 16)}`,
  );
  return hasRoom(needed) && isOursOrNone(place) ? place : path;
}

function hasRoom(needed: Room): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(memoryFolder);
    if (type !== memoryKind || bavail * bsize < needed.inMemoryFolder) return false;
    return process.availableMemory() >= needed.ofAllMemory;
  } catch {
    // There is none but on Linux.
    return false;
  }
}

function isOursOrNone(place: string): boolean {
  const owner = statSync(place, { throwIfNoEntry: false })?.uid;
  return owner === undefined || owner === process.getuid?.();
}
