import { useEffect, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let title: string | undefined;

function put(next: string | undefined): void {
  title = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the route's title while this page is shown, once its data know a better one. */
export function usePageTitle(better: string | undefined): void {
  useEffect(() => {
    put(better);
    return () => put(undefined);
  }, [better]);
}

/** The title that the shown page gave itself, for the shell. */
export function useGivenTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => title);
}
