/** Queries, by hash, that show what was kept, or what they showed before, because no answer came. */
const hashes = new Set<string>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Notes that what a query shows could not be asked for again. */
export function sayUnreachable(hash: string): void {
  hashes.add(hash);
  tell();
}

/** An answer came. */
export function forgetUnreachable(hash: string): void {
  if (hashes.delete(hash)) tell();
}

/** Whether what this query shows could not be asked for again. */
export function isUnreachable(hash: string): boolean {
  return hashes.has(hash);
}

/** Whether anything that was shown could not be asked for again. */
export function areSomeUnreachable(): boolean {
  return hashes.size > 0;
}

/** Calls the listener when that changes for any query; returns what ends that. */
export function onUnreachable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
