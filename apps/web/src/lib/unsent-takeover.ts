import { crossOut, goneRule, notedPresses } from "./presses.ts";
import { editing } from "./unsent-locks.ts";
import { newRecord, type UnsentRecord } from "./unsent-record.ts";
import { unsentStore } from "./unsent-store.ts";

/**
 * Takes over what pages that are gone have left of a person: presses that had not reached the database, and changes
 * that they were sending, which are due again at once. What cannot be written stays noted. Answers with what screens
 * have to ask for again.
 */
export function takeOver(owner: string): Promise<UnsentRecord["refreshes"]> {
  return editing(owner, async () => {
    const isGone = await goneRule();
    const kept = (await unsentStore.list(owner)).map(([, record]) => record);
    const left = notedPresses(owner).filter(({ page, record }) => isGone(page, record.savedAt));
    for (const { key, record } of left) {
      // It may have reached the database in the moment in which its page was closed.
      if (!kept.some(({ id }) => id === record.id))
        await unsentStore.write(owner, record.id, newRecord(record));
      crossOut(key);
    }
    const now = Date.now();
    for (const record of kept) {
      const { takenBy, takenUntil, state } = record;
      if (state !== "waiting" || takenBy === undefined || takenUntil <= now || !isGone(takenBy, now))
        continue;
      await unsentStore.write(owner, record.id, { ...record, takenUntil: 0 });
    }
    return left.flatMap(({ record }) => record.refreshes);
  });
}
