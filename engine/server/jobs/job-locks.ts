import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";

/** The class that separates these advisory locks from all others in the database. */
const lockClass = 6_906_722;
/** A new worker may take jobs before its heartbeat lock exists; this is its grace period in seconds. */
const secondsToShowLife = 5;

/** The heartbeat by which every process on the database knows that a worker lives. */
export interface SignOfLife {
  /**
   * Settles when the connection breaks for the first time. An answer lost with it may have left orphaned jobs, so
   * the worker must end. The heartbeat continues until `takeDown`.
   */
  readonly hasBroken: Promise<void>;
  takeDown(): void;
}

/** Pause between attempts to restore the heartbeat. */
const pauseInMilliseconds = 500;

/**
 * Holds a heartbeat lock on a connection of its own; PostgreSQL releases it however the process ends. A broken
 * connection of a living process is replaced, because another worker would otherwise take its running jobs and
 * do them twice.
 */
export async function keepHeartbeat(pool: Pool, workerId: string): Promise<SignOfLife> {
  let lock: Lock | null = await lockOf(pool, workerId);
  let isDown = false;
  const { promise: hasBroken, resolve: breaks } = Promise.withResolvers<void>();
  const release = (): void => {
    lock?.connection.release(true);
    lock = null;
  };
  const keepShown = async (): Promise<void> => {
    while (!isDown) {
      if (lock) await lock.isGone;
      else await sleep(pauseInMilliseconds, undefined, { ref: false });
      // Release first, so that the pool has room for the next connection.
      release();
      if (isDown) return;
      breaks();
      lock = await lockOf(pool, workerId).catch(() => null);
      if (isDown) release();
    }
  };
  void keepShown();
  const takeDown = (): void => {
    isDown = true;
    release();
  };
  return { hasBroken, takeDown };
}

interface Lock {
  readonly connection: PoolClient;
  /** Settles when the connection ends. */
  readonly isGone: Promise<void>;
}

async function lockOf(pool: Pool, workerId: string): Promise<Lock> {
  const connection = await pool.connect();
  const isGone = new Promise<void>((resolve) => connection.once("end", resolve));
  try {
    await connection.query("select pg_advisory_lock_shared($1::int, hashtext($2))", [lockClass, workerId]);
  } catch (error) {
    connection.release(true);
    throw error;
  }
  return { connection, isGone };
}

/**
 * Releases jobs of workers that ended in the middle, after a kill or a lost database. Otherwise these jobs would
 * wait four hours.
 */
export async function releaseOrphanedJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => $2)
       and not exists (
         select from pg_locks
         where locktype = 'advisory'
           and database = (select oid from pg_database where datname = current_database())
           and classid = $1::oid and objid::bigint = hashtext(locked_by)::bigint & 4294967295
       )
     having count(*) > 0`,
    [lockClass, secondsToShowLife],
  );
}
