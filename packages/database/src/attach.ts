import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Cluster } from "./cluster.ts";
import { isAlive } from "./is-alive.ts";

/** How long a server of ours that does not answer yet (recovering, stopping) is waited for, in milliseconds. */
const patience = 60_000;

/** The address of a database on a cluster's server. */
export function addressOf(cluster: Cluster, port: number, database = "postgres"): string {
  return `postgres://santha:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/**
 * Finds the server that runs on the cluster already and answers its port, or undefined when there is none; a lock
 * file left by a dead server is removed then.
 * @throws when a server of this cluster lives but does not answer within a minute.
 */
export async function findServer(cluster: Cluster): Promise<number | undefined> {
  const deadline = performance.now() + patience;
  for (;;) {
    const found = readLockFile(cluster.folder);
    if (!found) return undefined;
    if (found.port && (await answers(cluster, found.port))) return found.port;
    if (!isServing(found.pid, cluster.folder)) {
      // Dead, a zombie, or another program with the same number: the file would keep PostgreSQL from starting.
      rmSync(join(cluster.folder, "postmaster.pid"), { force: true });
      return undefined;
    }
    if (performance.now() > deadline) {
      throw new Error(`The database server on ${cluster.folder} (pid ${found.pid}) does not answer.`);
    }
    await sleep(100);
  }
}

function readLockFile(folder: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3] ?? 0) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The server works in its data folder, which tells it from a program that got a dead server's number. */
function isServing(pid: number, folder: string): boolean {
  if (process.platform !== "linux") return isAlive(pid);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: addressOf(cluster, port), connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    return realpathSync(rows[0]?.data_directory ?? "/") === realpathSync(cluster.folder);
  } catch (error) {
    if ((error as { code?: string }).code === "28P01" && isOwnPort(cluster.folder, port)) {
      throw new Error(
        `The server on ${cluster.folder} refuses the password beside it; was that file replaced?`,
      );
    }
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function isOwnPort(folder: string, port: number): boolean {
  const found = readLockFile(folder);
  return found?.port === port && isServing(found.pid, folder);
}
