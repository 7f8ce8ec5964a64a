import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { oneLine } from "#engine/contract/typed-text.ts";

/** Most words of the list: each post is compared with all of them. */
export const mostListed = 500;
export const longestListed = 40;

const listedWord = z.object({
  wordId: z.int(),
  word: z.string(),
  /** Telugu: the word with any ending. Else the whole word only. */
  takesEndings: z.boolean(),
  /** Null: it came with Santha. */
  addedAt: z.nullable(z.int()),
});
export type ListedWord = z.output<typeof listedWord>;

const typedWord = oneLine(3, longestListed).check(
  z.refine((word) => word.normalize("NFC").length >= 3),
  z.regex(/^(?:[\p{L}\p{M}\p{N} ]|\u200C|\u200D)+$/u),
);

const list = z.object({ words: z.array(listedWord) });

export const listWords = endpoint({
  name: "moderation/list-words",
  summary:
    "For the platform admin: the words that support looks at before others see what holds them, in the order of the alphabet.",
  method: "GET",
  path: `${v2}/admin/moderation/words`,
  permission: "platform-admin",
  answer: list,
  errors: {},
});

/** Days of posts against which a word is tried, and posts that are shown of those that it would have held. */
export const triedDays = 30;
const mostExamples = 3;

export const tryWord = endpoint({
  name: "moderation/try-word",
  summary: `For the platform admin: how many posts of the last ${triedDays} days a word would have held, with up to ${mostExamples} of them. Of each kind the newest posts are looked at, those that all members may read.`,
  method: "GET",
  path: `${v2}/admin/moderation/words/trial`,
  permission: "platform-admin",
  rate: { hits: 10, windowInSeconds: 10 },
  query: z.object({ word: typedWord, takesEndings: z.enum(["true", "false"]) }),
  answer: z.object({
    looked: z.int(),
    held: z.int(),
    /** What stands around the word, as it was written. */
    examples: z.array(z.string()).check(z.maxLength(mostExamples)),
  }),
  errors: {},
});

export const addWord = endpoint({
  name: "moderation/add-word",
  summary: "The platform admin adds a word, or a few that stand together; it counts from the next post on.",
  method: "POST",
  path: `${v2}/admin/moderation/words`,
  permission: "platform-admin",
  body: z.object({
    word: typedWord,
    takesEndings: z.boolean(),
  }),
  answer: list,
  success: "CREATED",
  errors: { "moderation/word-listed": 409, "moderation/too-many-words": 409 },
});

export const removeWord = endpoint({
  name: "moderation/remove-word",
  summary: "The platform admin removes a word; what waits for support because of it still waits.",
  method: "DELETE",
  path: `${v2}/admin/moderation/words/{wordId}`,
  permission: "platform-admin",
  params: z.object({
    wordId: z.coerce
      .number<string | number>()
      .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
  }),
  answer: list,
  errors: { "moderation/word-gone": 404 },
});
