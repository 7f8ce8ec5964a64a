import { useSyncExternalStore } from "react";

const query = "(min-width: 64rem)";

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether the screen is wide (1024 px and more): header links instead of footer tabs, tables instead of stacked rows. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
