import type { Platform } from "#platform/context";
import { inTransaction } from "#platform/transaction";
import { closeUnusedFiles, deleteFiles } from "./files.queries.ts";
import { storedNames } from "./stored-names.ts";

const lifeInMilliseconds = 24 * 3_600_000;
const filesAtOnce = 100;

/** Deletes pictures that nothing has used for a day. First closed, then their bytes, then the row: safe to repeat. */
export async function deleteUnusedFiles(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const before = new Date(now.getTime() - lifeInMilliseconds);
  for (;;) {
    const closed = await inTransaction(platform, (transaction) =>
      closeUnusedFiles(transaction, before, now, filesAtOnce),
    );
    const keys = closed.map((row) => row.file_key);
    for (const name of keys.flatMap(storedNames)) await platform.storage.remove(name);
    if (keys.length > 0) await inTransaction(platform, (transaction) => deleteFiles(transaction, keys));
    if (keys.length < filesAtOnce) return;
  }
}
