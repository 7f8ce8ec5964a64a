import { useSyncExternalStore } from "react";

const query = "(min-width: 64rem)";

let asked: typeof window.matchMedia | undefined;
let list: MediaQueryList | undefined;

/** One list for all who ask: making one costs a tenth of what a card of the store does. */
function wideScreen(): MediaQueryList {
  if (!list || asked !== window.matchMedia) {
    asked = window.matchMedia;
    list = window.matchMedia(query);
  }
  return list;
}

function subscribe(listener: () => void): () => void {
  const watched = wideScreen();
  watched.addEventListener("change", listener);
  return () => watched.removeEventListener("change", listener);
}

/** Whether the screen is wide (1024 px and more): header links instead of footer tabs. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wideScreen().matches,
    () => false,
  );
}
