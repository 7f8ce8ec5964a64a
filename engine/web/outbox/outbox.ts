import { replaceEqualDeep } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { deviceStore } from "../data/device-store.ts";
import { queryClient } from "../data/query-client.ts";
import { forgetAnswers } from "../data/query-persister.ts";
import { knownSession, onSessionReplaced } from "../data/session.ts";
import { type OutboxEntries, type OutboxEntry, pendingSince } from "./outbox-entry.ts";

/** What became of a change: the server's answer, it waits on this phone, or nobody has to hear of it any more. */
export type Outcome<Answer> =
  | { readonly state: "sent"; readonly answer: Answer }
  | { readonly state: "queued" }
  | { readonly state: "superseded" };

/** The screen that waits for what becomes of its change. */
interface Waiter {
  /** Gives the answer to the screens in the moment in which the change leaves the outbox. */
  readonly onSent: (answer: unknown) => void;
  readonly resolve: (outcome: Outcome<unknown>) => void;
  readonly reject: (error: unknown) => void;
  /** The change took the place of one that was shown as saved: without it that one would be lost too. */
  readonly holdsSaved: boolean;
}

/** Changes of each person, oldest first, and beside them the files that they send. */
export const outboxStore = deviceStore<OutboxEntries | Blob>("outbox");
const listName = "entries";
const nothing: OutboxEntries = [];
const listeners = new Set<() => void>();
const waiters = new Map<string, Waiter>();
const channels = new Map<string, BroadcastChannel>();
let shown = nothing;
let shownFor: string | undefined;
let loading: Promise<OutboxEntries> | undefined;
let sendingId: string | undefined;
let writes = 0;

function show(entries: OutboxEntries, owner: string | undefined): void {
  shown = entries;
  shownFor = owner;
  for (const listener of listeners) listener();
}

/** For whom changes are made. @throws when nobody is signed in, which no page that makes changes allows. */
export function ownerNow(): string {
  const owner = knownSession()?.profileKey;
  if (!owner) throw new Error("nobody is signed in");
  return owner;
}

/** All that is kept for the signed-in person and read so far; never what was read for somebody else. */
export function outboxNow(): OutboxEntries {
  return shownFor !== undefined && shownFor === knownSession()?.profileKey ? shown : nothing;
}

/** All that is kept for the signed-in person, read from the device once. */
export function loadOutbox(): Promise<OutboxEntries> {
  const owner = knownSession()?.profileKey;
  if (!owner || shownFor === owner) return Promise.resolve(outboxNow());
  loading ??= reloadOutbox(owner).finally(() => {
    loading = undefined;
  });
  return loading;
}

/** Reads again what the device keeps, as another tab may have changed it. */
export async function reloadOutbox(owner: string): Promise<OutboxEntries> {
  const entries = (await outboxStore.read(owner, listName).catch(() => undefined)) as
    | OutboxEntries
    | undefined;
  // What is being written is shown already, and read again when it is written.
  if (writes === 0 && knownSession()?.profileKey === owner)
    // Nobody draws again because the same was read again.
    show(replaceEqualDeep(shown, entries ?? nothing), owner);
  return outboxNow();
}

/**
 * Changes what is kept for a person: shown at once, written in one transaction. Rejects when the device keeps nothing
 * more, also after persisted queries have made room.
 */
export async function editOutbox(
  owner: string,
  edit: (entries: OutboxEntries) => OutboxEntries,
): Promise<void> {
  if (shownFor === owner) show(edit(shown), owner);
  const write = () =>
    outboxStore.change(owner, listName, (before) => edit((before as OutboxEntries | undefined) ?? nothing));
  writes += 1;
  try {
    await write().catch(() => forgetAnswers().then(write));
  } finally {
    writes -= 1;
    if (writes === 0) await reloadOutbox(owner);
  }
}

/** An edit of one change; one that is gone meanwhile stays gone. */
export function editingEntry(id: string, edit: (entry: OutboxEntry) => OutboxEntry | null) {
  return (entries: OutboxEntries): OutboxEntries =>
    entries.flatMap((entry) => (entry.id === id ? (edit(entry) ?? []) : [entry]));
}

/** Takes a change off the phone for good, with its files, because the person says so or another one takes its place. */
export async function dropEntry({ id, steps, refreshes }: OutboxEntry): Promise<void> {
  const owner = ownerNow();
  await editOutbox(
    owner,
    editingEntry(id, () => null),
  );
  await dropFiles(owner, steps);
  announce(owner, refreshes);
}

/** Takes the files of a change off the phone. */
export async function dropFiles(owner: string, steps: OutboxEntry["steps"]): Promise<void> {
  const files = steps.flatMap(({ file }) => file ?? []);
  if (files.length > 0) await outboxStore.remove(owner, files);
}

/** Takes all changes and receipts of a person off the phone, because that person says so. */
export async function forgetOutbox(owner: string): Promise<void> {
  const names = (await outboxStore.list(owner)).map(([name]) => name);
  await outboxStore.remove(owner, names);
}

/** Waits for what becomes of a change. */
export function waitFor(
  id: string,
  waiting: Pick<Waiter, "onSent" | "holdsSaved">,
): Promise<Outcome<unknown>> {
  return new Promise((resolve, reject) => {
    waiters.set(id, { ...waiting, resolve, reject });
  });
}

/** The screen that still waits for a change; from now on it waits no longer. */
export function takeWaiter(id: string): Waiter | undefined {
  const waiter = waiters.get(id);
  waiters.delete(id);
  return waiter;
}

/** Tells the screens that wait for these changes that they are queued: they show as such from now on. */
export function sayQueued(ids: readonly string[]): void {
  const waiting = ids.flatMap((id) => takeWaiter(id) ?? []);
  if (waiting.length === 0) return;
  for (const { resolve } of waiting) resolve({ state: "queued" });
  show([...shown], shownFor);
  const owner = knownSession()?.profileKey;
  if (owner) announce(owner, [], []);
}

/** Whether a screen of this tab still waits for the first answer to a change. */
export function isWatched({ id }: OutboxEntry): boolean {
  return waiters.has(id);
}

/** Whether a change waits, and is shown as such. */
export function isQueued(entry: OutboxEntry): boolean {
  return entry.state === "waiting" && !isWatched(entry);
}

/** Notes which change is being sent by this tab. */
export function noteSending(id: string | undefined): void {
  sendingId = id;
  show(shown, shownFor);
}

/** What `select` makes of the outbox of the signed-in person; the component renders again when that changes. */
export function useOutboxValue<Value extends string | number | boolean | OutboxEntries | undefined>(
  select: (entries: OutboxEntries) => Value,
): Value {
  return useSyncExternalStore(subscribe, () => select(outboxNow()));
}

const all = (entries: OutboxEntries): OutboxEntries => entries;

/** The outbox of the signed-in person, oldest first. */
export function useOutbox(): OutboxEntries {
  return useOutboxValue(all);
}

/** The changes of some subjects that an answer of this moment does not contain. */
export function usePending(subject: string, answeredAt: number): OutboxEntries {
  return pendingSince(useOutbox(), subject, answeredAt);
}

/** Whether this tab is sending the change. */
export function useIsSending(id: string): boolean {
  return useOutboxValue(() => sendingId === id);
}

/** How many changes wait on this phone, and how many the server has not taken. */
export function useOutboxCounts(): { readonly waiting: number; readonly refused: number } {
  return {
    waiting: useOutboxValue((entries) => entries.filter(isQueued).length),
    refused: useOutboxValue((entries) => entries.filter(({ state }) => state === "refused").length),
  };
}

/** How many changes still need a network or the person. */
export function useOutboxCount(): number {
  const { waiting, refused } = useOutboxCounts();
  return waiting + refused;
}

/** Shows in the other tabs what is kept now, and asks again for what has changed on the server; `here`: in this tab. */
export function announce(owner: string, refreshes: OutboxEntry["refreshes"], here = refreshes): void {
  channelOf(owner)?.postMessage(refreshes);
  for (const queryKey of here) void queryClient.invalidateQueries({ queryKey });
}

/** Shows in this tab what the others announce, until the signal. */
export function hearOtherTabs(owner: string, signal: AbortSignal): void {
  const hear = ({ data }: MessageEvent<OutboxEntry["refreshes"]>): void => {
    void reloadOutbox(owner);
    for (const queryKey of data) void queryClient.invalidateQueries({ queryKey });
  };
  channelOf(owner)?.addEventListener("message", hear, { signal });
}

function channelOf(owner: string): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== "function") return undefined;
  const known = channels.get(owner) ?? new BroadcastChannel(`santha-outbox-${owner}`);
  channels.set(owner, known);
  return known;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void loadOutbox();
  return () => listeners.delete(listener);
}

onSessionReplaced(() => {
  loading = undefined;
  // The person has left the phone; the changes stay there and go out when that person is back.
  for (const id of [...waiters.keys()]) takeWaiter(id)?.resolve({ state: "superseded" });
  show(nothing, undefined);
});
