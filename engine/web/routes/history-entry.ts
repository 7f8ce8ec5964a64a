import { useState } from "react";
import { knownSession } from "../data/session.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The key under which things are kept with this entry, where its own one was given anew while the app came. */
    entry?: string;
  }
}

interface KeptEntry {
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const mostEntries = 60;
const storageKey = (profileKey: string): string => `santha.entries.${profileKey}`;
/** The entries of one person in this tab, the one that was changed last at the end. */
let read: { readonly of: string; readonly entries: KeptEntry[] } | undefined;

function entriesOf(profileKey: string): KeptEntry[] {
  if (read?.of !== profileKey) read = { of: profileKey, entries: stored(profileKey) };
  return read.entries;
}

function stored(profileKey: string): KeptEntry[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(profileKey)) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** By which an entry of the browser's history is known, also after a reload; "" for a state without a key. */
export function entryKeyOf(state: unknown): string {
  if (typeof state !== "object" || state === null) return "";
  const { entry, __TSR_key } = state as Record<string, unknown>;
  const key = entry ?? __TSR_key;
  return typeof key === "string" ? key : "";
}

/** The entry that is shown. */
export const shownEntry = (): string => entryKeyOf(history.state);

/** What was kept under a name with an entry of the history, by the same person in this tab. */
export function keptWithEntry(key: string, name: string): unknown {
  const profileKey = knownSession()?.profileKey;
  if (profileKey === undefined || key === "") return undefined;
  return entriesOf(profileKey).find((entry) => entry.key === key)?.values[name];
}

/** Keeps values with an entry of the history: they outlive a reload, and go with the tab or the session. */
export function keepWithEntry(key: string, values: Readonly<Record<string, unknown>>): void {
  const profileKey = knownSession()?.profileKey;
  if (profileKey === undefined || key === "") return;
  const entries = entriesOf(profileKey);
  const before = entries.find((entry) => entry.key === key)?.values;
  replaceEntries(profileKey, [
    ...entries.filter((entry) => entry.key !== key),
    { key, values: { ...before, ...values } },
  ]);
}

/** Forgets an entry that another one has taken the place of. */
export function forgetEntry(key: string): void {
  const profileKey = knownSession()?.profileKey;
  if (profileKey === undefined) return;
  const entries = entriesOf(profileKey);
  if (entries.some((entry) => entry.key === key))
    replaceEntries(
      profileKey,
      entries.filter((entry) => entry.key !== key),
    );
}

function replaceEntries(profileKey: string, entries: readonly KeptEntry[]): void {
  read = { of: profileKey, entries: entries.slice(-mostEntries) };
  try {
    sessionStorage.setItem(storageKey(profileKey), JSON.stringify(read.entries));
  } catch {
    // Storage is closed or full: what is kept lasts until the page is left.
  }
}

/**
 * A state of a page that is found again on coming back to it, also after a reload. `isValid` looks at what was kept,
 * which an older build may have written.
 */
export function useEntryState<Value>(
  name: string,
  initial: Value,
  isValid: (kept: unknown) => kept is Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const kept = keptWithEntry(shownEntry(), name);
    return isValid(kept) ? kept : initial;
  });
  const change = (next: Value): void => {
    setValue(next);
    keepWithEntry(shownEntry(), { [name]: next });
  };
  return [value, change];
}
