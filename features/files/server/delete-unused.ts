import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { closeUnusedFiles, deleteFiles } from "./queries.ts";
import { possibleNames } from "./stored-names.ts";

const lifeInMilliseconds = 24 * 3_600_000;
const filesAtOnce = 100;

/** Deletes files that nothing has used for a day. First closed, then their bytes, then the row: safe to repeat. */
export async function deleteUnusedFiles(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const before = new Date(now.getTime() - lifeInMilliseconds);
  for (;;) {
    const closed = await inTransaction(platform, (transaction) =>
      closeUnusedFiles(transaction, before, now, filesAtOnce),
    );
    const keys = closed.map((row) => row.file_key);
    if (keys.length > 0) await forgetFiles(platform, keys);
    if (keys.length < filesAtOnce) return;
  }
}

/** Removes the bytes of files that nobody can use, then what is known of them. */
export async function forgetFiles(
  platform: Pick<Platform, "database" | "storage">,
  keys: readonly string[],
): Promise<void> {
  for (const name of keys.flatMap(possibleNames)) await platform.storage.remove(name);
  await inTransaction(platform, (transaction) => deleteFiles(transaction, keys));
}
