import { realpathSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Cluster, ownRole, superuserOf } from "./cluster.ts";
import { endStuckServer, isServing, lockFileOf, readLockFile } from "./lock-file.ts";

/** Milliseconds to wait for our server while it recovers or stops. */
const usualPatience = 60_000;

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
 * a dead server left behind, and ends a server that has no clients and has been stopping for a minute.
 * @throws when another server of this cluster lives but does not answer within a minute.
 */
export async function findServer(
  cluster: Cluster,
  patience: number = usualPatience,
): Promise<number | undefined> {
  const deadline = performance.now() + patience;
  for (;;) {
    const found = readLockFile(cluster.folder);
    if (!found) return undefined;
    if (found.port && (await answers(cluster, found.port))) return found.port;
    if (!isServing(found.pid, cluster.folder)) {
      // Another start may have put a server there while this one waited for an answer.
      if (readLockFile(cluster.folder)?.pid !== found.pid) continue;
      // Dead, a zombie, or another program with the same id: the file would keep PostgreSQL from starting.
      rmSync(lockFileOf(cluster.folder), { force: true });
      return undefined;
    }
    // Slept first: the server's process for the question it just refused would pass for a client.
    await sleep(100);
    if (performance.now() > deadline && !(await endStuckServer(cluster.folder))) {
      throw new Error(`The database server on ${cluster.folder} (pid ${found.pid}) does not answer.`);
    }
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
