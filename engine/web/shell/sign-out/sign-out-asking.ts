import { useSyncExternalStore } from "react";

/** A person who wants to log out and has work that is not sent; `leave` logs him out. */
export interface AskedLeaving {
  readonly changes: number;
  readonly drafts: number;
  readonly leave: (settings: { readonly keepsUnsent: boolean }) => Promise<void>;
}

const listeners = new Set<() => void>();
let asked: AskedLeaving | null = null;

/** Opens the question what is to become of the unsent work; null closes it. */
export function askBeforeLeaving(next: AskedLeaving | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is asked at this moment; the component renders again when that changes. */
export function useAskedLeaving(): AskedLeaving | null {
  return useSyncExternalStore(subscribe, () => asked);
}
