import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { isAlive } from "@santha/embedded-postgres/is-alive";

const heldHere = new Set<string>();

/**
 * Takes a backup folder for this process; the answer gives it back. A holder of this machine that has died is taken over.
 * @throws Error that names the process which holds it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, "backup.lock");
  if (!isTaken(path)) {
    if (!isLeftBehind(path)) throw inUse(folder, path);
    rmSync(path, { force: true });
    if (!isTaken(path)) throw inUse(folder, path);
  }
  heldHere.add(path);
  const release = (): void => {
    process.off("exit", release);
    heldHere.delete(path);
    rmSync(path, { force: true });
  };
  // A signal ends the process without coming back to the caller.
  process.on("exit", release);
  return release;
}

/** Whether the lock was free, and is now this process's. */
function isTaken(path: string): boolean {
  try {
    writeFileSync(path, `pid ${process.pid} on ${hostname()}\n`, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function holderOf(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}

/**
 * Whether its holder ran on this machine and is gone; of other machines nothing can be told.
 * A lock that stays empty for a second was killed between making it and naming itself.
 */
function isLeftBehind(path: string): boolean {
  if (holderOf(path) === "") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  const holder = holderOf(path);
  if (holder === "") return true;
  const [, pid, host] = /^pid (\d+) on (.+)$/.exec(holder) ?? [];
  if (pid === undefined || host !== hostname()) return false;
  if (Number(pid) === process.pid) return !heldHere.has(path);
  return !isAlive(Number(pid));
}

function inUse(folder: string, path: string): Error {
  const holder = holderOf(path) || "another process";
  return new Error(
    `Santha cannot back up: a backup into ${folder} is under way (${holder}). If that process is gone, delete ${path}.`,
  );
}
