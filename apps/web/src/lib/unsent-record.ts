import type { PlainRequest } from "./api-client.ts";
import type { Wording } from "./language.ts";

/** A change that a person made on this device, until the server has it; afterwards for a while as a receipt. */
export interface UnsentRecord {
  /** Also the idempotency key: however often it is sent, it has its effect once. */
  readonly id: string;
  /** What kind of change, such as `cart/add`. */
  readonly kind: string;
  /** What is changed, such as `cart/12`. Changes of one subject are sent in the order in which they were made. */
  readonly subject: string;
  /** What the person wished, for the screens that show it before it is sent. */
  readonly input: unknown;
  readonly request: Pick<PlainRequest, "method" | "path" | "query" | "body">;
  /** What it does, in both languages. */
  readonly words: Wording;
  /** The page on which it was made and can be put right. */
  readonly leadsTo: string;
  /** Beginnings of the query keys that are asked for again when the server has decided. */
  readonly refreshes: readonly (readonly string[])[];
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly state: "waiting" | "refused" | "sent";
  readonly attempts: number;
  /** Epoch milliseconds: not tried again before. */
  readonly nextTryAt: number;
  /** Epoch milliseconds: a tab is sending it until then; later that tab is believed dead. */
  readonly takenUntil: number;
  /** The page that is sending it; earlier builds did not say. */
  readonly takenBy?: string;
  /** The server's reason, in the language of that moment. */
  readonly refusal: { readonly code: string; readonly info: string } | null;
  /** Epoch milliseconds; 0 while the server has not decided. */
  readonly decidedAt: number;
}

/** What a change begins with. */
export type NewRecord = Pick<
  UnsentRecord,
  "id" | "kind" | "subject" | "input" | "request" | "words" | "leadsTo" | "refreshes" | "savedAt"
>;

/** A new change, not sent yet. */
export function newRecord(made: NewRecord): UnsentRecord {
  return { ...made, state: "waiting", attempts: 0, nextTryAt: 0, takenUntil: 0, refusal: null, decidedAt: 0 };
}

/** Whether a change still needs something: a network, or the person. */
export function isOpen({ state }: Pick<UnsentRecord, "state">): boolean {
  return state !== "sent";
}

/**
 * Whether a change waits and is not just being sent for the first time, which the page that sends it shows itself, as
 * long as that page can be believed to be there.
 */
export function isLeft({ state, attempts, takenUntil }: UnsentRecord, now = Date.now()): boolean {
  return state === "waiting" && !(attempts === 1 && takenUntil > now);
}

/**
 * The changes of some subjects that an answer of this moment does not contain: those that wait, and those that were
 * sent since it was given. A receipt from the future was written while the clock was wrong, and says nothing.
 */
export function missingIn(
  records: readonly UnsentRecord[],
  subject: string,
  answeredAt: number,
  now = Date.now(),
): readonly UnsentRecord[] {
  return records.filter(
    (record) =>
      record.subject.startsWith(subject) &&
      (isLeft(record, now) ||
        (record.state === "sent" && record.decidedAt > answeredAt && record.decidedAt <= now)),
  );
}
