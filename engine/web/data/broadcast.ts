const listeners = new Set<() => void>();

/** Calls the listener each time something for everyone is new on the server, and when that may have been missed. Returns what ends it. */
export function onNewsForEveryone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets whoever shows things for everyone look again. */
export function emitBroadcast(): void {
  for (const listener of listeners) listener();
}
