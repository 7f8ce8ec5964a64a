import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { retryPause } from "../jobs/retry-pause.ts";
import type { Database, Reader, Transaction } from "./client.ts";

const retriable = new Set(["40001", "40P01"]);
const mostTries = 3;

/** What is to be done once a transaction has committed. */
const afterwards = new WeakMap<Reader, (() => void)[]>();

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
      const answer = await database.transaction().execute((transaction) => {
        afterwards.set(transaction, waiting);
        begunOn.set(transaction, database);
        return work(transaction);
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
