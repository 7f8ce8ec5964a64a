import type { Database, Transaction } from "@santha/database/client";
import { sql } from "kysely";

const retriable = new Set(["40001", "40P01"]);
const mostTries = 3;

/**
 * Runs the work in one transaction (read committed) and hands it down; a deadlock or a serialisation failure
 * rolls everything back and is tried again, so the work must have no effect outside the database.
 */
export async function inTransaction<T>(
  { database }: { readonly database: Database },
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt >= mostTries || !isRetriable(error)) throw error;
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

function isRetriable(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && typeof error.code === "string" && retriable.has(error.code)
  );
}
