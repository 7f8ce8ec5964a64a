import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** The database is in use by another process; the message names it. */
export class DatabaseInUseError extends Error {
  override readonly name = "DatabaseInUseError";
}

/** Keeps other processes away from the database until it is released. */
export type Hold = { readonly release: () => Promise<void> };

/**
 * The session of a killed process ends a moment later; retrying for a second distinguishes it from a living
 * process.
 */
const patience = 1000;

/**
 * Locks the database for this process until the session ends. Refused processes see `holderName`, such as `server
 * pid 123 on http://localhost:3000` (56 ASCII characters). `onLost` reports a broken session.
 * @throws DatabaseInUseError within two seconds when a living process holds it.
 */
export async function holdDatabase(
  url: string,
  holderName: string,
  onLost: (reason: Error) => void = () => {},
): Promise<Hold> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `holder ${holderName}`,
    keepAlive: true,
  });
  let isReleased = false;
  client.on("error", (reason) => {
    if (!isReleased) onLost(reason);
  });
  const release = async () => {
    isReleased = true;
    await client.end();
  };
  await client.connect();
  try {
    const deadline = performance.now() + patience;
    while (!(await isTaken(client))) {
      if (performance.now() > deadline) throw new DatabaseInUseError(await describeHolder(client));
      await sleep(100);
    }
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

async function isTaken(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock(7216, 2) as taken");
  return rows[0]?.taken ?? false;
}

async function describeHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; since: Date; address: string | null }>(
    `select activity.application_name as name, activity.backend_start as since, host(activity.client_addr) as address
     from pg_locks lock join pg_stat_activity activity using (pid)
     where lock.locktype = 'advisory' and lock.granted and lock.classid = 7216 and lock.objid = 2
       and lock.database = (select oid from pg_database where datname = current_database())`,
  );
  const holder = rows[0];
  if (!holder) return "The database is in use by another process.";
  const name = holder.name.replace(/^holder /, "");
  return `The database is already in use by ${name} (connected from ${holder.address ?? "this machine"}), since ${holder.since.toISOString()}.`;
}
