import { replaceEqualDeep } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { notedPresses } from "./presses.ts";
import { knownSession, onSessionReplaced } from "./session.ts";
import { isOpen, type UnsentRecord } from "./unsent-record.ts";
import { inOrder } from "./unsent-rules.ts";
import { unsentStore } from "./unsent-store.ts";

const listeners = new Set<() => void>();
const nothing: readonly UnsentRecord[] = [];
let shown: readonly UnsentRecord[] = nothing;
let loadedFor: string | undefined;
let loading: Promise<readonly UnsentRecord[]> | undefined;

/** Shows what is kept for the person now, oldest first, to every screen of this tab. */
export async function showUnsent(owner: string): Promise<readonly UnsentRecord[]> {
  const records = (await unsentStore.list(owner).catch(() => [])).map(([, record]) => record);
  if (knownSession()?.profileKey !== owner) return nothing;
  // Nobody draws again because the same was read again.
  put(replaceEqualDeep(shown, inOrder(records)), owner);
  return shown;
}

/** What is kept for the signed-in person, read from the device once, with what closed pages have left. */
export function unsentRecords(): Promise<readonly UnsentRecord[]> {
  const owner = knownSession()?.profileKey;
  if (!owner) return Promise.resolve(nothing);
  if (loadedFor === owner) return Promise.resolve(shown);
  loading ??= takeOverWhatIsLeft(owner)
    .catch(() => {})
    .then(() => showUnsent(owner))
    .finally(() => {
      loading = undefined;
    });
  return loading;
}

async function takeOverWhatIsLeft(owner: string): Promise<void> {
  const isAnyTaken = async () =>
    (await unsentStore.list(owner)).some(([, { takenUntil }]) => takenUntil > Date.now());
  if (notedPresses(owner).length === 0 && !(await isAnyTaken())) return;
  const { takeOver } = await import("./unsent-takeover.ts");
  await takeOver(owner);
}

/** Takes all changes and receipts of a person off the phone, because he says so. */
export async function forgetUnsent(owner: string): Promise<void> {
  for (const [key] of await unsentStore.list(owner)) await unsentStore.remove(owner, key);
}

/** For whom changes are made. @throws when nobody is signed in, which no page that makes changes allows. */
export function ownerNow(): string {
  const owner = knownSession()?.profileKey;
  if (!owner) throw new Error("nobody is signed in");
  return owner;
}

/** The changes that the server has not decided or has refused, as far as they are read. */
export function openUnsent(): readonly UnsentRecord[] {
  return shownNow().filter(isOpen);
}

/** All that is kept for the signed-in person, oldest first; the component renders again when it changes. */
export function useUnsent(): readonly UnsentRecord[] {
  return useSyncExternalStore(subscribe, shownNow);
}

/** What `select` makes of all that is kept for the signed-in person; the component renders again when that changes. */
export function useOfUnsent(select: (records: readonly UnsentRecord[]) => number): number {
  return useSyncExternalStore(subscribe, () => select(shownNow()));
}

/** Never what was read for somebody else. */
function shownNow(): readonly UnsentRecord[] {
  return loadedFor !== undefined && loadedFor === knownSession()?.profileKey ? shown : nothing;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void unsentRecords();
  return () => listeners.delete(listener);
}

function put(records: readonly UnsentRecord[], owner: string | undefined): void {
  shown = records;
  loadedFor = owner;
  for (const listener of listeners) listener();
}

onSessionReplaced(() => {
  loading = undefined;
  put(nothing, undefined);
});
