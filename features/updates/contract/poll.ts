import * as z from "zod/mini";
import { shownTitle } from "#engine/contract/shown-words.ts";
import { oneLine } from "#engine/contract/typed-text.ts";

export const leastOptions = 2;
export const mostOptions = 4;
/** Letters of an option. */
export const longestOption = 60;
/** Days for which a poll may be open, from when its update goes out. */
export const pollDays = [1, 3, 7] as const;
export const usualPollDays = 3;
const dayMs = 86_400_000;

/** The words of an option as they are kept. */
export const optionWords = z.pipe(
  z.pipe(z.string().check(z.maxLength(2 * longestOption)), z.transform(shownTitle)),
  oneLine(1, longestOption),
);

/** Whether no two of these options are the same words. */
export function areDifferent(options: readonly string[]): boolean {
  return new Set(options.map((option) => option.toLowerCase())).size === options.length;
}

/** A poll as its author writes it. */
export const pollDraft = z.object({
  options: z
    .array(optionWords)
    .check(z.minLength(leastOptions), z.maxLength(mostOptions), z.refine(areDifferent)),
  days: z._default(z.literal(pollDays), usualPollDays),
});
export type PollDraft = z.output<typeof pollDraft>;

/** A poll for one reader. Who voted what is told to nobody else. */
export const poll = z.object({
  /** Votes for each; null until this reader has voted or it is closed. Its author sees them always. */
  options: z.array(z.object({ text: z.string(), count: z.nullable(z.int()) })),
  voteCount: z.int(),
  /** The option for which this reader has voted. */
  chosen: z.nullable(z.string()),
  days: z.int(),
  /** Epoch milliseconds; of an update that waits as if it went out at its time. */
  closesAt: z.int(),
  isClosed: z.boolean(),
});
export type Poll = z.output<typeof poll>;

/** A poll as it is kept, with the votes for each option, which not every reader may see. */
export interface CountedPoll {
  readonly options: readonly string[];
  readonly days: number;
  readonly counts: readonly number[];
}

/** A poll for one reader: results only if he has voted, wrote it, or it is closed. */
export function pollFor(
  counted: CountedPoll | null,
  seen: {
    readonly publishedAt: number;
    readonly isMine: boolean;
    /** Place of the option for which he has voted, the first at 1. */
    readonly choice: number | null;
    readonly now: Date;
  },
): Poll | null {
  if (!counted) return null;
  const { options, days, counts } = counted;
  const closesAt = seen.publishedAt + days * dayMs;
  const isClosed = closesAt <= seen.now.getTime();
  const areSeen = isClosed || seen.isMine || seen.choice !== null;
  return {
    options: options.map((text, at) => ({ text, count: areSeen ? (counts[at] ?? 0) : null })),
    voteCount: counts.reduce((sum, count) => sum + count, 0),
    chosen: seen.choice === null ? null : (options[seen.choice - 1] ?? null),
    ...{ days, closesAt, isClosed },
  };
}
