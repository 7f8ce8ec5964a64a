import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";
import { longestReason, reportedKinds } from "./reports.ts";

/** What follows when somebody goes on: a warning, then no writing for longer and longer, at last for good. */
export const stages = ["warn", "pause-1", "pause-7", "pause-30", "close"] as const;
export type Stage = (typeof stages)[number];

/** Days without writing of each stage; to close it for good, the platform admin is asked during the last pause. */
export const daysOf: Readonly<Record<Stage, 1 | 7 | 30 | null>> = {
  warn: null,
  "pause-1": 1,
  "pause-7": 7,
  "pause-30": 30,
  close: 30,
};

/** So long a sanction counts when the next one is chosen. */
export const countedForDays = 365;

/** A pause of writing, for the person whom it concerns. */
export const writingPause = z.object({
  days: z.int(),
  /** Null: for good. */
  endsAt: z.nullable(z.int()),
  /** An accepted appeal has ended it, its time is over, or it goes on. */
  state: z.enum(["on", "over", "lifted"]),
});
export type WritingPause = z.output<typeof writingPause>;

/** Closings that one call lists. */
export const mostClosings = 100;

const closing = z.object({
  closingId: z.int(),
  kind: z.enum(reportedKinds),
  /** Null: the person is erased. */
  author: z.nullable(
    z.object({ profileKey: z.string(), firstName: z.string(), firstNameTe: z.nullable(z.string()) }),
  ),
  /** What was hidden, and the reason of support. */
  words: z.string(),
  reason: z.string(),
  askedAt: z.int(),
  /** Pauses of the last year that no appeal has ended, this one among them. */
  pauses: z.int(),
  /** An appeal against it was accepted: left at that, the person may write again. */
  isAppealWon: z.boolean(),
  /** The caller has asked for it, or let the appeal win: somebody else decides. */
  isAskedByMe: z.boolean(),
});
export type Closing = z.output<typeof closing>;

export const listClosings = endpoint({
  name: "moderation/list-closings",
  summary: `People whose writing support asks to close for good, the one that waits longest first; at most ${mostClosings}.`,
  method: "GET",
  path: `${v2}/admin/moderation/closings`,
  permission: "platform-admin",
  answer: z.object({ closings: z.array(closing) }),
  errors: {},
});

export const decideClosing = endpoint({
  name: "moderation/decide-closing",
  summary:
    "The platform admin closes a person's writing for good, who is told, or leaves it at the pause, which ends where an appeal was accepted. Not for who has asked for it. Buying and orders are not touched.",
  method: "POST",
  path: `${v2}/admin/moderation/closings/{closingId}/decision`,
  permission: "platform-admin",
  params: z.object({
    closingId: z.coerce
      .number<string | number>()
      .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
  }),
  body: z.object({
    isClosed: z.boolean(),
    /** For the log. */
    reason: paragraphs(3, longestReason),
  }),
  answer: z.object({ closingId: z.int() }),
  errors: { "moderation/not-open": 404, "moderation/own-words": 403, "moderation/asked-by-you": 403 },
});
