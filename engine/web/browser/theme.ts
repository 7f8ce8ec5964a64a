import { useSyncExternalStore } from "react";

/** The chosen theme: light, dark, or as the device decides. */
export type Theme = "light" | "dark" | "device";

const storageKey = "santha.theme";
const listeners = new Set<() => void>();

/** The theme of this moment; `first-paint/` has applied the stored one before the first paint. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "device";
}

/** Applies a theme at once and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "device") delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === "device") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is closed or full: the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme of this moment; the component renders again when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "device" as const);
}
