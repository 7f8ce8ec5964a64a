import { createHash } from "node:crypto";
import { statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { defaultDataFolder, memoryFolder } from "@santha/embedded-postgres/place";

/** The file system type that `statfs` reports for memory. */
const memoryKind = 0x01021994;
/** The largest test data and their clones take up to 5 GB; the tests need the rest. */
const enough: Room = { inMemoryFolder: 7 * 2 ** 30, ofAllMemory: 10 * 2 ** 30 };

interface Room {
  readonly inMemoryFolder: number;
  readonly ofAllMemory: number;
}

/**
 * The folder of the test database server: in memory if there is enough, otherwise in `.data`. Every test file
 * creates and drops databases of 800 small files, which takes up to a second on disk and 0.03 s in memory.
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
    // Exists only on Linux.
    return false;
  }
}

function isOursOrNone(place: string): boolean {
  const owner = statSync(place, { throwIfNoEntry: false })?.uid;
  return owner === undefined || owner === process.getuid?.();
}
