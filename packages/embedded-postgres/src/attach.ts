import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Cluster, ownRole, superuserOf } from "./cluster.ts";
import { isAlive } from "./is-alive.ts";

/** Milliseconds to wait for our server while it recovers or stops. */
const patience = 60_000;

/** The address of a database on a cluster's server, for the application's role. */
export function addressOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${ownRole}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** The same for the cluster's superuser, the only role that creates roles and databases. */
export function superuserAddressOf(cluster: Cluster, port: number, database = "postgres"): string {
  return `postgres://${superuserOf(cluster)}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/**
 * Returns the port of the server that already runs on the cluster; undefined without one. Deletes a lock file that
 * a dead server left behind.
 * @throws when a server of this cluster lives but does not answer within a minute.
 */
export async function findServer(cluster: Cluster): Promise<number | undefined> {
  const deadline = performance.now() + patience;
  for (;;) {
    const found = readLockFile(cluster.folder);
    if (!found) return undefined;
    if (found.port && (await answers(cluster, found.port))) return found.port;
    if (!isServing(found.pid, cluster.folder)) {
      // Dead, a zombie, or another program with the same id: the file would keep PostgreSQL from starting.
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

/** The server's working directory is its data folder, unlike that of another program with the same id. */
function isServing(pid: number, folder: string): boolean {
  if (process.platform !== "linux") return isAlive(pid);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const connectionString = superuserAddressOf(cluster, port);
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
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
