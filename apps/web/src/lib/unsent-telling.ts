import { queryClient } from "./query-client.ts";
import { showUnsent } from "./unsent.ts";
import type { UnsentRecord } from "./unsent-record.ts";

type Refreshes = UnsentRecord["refreshes"];

const channels = new Map<string, BroadcastChannel>();
const decidedListeners = new Set<(decided: UnsentRecord) => void>();

/** Calls the listener when the server has taken or refused a change that waited. Returns what ends that. */
export function onDecided(listener: (decided: UnsentRecord) => void): () => void {
  decidedListeners.add(listener);
  return () => decidedListeners.delete(listener);
}

/** Tells this tab, and only this one, what the server has decided. */
export function tellDecided(record: UnsentRecord): void {
  for (const listener of decidedListeners) listener(record);
}

/**
 * Shows what is kept now in this tab and in the others, and asks again for what has changed on the server; `here` is
 * what this tab has to ask for itself, where it has the answer already.
 */
export async function tellAll(owner: string, refreshes: Refreshes, here = refreshes): Promise<void> {
  channelOf(owner)?.postMessage(refreshes);
  await take(owner, here);
}

/** Shows in this tab what the others tell, until the signal. */
export function hearOthers(owner: string, signal: AbortSignal): void {
  const heard = ({ data }: MessageEvent<Refreshes>): void => void take(owner, data);
  channelOf(owner)?.addEventListener("message", heard, { signal });
}

async function take(owner: string, refreshes: Refreshes): Promise<void> {
  await showUnsent(owner);
  for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey });
}

function channelOf(owner: string): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== "function") return undefined;
  const known = channels.get(owner) ?? new BroadcastChannel(`santha-unsent-${owner}`);
  channels.set(owner, known);
  return known;
}
