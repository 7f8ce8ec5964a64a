import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";

/** Sets the advisory locks of living workers apart from all others in the database. */
const lockClass = 6_906_722;
/** A worker that has just begun takes its first jobs before it could show that it lives. */
const secondsToShowLife = 5;

/** What tells every process on the database that a worker lives. */
export interface SignOfLife {
  /**
   * Settles when its connection broke for the first time: an answer that was lost with it may have left jobs that nobody
   * does, so the worker has to end. Until it is taken down the sign is shown again.
   */
  readonly hasBroken: Promise<void>;
  takeDown(): void;
}

/** Pause between tries to show the sign again. */
const pauseInMilliseconds = 500;

/**
 * Shows that a worker lives by a lock of a connection of its own, which PostgreSQL lets go when the process ends in
 * whatever way. A connection that breaks while the process lives is replaced: the jobs under way go on, and another
 * worker that took them would do them twice at once.
 */
export async function showLife(pool: Pool, workerId: string): Promise<SignOfLife> {
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
      // First, so that the pool has room for the next.
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
 * Lets other workers take the jobs of workers that ended in the middle of them, as when a process was killed or the
 * database went away; otherwise they would wait four hours.
 */
export async function freeJobsOfTheDead(pool: Pool): Promise<void> {
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
