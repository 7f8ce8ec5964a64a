import type { Database, Transaction } from "@santha/database/client";

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

function isRetriable(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && typeof error.code === "string" && retriable.has(error.code)
  );
}
