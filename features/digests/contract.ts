import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nameText } from "#engine/contract/language.ts";

/** Who was here within so many days needs no digest. */
export const awayForDays = 3;
/** Of each kind a digest names so many, and the notification so many authors. */
export const mostOfKind = 3;
export const mostNames = 3;
/** Of each kind so many are counted at the most. */
export const mostCounted = 20;
/** A count in words: `20+` where counting ended. */
export const asCounted = (count: number) => (count < mostCounted ? `${count}` : `${mostCounted}+`);
/** Letters of a title that are shown. */
export const longestTitle = 90;

const card = z.object({
  kind: z.enum(["update", "question"]),
  /** Its words, cut one letter behind the longest title; empty where it is only spoken or shown. */
  title: z.string(),
  author: nameText,
  /** Epoch milliseconds. */
  at: z.int(),
  leadsTo: z.string(),
});
export type DigestCard = z.output<typeof card>;

export const digest = z.object({
  since: z.int(),
  madeAt: z.int(),
  /** As many as were counted: `mostCounted` means so many or more. */
  updateCount: z.int(),
  questionCount: z.int(),
  cards: z.array(card),
});
export type Digest = z.output<typeof digest>;

export const readWeek = endpoint({
  name: "digests/read-week",
  summary:
    "The caller's last weekly digest, with those of its cards that the caller may still see; null before the first.",
  method: "GET",
  path: `${v2}/digests/week`,
  permission: "member",
  answer: z.object({ digest: z.nullable(digest) }),
  errors: {},
});
