import { ApiError, type PlainRequest } from "../data/api-client.ts";
import type { Wording } from "../words/language.ts";

/** One request of a change, as plain data that a later build can send without the feature's code. */
export interface OutboxStep extends Pick<PlainRequest, "method" | "path" | "query" | "body"> {
  /** Name of the stored file that is the body. */
  readonly file?: string;
}

/** A change made on this device: waits in the outbox for the server, then stays for a while as a receipt. */
export interface OutboxEntry {
  /** Also the idempotency key of the last step, so repeated sending has one effect. */
  readonly id: string;
  /** The kind of change, such as `cart/add`. */
  readonly kind: string;
  /** The changed thing, such as `cart/12`. Changes of one subject are sent in their original order. */
  readonly subject: string;
  /** Lets screens show the change before it is sent. */
  readonly input: unknown;
  /** File uploads first; the last step is the change itself. */
  readonly steps: readonly OutboxStep[];
  /** Answers to the completed steps; an interrupted change resumes after them. */
  readonly answers: readonly unknown[];
  /** A title for the user, in both languages. */
  readonly title: Wording;
  /** The page where the change was made and can be corrected. */
  readonly page: string;
  /** Prefixes of the query keys to refetch after the server's decision. */
  readonly refreshes: readonly (readonly string[])[];
  /** Epoch milliseconds, as the three below. */
  readonly savedAt: number;
  readonly state: "waiting" | "refused" | "sent";
  /** Above 0, the server may have received it. */
  readonly attempts: number;
  readonly nextTryAt: number;
  /** 0 until the server has decided. */
  readonly decidedAt: number;
  /** The server's reason, in the language of that time. */
  readonly refusal: { readonly code: string; readonly info: string } | null;
}

export type OutboxEntries = readonly OutboxEntry[];

const firstWaitMs = 4000;
const longestWaitMs = 10 * 60_000;
/** The largest share by which a wait varies, so that phones coming online together do not send together. */
const waitSpread = 0.25;
const receiptsForMs = 7 * 24 * 3_600_000;
const mostReceipts = 50;

/** Whether a change still needs the network or the user. */
export function isOpen({ state }: Pick<OutboxEntry, "state">): boolean {
  return state !== "sent";
}

/** The oldest due change that was not tried yet and has no unsent earlier change of its subject. */
export function nextDue(
  entries: OutboxEntries,
  now: number,
  tried: ReadonlySet<string> = new Set(),
): OutboxEntry | undefined {
  const ahead = new Set<string>();
  for (const entry of entries) {
    if (entry.state !== "waiting") continue;
    const isDue = dueAt(entry, now) <= now && !tried.has(entry.id);
    if (isDue && !ahead.has(entry.subject)) return entry;
    ahead.add(entry.subject);
  }
  return undefined;
}

/** When the next automatic retry is due; null when nothing waits. */
export function nextWakeAt(entries: OutboxEntries, now: number): number | null {
  const times = entries.filter(({ state }) => state === "waiting").map((entry) => dueAt(entry, now));
  return times.length === 0 ? null : Math.min(...times);
}

/** A time beyond the longest wait comes from a wrong clock and counts as due. */
function dueAt({ nextTryAt }: OutboxEntry, now: number): number {
  return nextTryAt - now > longestWaitMs * (1 + waitSpread) ? 0 : nextTryAt;
}

/**
 * The changes of a subject that an answer of the time `answeredAt` lacks: waiting ones, and those sent since. A
 * receipt from the future comes from a wrong clock.
 */
export function pendingSince(
  entries: OutboxEntries,
  subject: string,
  answeredAt: number,
  now = Date.now(),
): OutboxEntries {
  const isSentSince = ({ state, decidedAt }: OutboxEntry): boolean =>
    state === "sent" && decidedAt > answeredAt && decidedAt <= now;
  return entries.filter(
    (entry) => entry.subject.startsWith(subject) && (entry.state === "waiting" || isSentSince(entry)),
  );
}

/**
 * The result of a failed attempt. `unreachable`: the server cannot be reached. `later`: retry this change.
 * `paused`: send nothing until the user signs in again. `fault`: the server failed on it. `refused`: the
 * server rejects it.
 */
export type Failure = "unreachable" | "later" | "paused" | "fault" | "refused";

const triedAgain = new Set([408, 425, 429, 503]);
const gateways = new Set([502, 504]);

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return "unreachable";
  const { status, code } = error;
  if (status === 401 || code === "platform/other-person") return "paused";
  if (gateways.has(status)) return "unreachable";
  if (triedAgain.has(status) || code === "platform/still-running") return "later";
  return status >= 500 ? "fault" : "refused";
}

/** A limit that names a field is told beside it to a screen that waits; elsewhere the change is retried later. */
export function isLimitOfField(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429 && Object.keys(error.fields).length > 0;
}

/** The change after a failed attempt; `chance` is a random number from 0 to 1. */
export function afterFailure(
  entry: OutboxEntry,
  error: unknown,
  { now, chance }: { readonly now: number; readonly chance: number },
): OutboxEntry {
  const failure = failureOf(error);
  if (failure === "paused") return entry;
  if (failure === "refused" && error instanceof ApiError)
    return {
      ...entry,
      state: "refused",
      refusal: { code: error.code, info: reasonOf(error) },
      decidedAt: now,
    };
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (entry.attempts - 1));
  return { ...entry, nextTryAt: now + Math.round(wait * (1 - waitSpread + chance * 2 * waitSpread)) };
}

/** Messages for single fields say more than the general one, which only points at marked fields. */
function reasonOf({ info, fields }: ApiError): string {
  const sentences = Object.values(fields);
  return sentences.length > 0 ? [...new Set(sentences)].join(" ") : info;
}

/** The outbox without expired receipts. */
export function withoutOldReceipts(entries: OutboxEntries, now: number): OutboxEntries {
  const receipts = entries.filter((entry) => !isOpen(entry)).slice(-mostReceipts);
  return entries.filter(
    (entry) => isOpen(entry) || (receipts.includes(entry) && now - entry.decidedAt <= receiptsForMs),
  );
}
