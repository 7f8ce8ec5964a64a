/**
 * Keeps a value of one person in this tab: it outlives a reload and a lost connection, and nobody else reads it.
 * Where storage is closed or full nothing is kept, which no caller depends on.
 */
export function keepInTab(name: string, profileKey: string, value: unknown): void {
  try {
    sessionStorage.setItem(storageKey(name, profileKey), JSON.stringify(value));
  } catch {
    // The value lives on in the page that holds it.
  }
}

/** The kept value, or null when there is none. */
export function keptInTab(name: string, profileKey: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(name, profileKey)) ?? "null");
  } catch {
    return null;
  }
}

/** Forgets the value. */
export function forgetInTab(name: string, profileKey: string): void {
  try {
    sessionStorage.removeItem(storageKey(name, profileKey));
  } catch {
    // Nothing was kept where nothing can be stored.
  }
}

const storageKey = (name: string, profileKey: string): string => `santha.checkout.${name}.${profileKey}`;
