const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** How many dialogs lie over the page, one above the other. */
export function openOverlays(): number {
  return open.length;
}

/** The dialog above all others: nothing outside of it can be pressed or is heard. Null where none is open. */
export function topOverlay(): HTMLElement | null {
  return open.at(-1) ?? null;
}

/** Notes that a dialog has opened; returns what notes that it is gone. */
export function noteOverlay(dialog: HTMLElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

/** Calls the listener whenever one has opened or is gone. */
export function onOverlays(listener: () => void): void {
  listeners.add(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
