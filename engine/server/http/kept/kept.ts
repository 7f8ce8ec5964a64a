import { LRUCache } from "lru-cache";
import type { Database, Reader } from "../../data/client.ts";
import { afterCommit, databaseOf } from "../../data/transaction.ts";

/** What was read a moment ago, shared by all who ask for it; whatever is being read is read once. */
export interface Kept {
  /** `asker` is the profile that asks: nobody gets what was read before a change of one's own. */
  get<Value>(
    key: string,
    asker: number | undefined,
    read: () => Promise<Value>,
    lifeInMilliseconds?: number,
  ): Promise<Value>;
  /** Notes that this person has changed something. */
  changedBy(profileId: number): void;
  /** Forgets all that begins so. */
  forget(beginning: string): void;
}

/** Less than the second after which a change is seen in every process. */
export const usualLifeInMilliseconds = 800;

/** Of what goes into answers that are kept themselves: both lives together stay below the second. */
export const lifeOfPartsInMilliseconds = 150;

const mostKept = 1500;

interface Reading {
  readonly value: Promise<unknown>;
  /** When it began, among all readings and changes. */
  readonly turn: number;
}
const mostAskers = 50_000;

/** Keeps values of this process; with a life of 0 everything is read anew. What was not found is not kept. */
function keptForAMoment(lifeInMilliseconds: number): Kept {
  if (lifeInMilliseconds === 0) {
    return { get: (_, __, read) => read(), changedBy: () => {}, forget: () => {} };
  }
  const kept = new LRUCache<string, Reading>({ max: mostKept, ttl: lifeInMilliseconds });
  const changes = new LRUCache<number, number>({ max: mostAskers, ttl: lifeInMilliseconds });
  // Readings and changes in the order in which they came.
  let turn = 0;
  return {
    get<Value>(
      key: string,
      asker: number | undefined,
      read: () => Promise<Value>,
      ttl = lifeInMilliseconds,
    ): Promise<Value> {
      const found = kept.get(key);
      const changed = asker === undefined ? 0 : (changes.get(asker) ?? 0);
      if (found && found.turn > changed) return found.value as Promise<Value>;
      turn += 1;
      const reading = { value: read(), turn };
      kept.set(key, reading, { ttl });
      const drop = () => void (kept.peek(key) === reading && kept.delete(key));
      reading.value.then((value) => value ?? drop(), drop);
      return reading.value;
    },
    changedBy(profileId) {
      turn += 1;
      changes.set(profileId, turn);
    },
    forget(beginning) {
      for (const key of [...kept.keys()]) if (key.startsWith(beginning)) kept.delete(key);
    },
  };
}

const keptFrom = new WeakMap<Reader, Kept>();

/** Keeps what is read from this database. */
export function keptOf(database: Database, lifeInMilliseconds: number): Kept {
  const kept = keptForAMoment(lifeInMilliseconds);
  keptFrom.set(database, kept);
  return kept;
}

/** Forgets all that begins so, in this process, as soon as the transaction has committed. */
export function forgetAtCommit(reader: Reader, beginning: string): void {
  afterCommit(reader, () => keptFrom.get(databaseOf(reader))?.forget(beginning));
}
