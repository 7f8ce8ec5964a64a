import type { Clock } from "#engine/server/clock.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { JournalEntry } from "./journal-entries.ts";
import { insertSets } from "./queries.ts";

/**
 * Posts sets of entries in the caller's transaction; returns the effect keys that are new. A repeated effect
 * posts nothing. @throws Error when a set does not sum to zero or carries an empty entry.
 */
export async function postJournal(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  sets: readonly (JournalEntry | null)[],
): Promise<string[]> {
  const real = sets.filter((set) => set !== null);
  for (const set of real) checkSet(set);
  if (real.length === 0) return [];
  return insertSets(transaction, real, clock.now());
}

/**
 * Posts sets that happen for the first time here, since the caller tells or counts what follows of them.
 * @throws Error when one of them was posted before.
 */
export async function postAll(
  world: { readonly clock: Clock },
  transaction: Transaction,
  sets: readonly (JournalEntry | null)[],
): Promise<void> {
  const posted = await postJournal(world, transaction, sets);
  const before = sets.find((set) => set !== null && !posted.includes(set.effectKey));
  if (before) throw new Error(`the ledger set ${before.effectKey} was posted before`);
}

function checkSet(set: JournalEntry): void {
  let total = 0;
  for (const { amountInPaise } of set.entries) {
    if (!Number.isSafeInteger(amountInPaise) || amountInPaise === 0) {
      throw new Error(`ledger set ${set.effectKey}: ${amountInPaise} is no amount`);
    }
    total += amountInPaise;
  }
  if (total !== 0 || set.entries.length < 2) throw new Error(`ledger set ${set.effectKey} sums to ${total}`);
}
