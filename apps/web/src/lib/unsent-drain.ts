import { NetworkError, request } from "./api-client.ts";
import { livesOn, nextLookAt, thisPage } from "./presses.ts";
import { knownSession } from "./session.ts";
import { showUnsent } from "./unsent.ts";
import { keep, keepAfterTry, keepReceipt } from "./unsent-keeping.ts";
import { editing, ifNoOtherTab } from "./unsent-locks.ts";
import type { UnsentRecord } from "./unsent-record.ts";
import { afterFailure, nextDue, nextWakeAt, oldReceipts, outcomeOf, taken } from "./unsent-rules.ts";
import { unsentStore } from "./unsent-store.ts";
import { takeOver } from "./unsent-takeover.ts";
import { hearOthers, tellAll, tellDecided } from "./unsent-telling.ts";

/** A request that is silent so long is as good as lost; it is sent again under its key. */
const silenceMs = 20_000;
/** Whoever looks at it learns so soon that his change waits on the phone, and is sent again from there. */
export const watchedMs = 5000;
/** Tabs that wait for each other look again no sooner. */
const shortestPauseMs = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let draining: Promise<void> | undefined;

/** Goes on sending as long as the person is signed in: at once, when the network or the page comes back, and by time. */
export function keepDraining(owner: string): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const now = (): void => void drain({ isNow: true });
  const shown = (): void => void (document.visibilityState === "visible" && drain());
  addEventListener("online", now, { signal });
  document.addEventListener("visibilitychange", shown, { signal });
  hearOthers(owner, signal);
  void forgetReceipts(owner).then(() => drain());
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}

/** Sends what waits, oldest first, one tab of a browser at a time; `isNow` also what was to wait longer. */
export function drain({ isNow = false }: { readonly isNow?: boolean } = {}): Promise<void> {
  const owner = knownSession()?.profileKey;
  if (!owner) return Promise.resolve();
  // What a closed tab was sending is shown as waiting again.
  if (!navigator.onLine)
    return takeOverLeft(owner)
      .then(() => showUnsent(owner))
      .then(() => {});
  draining ??= drainOnce(owner, isNow)
    // A device that neither reads nor writes: what is kept there stays, and is tried again later.
    .catch(() => {})
    .finally(() => {
      draining = undefined;
      drainLater(owner);
    });
  return draining;
}

/** Drains when the next change is due, or a page that has noted one may be gone. */
export function drainLater(owner: string): void {
  clearTimeout(timer);
  void showUnsent(owner).then((records) => {
    const now = Date.now();
    const times = [nextWakeAt(records, now), nextLookAt(owner, now)].filter((at) => at !== null);
    if (times.length === 0) return;
    timer = setTimeout(() => void drain(), Math.max(shortestPauseMs, Math.min(...times) - now));
  });
}

/**
 * Sends a change; throws what `request` throws. Only for the person who made it, while he is signed in here: every call
 * names him, and the server refuses it for anybody else.
 */
export async function send(
  owner: string,
  { id, request: kept }: UnsentRecord,
  patienceMs = silenceMs,
): Promise<unknown> {
  if (knownSession()?.profileKey !== owner) throw new NetworkError("its person has left");
  return request({ ...kept, idempotencyKey: id, signal: AbortSignal.timeout(patienceMs) });
}

/** The record after a try that failed at this moment. */
export function failed(record: UnsentRecord, error: unknown): UnsentRecord {
  return afterFailure(record, error, { now: Date.now(), chance: Math.random() });
}

async function takeOverLeft(owner: string): Promise<void> {
  // A device that cannot be read now is read again later.
  const refreshes = await takeOver(owner).catch(() => []);
  if (refreshes.length > 0) await tellAll(owner, refreshes);
}

async function drainOnce(owner: string, isNow: boolean): Promise<void> {
  await takeOverLeft(owner);
  if (isNow) await changeWaiting(owner, (record) => ({ ...record, nextTryAt: 0 }));
  await ifNoOtherTab(owner, async () => {
    const tried = new Set<string>();
    const end = livesOn();
    try {
      while (await sendNext(owner, tried)) {
        // The next one.
      }
    } finally {
      end();
    }
  });
}

/** Sends the next change that is due and not `tried`; false when there is none, or nobody can be asked. */
async function sendNext(owner: string, tried: Set<string>): Promise<boolean> {
  const record = await takeNext(owner);
  // Where a full device could not note the last try it is due again at once.
  if (!record || tried.has(record.id)) return false;
  tried.add(record.id);
  try {
    await send(owner, record);
  } catch (error) {
    return keepFailed(owner, record, error);
  }
  const receipt: UnsentRecord = { ...record, state: "sent", takenUntil: 0, decidedAt: Date.now() };
  await keepReceipt(owner, receipt);
  await tellAll(owner, record.refreshes);
  tellDecided(receipt);
  return true;
}

function takeNext(owner: string): Promise<UnsentRecord | undefined> {
  return editing(owner, async () => {
    const due = nextDue(await showUnsent(owner), Date.now());
    if (!due) return undefined;
    const begun = { ...taken(due, Date.now()), takenBy: thisPage };
    // Also when a full device cannot note it: the key lets it have its effect once.
    await keep(owner, begun);
    await showUnsent(owner);
    return begun;
  });
}

async function keepFailed(owner: string, record: UnsentRecord, error: unknown): Promise<boolean> {
  const after = failed(record, error);
  const outcome = outcomeOf(error);
  await keepAfterTry(owner, after);
  // When nobody can be asked the others need not try.
  if (outcome === "unreachable")
    await changeWaiting(owner, (other) => ({
      ...other,
      nextTryAt: Math.max(other.nextTryAt, after.nextTryAt),
    }));
  await tellAll(owner, outcome === "refused" ? record.refreshes : []);
  if (outcome === "refused") tellDecided(after);
  return outcome !== "unreachable" && outcome !== "paused";
}

async function changeWaiting(owner: string, change: (waiting: UnsentRecord) => UnsentRecord): Promise<void> {
  await editing(owner, async () => {
    for (const record of await showUnsent(owner))
      if (record.state === "waiting") await keep(owner, change(record));
    await showUnsent(owner);
  });
}

async function forgetReceipts(owner: string): Promise<void> {
  for (const { id } of oldReceipts(await showUnsent(owner), Date.now())) await unsentStore.remove(owner, id);
  await showUnsent(owner);
}
