import * as z from "zod/mini";
import { restBase, v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nameText } from "#engine/contract/language.ts";
import { shownText, shownTitle } from "#engine/contract/shown-words.ts";
import { postErrors } from "#features/moderation/contract/posting.ts";
import { orderTile } from "#features/orders/contract/orders.ts";
import { productCard } from "#features/store/contract/store.ts";
import { update } from "#features/updates/contract/update.ts";

/** Events that the web draws. A stream may hold others: they are left out. */
export const feedEvents = ["SHARE_UPDATE", "INPUTS_STORE_ORDER", "QUESTION"] as const;
export type FeedEvent = (typeof feedEvents)[number];

/** Most items of one answer. */
const mostAtOnce = 50;
/** Items that are counted as new; more are shown as "20+". */
export const mostNewsCounted = 20;
/** Products under one share. */
export const mostProductsShared = 4;
/** Signs of a promotional title and of the words below it. */
export const longestShareTitle = 90;
export const longestShareText = 400;

/** Who stands above an item: the operator of the store, a business or a person, by name and place; never a number. */
const feedAuthor = z.object({
  kind: z.enum(["house", "business", "person"]),
  name: nameText,
  place: z.nullable(nameText),
  pictureUrl: z.nullable(z.string()),
});
export type FeedAuthor = z.output<typeof feedAuthor>;

/** An item of a stream (specification 3, feed item), with what is needed to draw it. */
export const feedItem = z.object({
  /** One of `feedEvents`, or another that a later feature publishes. */
  event: z.string(),
  id: z.string(),
  promotionalTitle: z.nullable(z.string()),
  productsMetaData: z.array(productCard),
  /** Where this item alone is read, on the own origin. */
  url: z.string(),
  /** False: what is to be shown comes from `url` only. */
  isWhole: z.boolean(),
  /** The page of the app on which it is read on; null: the item is all there is. */
  leadsTo: z.nullable(z.string()),
  /** Epoch milliseconds; of an order when something last happened that concerns its buyer. */
  publishedAt: z.int(),
  isPinned: z.boolean(),
  /** Whether the caller has written it and may withdraw it. */
  isMine: z.boolean(),
  author: z.nullable(feedAuthor),
  /** As it was written, in whatever language. */
  text: z.nullable(z.string()),
  /** The order of an `INPUTS_STORE_ORDER`. */
  order: z.nullable(orderTile),
  /** What somebody has written, with its photos and what was said to it; its product stands there too. */
  update: z.nullable(update),
});
export type FeedItem = z.output<typeof feedItem>;

const entityId = z.optional(z.string().check(z.minLength(1), z.maxLength(60)));
const moment = z.coerce
  .number<string | number>()
  .check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const itemId = z.string().check(z.regex(/^(?:[1-9][0-9]{0,14}|order-[0-9A-Za-z-]{1,40})$/));
/** As it comes from a keyboard, with the line breaks and spaces of what was pasted. */
const typed = z.string().check(z.maxLength(2000));
const rowId = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

export const readStream = endpoint({
  name: "feed/read-stream",
  summary:
    "A part of a stream: pinned items, then the newest, those that the caller may see. Left out, `entityId` is home's. The next part is asked for by `offset`; with `after`, the `nextAfter` of the part before, it begins behind that part however many items have come since.",
  method: "GET",
  path: `${restBase}/stream/programStream`,
  permission: "member",
  query: z.object({
    entityId,
    offset: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
    limit: z._default(
      z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(mostAtOnce)),
      10,
    ),
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  answer: z.object({
    entitiesStream: z.array(feedItem),
    /** Null: there is nothing more. */
    nextAfter: z.nullable(z.string()),
    /** `since` of what comes later; 0 where nothing was published yet. */
    newest: z.int(),
  }),
  errors: {},
});

export const readFeedItem = endpoint({
  name: "feed/read-item",
  summary:
    "One item of a stream, if the caller may see it. Carries an ETag: asked with `If-None-Match` it answers 304 while nothing has changed.",
  method: "GET",
  path: `${v2}/feed/items/{itemId}`,
  permission: "member",
  params: z.object({ itemId }),
  answer: feedItem,
  isRevalidated: true,
  errors: { "feed/not-found": 404 },
});

export const countFeedNews = endpoint({
  name: "feed/count-news",
  summary: `How many items by others were published since a moment for the caller to see; at most ${mostNewsCounted}.`,
  method: "GET",
  path: `${v2}/feed/news`,
  permission: "member",
  query: z.object({ entityId, since: moment }),
  answer: z.object({ count: z.int() }),
  errors: {},
});

export const readShare = endpoint({
  name: "feed/read-share",
  summary:
    "Whether the caller may share a product in the stream, and the item by which he has. Sellers share what they sell, agents and platform admins everything that is sold.",
  method: "GET",
  path: `${v2}/feed/shares`,
  permission: "member",
  query: z.object({
    level3Id: z.coerce
      .number<string | number>()
      .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
  }),
  answer: z.object({ mayShare: z.boolean(), itemId: z.nullable(z.string()) }),
  errors: {},
});

export const shareProduct = endpoint({
  name: "feed/share-product",
  summary:
    "Puts up to four products into the home stream under a promotional title. Only a platform admin may pin it to the top.",
  method: "POST",
  path: `${v2}/feed/shares`,
  permission: "member",
  isIdempotent: true,
  limit: { hits: 20, windowInMinutes: 60 },
  success: "CREATED",
  body: z.object({
    level3Ids: z.array(rowId).check(z.minLength(1), z.maxLength(mostProductsShared)),
    promotionalTitle: z.pipe(
      z.pipe(typed, z.transform(shownTitle)),
      z.string().check(z.minLength(4), z.maxLength(longestShareTitle)),
    ),
    text: z._default(
      z.pipe(z.pipe(typed, z.transform(shownText)), z.string().check(z.maxLength(longestShareText))),
      "",
    ),
    isPinned: z._default(z.boolean(), false),
  }),
  answer: z.object({ itemId: z.string(), url: z.string() }),
  errors: {
    "feed/may-not-share": 403,
    "feed/may-not-pin": 422,
    "feed/not-your-product": 403,
    "feed/product-not-found": 404,
    "feed/already-shared": 409,
    ...postErrors,
  },
});

export const withdrawShare = endpoint({
  name: "feed/withdraw-share",
  summary: "Takes a share of the caller out of the stream; he may share the products again.",
  method: "DELETE",
  path: `${v2}/feed/shares/{itemId}`,
  permission: "member",
  params: z.object({ itemId }),
  answer: z.object({ itemId: z.string() }),
  errors: { "feed/not-found": 404 },
});
