const listeners = new Set<() => void>();

/** Opens the help of the page that is shown. */
export function askForHelp(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener when somebody asks for help; returns what ends that. */
export function onHelpAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
