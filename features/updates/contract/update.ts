import * as z from "zod/mini";
import { nameText } from "#engine/contract/language.ts";
import { shownText } from "#engine/contract/shown-words.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";
import { productCard } from "#features/store/contract/store.ts";
import { type CountedPoll, poll, pollFor } from "./poll.ts";

/** Signs of an update, and of a comment. */
export const longestUpdate = 2000;
export const longestComment = 1000;
/** Photos and crops of one update. */
export const mostPictures = 10;
export const mostCrops = 5;

/** The name of an update in addresses: 128 random bits. */
export const shareId = z.string().check(z.regex(/^[\w-]{22}$/));
export const shareParams = z.object({ shareId });

/** Words with their line breaks, of at most so many signs; what came along unseen with pasted words is dropped. */
export function writtenWords(least: number, most: number) {
  const typed = z.pipe(z.string().check(z.maxLength(2 * longestUpdate)), z.transform(shownText));
  return z.pipe(typed, paragraphs(least, most));
}

/** Who has written, by name, role and place; never a number or a key. */
export const updateAuthor = z.object({
  /** Of the page of the person. */
  profileKey: z.string(),
  name: nameText,
  role: z.enum(["seller", "agent", "farmer", "santha"]),
  village: z.nullable(nameText),
  district: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
});
export type UpdateAuthor = z.output<typeof updateAuthor>;

const cardShape = {
  shareId: z.string(),
  author: updateAuthor,
  /** As it was written, in whatever language; may be empty beside photos or a voice note. */
  text: z.string(),
  /** Keys of its photos. */
  pictures: z.array(z.string()),
  /** Name of its voice note. */
  voice: z.nullable(z.string()),
  /** Slugs. */
  crops: z.array(z.string()),
  level3Id: z.nullable(z.int()),
  /** Epoch milliseconds; of one that waits when it goes out. */
  publishedAt: z.int(),
  /** Goes out later; only its author sees it until then. */
  isWaiting: z.boolean(),
  editedAt: z.nullable(z.int()),
  usefulCount: z.int(),
  commentCount: z.int(),
};

/** An update as everybody sees it; the counts of its poll are not for everybody. */
export type UpdateCard = z.output<z.ZodMiniObject<typeof cardShape>> & { readonly poll: CountedPoll | null };

/** What one person has said of an update by a press: that it helps, to find it again, not to see it any more. */
export const markKinds = ["useful", "saved", "hidden"] as const;
export type MarkKind = (typeof markKinds)[number];

/** An update for one reader. */
export const update = z.object({
  ...cardShape,
  poll: z.nullable(poll),
  /** With today's price; null where there is none or nobody sells it any more. */
  product: z.nullable(productCard),
  isMine: z.boolean(),
  isUseful: z.boolean(),
  isSaved: z.boolean(),
});
export type Update = z.output<typeof update>;

/** What everybody sees of an update, with what this reader has to do with it. */
export function updateFor(
  card: UpdateCard,
  own: {
    readonly isMine: boolean;
    readonly marks: readonly string[];
    readonly product: Update["product"];
    /** Comments of the count that a block keeps from this reader. */
    readonly unseenComments: number;
    /** Place of the option for which this reader has voted, the first at 1. */
    readonly choice: number | null;
    readonly now: Date;
  },
): Update {
  const { isMine, marks, product, unseenComments, choice, now } = own;
  return {
    ...card,
    poll: pollFor(card.poll, { publishedAt: card.publishedAt, isMine, choice, now }),
    commentCount: card.commentCount - unseenComments,
    product,
    isMine,
    isUseful: marks.includes("useful"),
    isSaved: marks.includes("saved"),
  };
}
