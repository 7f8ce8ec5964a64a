import type { Pool, PoolClient } from "pg";

/** Sets the advisory locks of living workers apart from all others in the database. */
const lockClass = 6_906_722;
/** A worker that has just begun takes its first jobs before it could show that it lives. */
const secondsToShowLife = 5;

/** What tells every process on the database that a worker lives. */
export interface SignOfLife {
  /** Settles when it was taken down, or broke and could not be shown again: others may take the worker's jobs then. */
  readonly isGone: Promise<void>;
  takeDown(): void;
}

/**
 * Shows that a worker lives by a lock of a connection of its own, which PostgreSQL lets go when the process ends in
 * whatever way. A connection that breaks while the process lives is replaced: the jobs under way go on, and another
 * worker that took them would do them twice at once.
 */
export async function showLife(pool: Pool, workerId: string): Promise<SignOfLife> {
  let shown: Lock | null = await lockOf(pool, workerId);
  let isDown = false;
  const release = () => {
    shown?.connection.release(true);
    shown = null;
  };
  const keepShown = async (): Promise<void> => {
    while (shown) {
      await shown.isGone;
      // First, so that the pool has room for the next.
      release();
      if (isDown) return;
      shown = await lockOf(pool, workerId).catch(() => null);
      if (isDown) release();
    }
  };
  const takeDown = () => {
    isDown = true;
    release();
  };
  return { isGone: keepShown(), takeDown };
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
