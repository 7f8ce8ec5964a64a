import * as z from "zod/mini";
import { localizedText, nameText } from "#engine/contract/language.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";
import { pictureKey } from "#features/files/contract/files.ts";
import { bed } from "#features/store/contract/store.ts";

export const mostStars = 5;
/** Characters of a review and of a reply. */
export const longestWords = 1000;
/** Photos of one review. */
export const mostPhotos = 3;
/** Fewer reviews give no average. */
export const fewestForAverage = 5;

const id = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));
const stars = z.int().check(z.minimum(1), z.maximum(mostStars));

/** What somebody says of a product or seller. */
export const written = z.object({
  /** Null: the seller of the order. */
  productId: z.nullable(id),
  stars,
  words: z._default(paragraphs(0, longestWords), ""),
  photos: z._default(
    z.array(pictureKey).check(
      z.maxLength(mostPhotos),
      z.refine((keys) => new Set(keys).size === keys.length),
    ),
    [],
  ),
});
export type WrittenReview = z.output<typeof written>;
export const replied = z.object({ words: paragraphs(1, longestWords) });

/** Who has written a review, as members see it. */
const author = z.object({
  profileKey: z.string(),
  name: nameText,
  /** The village, or the town of a business. */
  place: z.nullable(nameText),
  pictureUrl: z.nullable(z.string()),
});

/** What the seller has replied. */
const reply = z.object({ words: z.string(), repliedAt: z.int(), editedAt: z.nullable(z.int()) });

const reviewFacts = {
  reviewId: z.int(),
  stars: z.int(),
  words: z.string(),
  photos: z.array(z.string()),
  writtenAt: z.int(),
  editedAt: z.nullable(z.int()),
};

/** A review as members read it. */
export const review = z.object({
  ...reviewFacts,
  /** Null: no longer on Santha. */
  author: z.nullable(author),
  isMine: z.boolean(),
  isReported: z.boolean(),
  sellerName: nameText,
  reply: z.nullable(
    z.extend(reply, {
      isReported: z.boolean(),
      /** The reader wrote it. */
      isMine: z.boolean(),
    }),
  ),
});
export type Review = z.output<typeof review>;

/** The average of a product or seller. */
export const rating = z.object({
  count: z.int(),
  /** With one decimal; null: fewer than 5 reviews. */
  average: z.nullable(z.number()),
  /** How many gave 1 star, 2 stars and so on; empty without an average. */
  byStars: z.array(z.int()),
});
export type Rating = z.output<typeof rating>;

/** What is rated: a product has the ids of its page, a seller has none. */
const subject = z.object({
  title: nameText,
  product: z.nullable(z.object({ level2Id: z.int(), level3Id: z.int(), slug: z.string() })),
});
export type Subject = z.output<typeof subject>;

/** A page of reviews of one product or seller. */
export const reviewList = z.object({
  subject,
  rating,
  reviews: z.array(review),
  nextAfter: z.nullable(z.string()),
});
export type ReviewList = z.output<typeof reviewList>;

/** What the caller may rate of a delivered order. */
const rateable = z.object({
  /** Null: the seller. */
  productId: z.nullable(z.int()),
  title: nameText,
  /** Of a product. */
  drawing: z.nullable(z.string()),
  bed: z.nullable(bed),
  /** False: others cannot see the caller's review now, and it cannot be changed. */
  mayRate: z.boolean(),
  review: z.nullable(z.object({ ...reviewFacts, reply: z.nullable(reply) })),
});
export type Rateable = z.output<typeof rateable>;
export type OwnReview = NonNullable<Rateable["review"]>;

/** The products of an order and its seller, as the caller may rate them; empty: nothing may be rated. */
export const orderReviews = z.object({ subjects: z.array(rateable) });
export type OrderReviews = z.output<typeof orderReviews>;

/** A review as the seller reads it. */
export const receivedReview = z.extend(review, {
  /** Null: the seller is rated. */
  productTitle: z.nullable(localizedText),
  mayReply: z.boolean(),
});
export type ReceivedReview = z.output<typeof receivedReview>;

export const receivedFilters = ["waiting", "all"] as const;
export type ReceivedFilter = (typeof receivedFilters)[number];

export const ofOrder = z.object({ orderId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) });
export const ofReview = z.object({ reviewId: id });
export const ofProduct = z.object({ productId: id });
export const ofSeller = z.object({ profileKey: z.string().check(z.maxLength(64)) });
export const page = {
  after: z.optional(z.string().check(z.maxLength(80))),
  limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
};
export const narrowed = z.object({
  /** Only reviews with so many stars. */
  stars: z.optional(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(mostStars))),
  ...page,
});
