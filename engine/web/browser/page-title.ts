import { useEffect, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let title: string | undefined;
let phoneTitle: string | undefined;

function put(next: string | undefined, nextOnPhones: string | undefined): void {
  title = next;
  phoneTitle = nextOnPhones;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Replaces the route's title while this page is shown, once its data know a better one. The narrow header of phones
 * may have a shorter one.
 */
export function usePageTitle(better: string | undefined, onPhones: string | undefined = better): void {
  useEffect(() => {
    put(better, onPhones);
    return () => put(undefined, undefined);
  }, [better, onPhones]);
}

/** The title that the shown page gave itself, for the shell. */
export function useGivenTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => title);
}

/** The title that the shown page gave itself for the header of phones. */
export function useGivenPhoneTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => phoneTitle);
}
