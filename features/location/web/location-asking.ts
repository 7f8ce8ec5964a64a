const listeners = new Set<() => void>();

/** Opens the sheet that asks for the pin code. */
export function askForLocation(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener when somebody wants to give his pin code; returns what ends that. */
export function onLocationAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
