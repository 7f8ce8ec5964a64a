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

/** Begins the keys of sessions, which have room of their own: no crowd of answers pushes them out. */
export const sessionKeys = "session ";

const mostKept = 1500;
const mostSessions = 5000;
const mostAskers = 50_000;
const mostKeptInBytes = 32_000_000;
/** What is kept of anything whose length is not known. */
const usualBytes = 1000;
/** What is kept of a list or a map, for each of its entries. */
const bytesOfEntry = 400;

interface Reading {
  readonly value: Promise<unknown>;
  /** When it began, among all readings and changes. */
  readonly turn: number;
  readonly bytes: number;
}

/** Keeps values of this process; with a life of 0 everything is read anew. What was not found is not kept. */
function keptForAMoment(lifeInMilliseconds: number): Kept {
  if (lifeInMilliseconds === 0) {
    return { get: (_, __, read) => read(), changedBy: () => {}, forget: () => {} };
  }
  const answers = new LRUCache<string, Reading>({
    ...{ max: mostKept, ttl: lifeInMilliseconds },
    ...{ maxSize: mostKeptInBytes, sizeCalculation: ({ bytes }) => bytes },
  });
  const sessions = new LRUCache<string, Reading>({ max: mostSessions, ttl: lifeInMilliseconds });
  const mapOf = (key: string) => (key.startsWith(sessionKeys) ? sessions : answers);
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
      const kept = mapOf(key);
      const found = kept.get(key);
      const changed = asker === undefined ? 0 : (changes.get(asker) ?? 0);
      if (found && found.turn > changed) return found.value as Promise<Value>;
      turn += 1;
      const reading = { value: read(), turn, bytes: usualBytes };
      kept.set(key, reading, { ttl });
      const settle = (value: unknown): void => {
        if (kept.peek(key, { allowStale: true }) !== reading) return;
        if (value === null || value === undefined) kept.delete(key);
        else kept.set(key, { ...reading, bytes: bytesOf(value) }, { noUpdateTTL: true });
      };
      reading.value.then(settle, () => settle(null));
      return reading.value;
    },
    changedBy(profileId) {
      turn += 1;
      changes.set(profileId, turn);
    },
    forget(beginning) {
      const kept = mapOf(beginning);
      for (const key of [...kept.keys()]) if (key.startsWith(beginning)) kept.delete(key);
    },
  };
}

function bytesOf(value: unknown): number {
  const isWhole = typeof value !== "object" || value === null || bytesOfPart(value) > 0;
  const parts: unknown[] = isWhole ? [value] : Object.values(value);
  const bytes = parts.reduce<number>((sum, part) => sum + bytesOfPart(part), 0);
  return Math.max(bytes, usualBytes);
}

/** Of bytes and of what has many entries; 0 for all else. */
function bytesOfPart(value: unknown): number {
  if (value instanceof Uint8Array) return value.length;
  if (Array.isArray(value)) return value.flat().length * bytesOfEntry;
  return value instanceof Map ? value.size * bytesOfEntry : 0;
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
