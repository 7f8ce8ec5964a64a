import { readFileSync, readlinkSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "./is-alive.ts";

/** What a server writes about itself into its data folder. */
export type LockFile = { readonly pid: number; readonly port: number; readonly isStopping: boolean };

/** Milliseconds between two looks whether the server is stopping. */
const lookEvery = 1000;
/** Milliseconds for a server to end at once; after five seconds it kills those of its processes that do not follow. */
const longestEnding = 10_000;

/** The file by which a server keeps others off its data folder. */
export const lockFileOf = (folder: string): string => join(folder, "postmaster.pid");

/** What the server of a data folder says of itself; undefined without one. */
export function readLockFile(folder: string): LockFile | undefined {
  try {
    return parse(readFileSync(lockFileOf(folder), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function parse(text: string): LockFile {
  const lines = text.split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3] ?? 0), isStopping: lines[7]?.trim() === "stopping" };
}

/** The server's working directory is its data folder, unlike that of another program with the same id. */
export function isServing(pid: number, folder: string): boolean {
  return process.platform === "linux" ? worksIn(pid, folder) : isAlive(pid);
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

/**
 * Calls `onStopping` once when the server `pid` has begun to stop or is gone; the answer ends the watch. Told to stop
 * once its clients have left, a server refuses new ones while the sessions it has go on, so these do not notice.
 */
export function watchServer(folder: string, pid: number, onStopping: () => void): () => void {
  const look = async () => {
    const found = await readFile(lockFileOf(folder), "utf8").then(parse, (error: NodeJS.ErrnoException) =>
      // What cannot be read now, say for want of free file handles, tells nothing about the server.
      error.code === "ENOENT" ? undefined : { pid, isStopping: false },
    );
    if (isOver) return;
    if (found?.pid === pid && !found.isStopping) timer = setTimeout(look, lookEvery).unref();
    else onStopping();
  };
  let isOver = false;
  let timer = setTimeout(look, lookEvery).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/**
 * Ends a server that has begun to stop and does not come to an end, and answers whether it is gone. One that recovers
 * is left alone: ended, it would begin anew each time. So is one with clients, who may be working still.
 */
export async function endStuckServer(folder: string): Promise<boolean> {
  const found = readLockFile(folder);
  if (!found?.isStopping || !worksIn(found.pid, folder) || hasClients(found.pid)) return false;
  // Data are safe: the next start recovers what was committed.
  process.kill(found.pid, "SIGQUIT");
  const deadline = performance.now() + longestEnding;
  while (worksIn(found.pid, folder)) {
    if (performance.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/** A server's processes for its clients have their address in their name, and ours listens on this machine only. */
function hasClients(pid: number): boolean {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.some((child) => commandOf(child).includes(" 127.0.0.1("));
  } catch {
    // Not every system tells, and nobody is cut off on a guess.
    return true;
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch (error) {
    // It has ended in between: before its file was opened, or while it was read.
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return "";
    throw error;
  }
}
