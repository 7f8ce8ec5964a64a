import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { retryPause } from "../jobs/retry-pause.ts";
import type { Database, Reader, Transaction } from "./client.ts";

const retriable = new Set(["40001", "40P01"]);
const mostTries = 3;

/** What is to be done once a transaction has committed. */
const afterwards = new WeakMap<Reader, (() => void)[]>();

/** What is to be done as the last of a transaction, in it. */
const lastOf = new WeakMap<Reader, (() => Promise<void>)[]>();

const begunOn = new WeakMap<Reader, Database>();

/** The database that a transaction was begun on; a database itself. */
export function databaseOf(reader: Reader): Reader {
  return begunOn.get(reader) ?? reader;
}

/** Does something as soon as the transaction has committed, never if it does not; outside of one, at once. */
export function afterCommit(reader: Reader, work: () => void): void {
  const waiting = afterwards.get(reader);
  if (waiting) waiting.push(work);
  else work();
}

/** Does something as the last act inside the transaction. False outside of one: nothing is noted. */
export function beforeCommit(reader: Reader, work: () => Promise<void>): boolean {
  const waiting = lastOf.get(reader);
  waiting?.push(work);
  return waiting !== undefined;
}

/**
 * Runs the work in one transaction (read committed) and hands it down; a deadlock or a serialisation failure
 * rolls everything back and is tried again after a moment, so the work must have no effect outside the database.
 */
export async function inTransaction<T>(
  { database }: { readonly database: Database },
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const waiting: (() => void)[] = [];
    try {
      const answer = await database.transaction().execute(async (transaction) => {
        const last: (() => Promise<void>)[] = [];
        afterwards.set(transaction, waiting);
        lastOf.set(transaction, last);
        begunOn.set(transaction, database);
        const done = await work(transaction);
        for (const each of last) await each();
        return done;
      });
      for (const each of waiting) each();
      return answer;
    } catch (error) {
      if (attempt >= mostTries || !isRetriable(error)) throw error;
      await sleep(retryPause(attempt));
    }
  }
}

/** Does the work, and undoes all that it wrote when it answers false; the transaction goes on either way. */
export async function orUndone(transaction: Transaction, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint attempted`.execute(transaction);
  const isDone = await work();
  await (isDone ? sql`release savepoint attempted` : sql`rollback to savepoint attempted`).execute(
    transaction,
  );
  return isDone;
}

/** A deadlock or a serialisation failure: the whole transaction may go well when tried again. */
export function isRetriable(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && typeof error.code === "string" && retriable.has(error.code)
  );
}
