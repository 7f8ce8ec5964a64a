import { newIdempotencyKey } from "./api-client.ts";
import { ownerNow } from "./unsent.ts";
import { drain } from "./unsent-drain.ts";
import { isThere, keep, remove } from "./unsent-keeping.ts";
import { editing } from "./unsent-locks.ts";
import { newRecord, type UnsentRecord } from "./unsent-record.ts";
import { tellAll } from "./unsent-telling.ts";

/** Sends all that waits, now. */
export function sendNow(): Promise<void> {
  return drain({ isNow: true });
}

/**
 * Sends a refused change again as a new wish: under its old key the server would give its refusal again. Pressed twice,
 * or in two tabs, it is one wish.
 */
export async function tryAgain(record: UnsentRecord): Promise<void> {
  const owner = ownerNow();
  await editing(owner, async () => {
    if (!(await isThere(owner, record))) return;
    const { kind, subject, input, request, words, leadsTo, refreshes, savedAt } = record;
    const anew = {
      id: newIdempotencyKey(),
      kind,
      subject,
      input,
      request,
      words,
      leadsTo,
      refreshes,
      savedAt,
    };
    await keep(owner, newRecord(anew), [record]);
  });
  await tellAll(owner, []);
  await drain();
}

/** Takes a change off the phone for good, because the person says so. */
export async function drop({ id, refreshes }: UnsentRecord): Promise<void> {
  const owner = ownerNow();
  await remove(owner, id);
  await tellAll(owner, refreshes);
}
