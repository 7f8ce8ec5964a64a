import { ApiError } from "./api-client.ts";
import type { UnsentRecord } from "./unsent-record.ts";

/** A tab that has begun to send is waited for so long before another one sends the same under the same key. */
const sendingTakesMs = 60_000;
const firstWaitMs = 4000;
const longestWaitMs = 10 * 60_000;
/** The share of a wait by which it is shortened or lengthened at most. */
const waitSpread = 0.25;
const receiptsForMs = 7 * 24 * 3_600_000;
const mostReceipts = 50;

/** Oldest first; of one moment, by id, so that every tab sees the same order. */
export function inOrder(records: readonly UnsentRecord[]): readonly UnsentRecord[] {
  return [...records].sort((one, other) => one.savedAt - other.savedAt || (one.id < other.id ? -1 : 1));
}

/** What is to be sent next: the oldest whose time has come and before which nothing of its subject waits. */
export function nextDue(records: readonly UnsentRecord[], now: number): UnsentRecord | undefined {
  const ahead = new Set<string>();
  for (const record of inOrder(records)) {
    if (record.state !== "waiting") continue;
    if (dueAt(record, now) <= now && !ahead.has(record.subject)) return record;
    ahead.add(record.subject);
  }
  return undefined;
}

/** When something has to be tried again by itself; null when nothing waits. */
export function nextWakeAt(records: readonly UnsentRecord[], now: number): number | null {
  const times = records.filter(({ state }) => state === "waiting").map((record) => dueAt(record, now));
  return times.length === 0 ? null : Math.min(...times);
}

/** A moment farther ahead than can be was written while the phone's clock was wrong, and holds up nothing. */
function dueAt({ nextTryAt, takenUntil }: UnsentRecord, now: number): number {
  return Math.max(
    nextTryAt - now > longestWaitMs * (1 + waitSpread) ? 0 : nextTryAt,
    takenUntil - now > sendingTakesMs ? 0 : takenUntil,
  );
}

/** Whether a tab is sending the change at this moment, as far as one may believe it. */
export function isBeingSent({ takenUntil }: UnsentRecord, now: number): boolean {
  return takenUntil > now && takenUntil - now <= sendingTakesMs;
}

/** The moment of a new change, in milliseconds: later than that of every other one, also when the clock was set back. */
export function momentAfter(records: readonly UnsentRecord[], now: number): number {
  return records.reduce((latest, { savedAt }) => Math.max(latest, savedAt + 1), now);
}

/** Whether a change of the same subject waits already, so that a new one has to stand behind it. */
export function isBehind(records: readonly UnsentRecord[], { id, subject }: UnsentRecord): boolean {
  return records.some((other) => other.state === "waiting" && other.subject === subject && other.id !== id);
}

/**
 * The changes that a new one of the same subject may take the place of: what was refused, and what nobody has begun to
 * send, so that the server knows nothing of it.
 */
export function replaceable(records: readonly UnsentRecord[], subject: string): readonly UnsentRecord[] {
  return inOrder(records).filter(
    (record) =>
      record.subject === subject &&
      (record.state === "refused" || (record.state === "waiting" && record.attempts === 0)),
  );
}

/**
 * What a failed try means. `unreachable`: nobody can be asked now. `later`: this one is tried again. `paused`: nothing
 * is sent before the person has signed in again. `fault`: the server broke on it. `refused`: it will not be taken so.
 */
export type Outcome = "unreachable" | "later" | "paused" | "fault" | "refused";

const triedAgain = new Set([408, 425, 429, 503]);
const gateways = new Set([502, 504]);

export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return "unreachable";
  const { status, code } = error;
  if (status === 401 || code === "platform/other-person") return "paused";
  if (gateways.has(status)) return "unreachable";
  if (triedAgain.has(status) || code === "platform/still-running") return "later";
  return status >= 500 ? "fault" : "refused";
}

/** How long to wait after so many tries; `chance` from 0 to 1 spreads phones that came back together. */
export function waitMsAfter(attempts: number, chance: number): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - 1));
  return Math.round(wait * (1 - waitSpread + chance * 2 * waitSpread));
}

/** The record while a tab sends it: from now on the server may know of it. */
export function taken(record: UnsentRecord, now: number): UnsentRecord {
  return { ...record, attempts: record.attempts + 1, takenUntil: now + sendingTakesMs };
}

/** The record after a try that did not succeed. */
export function afterFailure(
  record: UnsentRecord,
  error: unknown,
  { now, chance }: { readonly now: number; readonly chance: number },
): UnsentRecord {
  const outcome = outcomeOf(error);
  if (outcome === "paused") return { ...record, takenUntil: 0 };
  if (outcome === "refused") {
    const refusal = error instanceof ApiError ? { code: error.code, info: reasonOf(error) } : null;
    return { ...record, takenUntil: 0, state: "refused", refusal, decidedAt: now };
  }
  return { ...record, takenUntil: 0, nextTryAt: now + waitMsAfter(record.attempts, chance) };
}

/** Where inputs are refused the sentence about each says more than the one that points at the marked fields. */
function reasonOf({ info, fields }: ApiError): string {
  const sentences = Object.values(fields);
  return sentences.length > 0 ? [...new Set(sentences)].join(" ") : info;
}

/** Receipts that have been kept long enough. Nothing that the server does not have is ever among them. */
export function oldReceipts(records: readonly UnsentRecord[], now: number): readonly UnsentRecord[] {
  const receipts = records.filter(({ state }) => state === "sent");
  const latestFirst = [...receipts].sort((one, other) => other.decidedAt - one.decidedAt);
  return latestFirst.filter(
    ({ decidedAt }, place) => place >= mostReceipts || now - decidedAt > receiptsForMs,
  );
}
