import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nameText } from "#engine/contract/language.ts";
import { cropSlug } from "#features/catalogue/contract/crops.ts";
import { pictureKey } from "#features/files/contract/files.ts";
import { voiceKeyOrNone } from "#features/files/contract/voices.ts";
import { postErrors } from "#features/moderation/contract/posting.ts";
import { poll, pollDraft } from "./poll.ts";
import { reason } from "./reading.ts";
import {
  longestUpdate,
  markKinds,
  mostCrops,
  mostPictures,
  shareId,
  shareParams,
  update,
  writtenWords,
} from "./update.ts";

/** What an author writes; everything may be left out but words, a photo or a voice note. */
const draft = z.object({
  text: z._default(writtenWords(0, longestUpdate), ""),
  pictureKeys: z._default(z.array(pictureKey).check(z.maxLength(mostPictures)), []),
  voiceKey: voiceKeyOrNone,
  /** Null: none. Left out of a change it stays as it is; `days` are of no meaning once the update is out. */
  poll: z.optional(z.nullable(pollDraft)),
  crops: z._default(z.array(cropSlug).check(z.maxLength(mostCrops)), []),
  level3Id: z._default(z.nullable(z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))), null),
  /** When it goes out, in epoch milliseconds; null: at once. Of no meaning once it is out. */
  goesOutAt: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))), null),
});
export type UpdateDraft = z.output<typeof draft>;

/** `reason`: why it stands there; of the list "For you" alone. */
const listed = z.extend(update, { reason: z.nullable(reason) });
export type ListedUpdate = z.output<typeof listed>;
const page = z.object({ updates: z.array(listed), nextAfter: z.nullable(z.string()) });

/** Which updates are listed: all, all in an order made for the caller, those he wrote, those he saved. */
export const updateLists = ["all", "for-you", "mine", "saved"] as const;
export type UpdateList = (typeof updateLists)[number];

export const listUpdates = endpoint({
  name: "updates/list-updates",
  summary:
    "Updates that are out, newest first, without those that the caller hides; all, his own, the ones he saved, or those of one person. `for-you` is a list of at most 300 in an order made for him, each with its reason.",
  method: "GET",
  path: `${v2}/updates`,
  permission: "member",
  query: z.object({
    show: z._default(z.enum(updateLists), "all"),
    /** Key of the one person whose updates are listed. */
    by: z.optional(z.string().check(z.maxLength(60))),
    /** `nextAfter` of the part before; "For you" brings the rest of its list along. */
    after: z.optional(z.string().check(z.maxLength(4000))),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 10),
  }),
  answer: page,
  errors: {},
});

export const readUpdate = endpoint({
  name: "updates/read-update",
  summary: "One update; one that waits is seen by its author alone.",
  method: "GET",
  path: `${v2}/updates/{shareId}`,
  permission: "member",
  params: shareParams,
  answer: update,
  errors: { "updates/not-found": 404 },
});

const draftErrors = {
  ...postErrors,
  "updates/empty": 422,
  "updates/in-the-past": 422,
  "updates/too-far": 422,
  "updates/picture-gone": 422,
  "updates/voice-gone": 422,
  "updates/product-not-found": 422,
  "updates/crop-not-offered": 422,
} as const;

export const writeUpdate = endpoint({
  name: "updates/write-update",
  summary:
    "Writes an update, which goes out at once or at a time to come. Words, a photo or a voice note are needed.",
  method: "POST",
  path: `${v2}/updates`,
  permission: "member",
  isIdempotent: true,
  limit: { hits: 12, windowInMinutes: 60 },
  success: "CREATED",
  body: draft,
  answer: update,
  errors: { ...draftErrors, "updates/too-many-waiting": 409 },
});

export const editUpdate = endpoint({
  name: "updates/edit-update",
  summary:
    "Changes an update of the caller; of one that is out the words before are kept and it says that it was edited. Its poll changes only until somebody has voted.",
  method: "PUT",
  path: `${v2}/updates/{shareId}`,
  permission: "member",
  limit: { hits: 60, windowInMinutes: 60 },
  params: shareParams,
  body: draft,
  answer: update,
  errors: { ...draftErrors, "updates/not-found": 404, "updates/poll-fixed": 409 },
});

export const deleteUpdate = endpoint({
  name: "updates/delete-update",
  summary: "Deletes an update of the caller with all that was said to it; one that waits never goes out.",
  method: "DELETE",
  path: `${v2}/updates/{shareId}`,
  permission: "member",
  params: shareParams,
  answer: z.object({ shareId }),
  errors: { "updates/not-found": 404 },
});

export const listScheduled = endpoint({
  name: "updates/list-scheduled",
  summary: "The caller's updates that wait for their time, the next one first.",
  method: "GET",
  path: `${v2}/updates/scheduled`,
  permission: "member",
  answer: z.object({ updates: z.array(update) }),
  errors: {},
});

export const markUpdate = endpoint({
  name: "updates/mark-update",
  summary:
    "Says that an update of somebody else is useful, saves one or hides it from the caller, or takes that back.",
  method: "PUT",
  path: `${v2}/updates/{shareId}/marks/{kind}`,
  permission: "member",
  limit: { hits: 600, windowInMinutes: 60 },
  params: z.object({ shareId, kind: z.enum(markKinds) }),
  body: z.object({ isSet: z.boolean() }),
  answer: z.object({ isSet: z.boolean(), usefulCount: z.int() }),
  errors: { "updates/not-found": 404, "updates/own-words": 409 },
});

/** What a guest sees of an update: no number, no e-mail, no profile, and of the place the district only. */
const publicUpdate = z.object({
  shareId: z.string(),
  authorName: nameText,
  district: z.nullable(z.string()),
  text: z.string(),
  /** Addresses that open without a session. */
  pictures: z.array(z.string()),
  /** The same of its voice note, with its length. */
  voice: z.nullable(z.object({ url: z.string(), seconds: z.int() })),
  /** With results once it is closed. */
  poll: z.nullable(poll),
  crops: z.array(z.string()),
  publishedAt: z.int(),
  isEdited: z.boolean(),
  usefulCount: z.int(),
  commentCount: z.int(),
});
export type PublicUpdate = z.output<typeof publicUpdate>;

export const readPublicUpdate = endpoint({
  name: "updates/read-public-update",
  summary: "A shared update for people without a session, read only.",
  method: "GET",
  path: `${v2}/public/updates/{shareId}`,
  permission: "anyone",
  rate: { hits: 60, windowInSeconds: 10 },
  params: shareParams,
  answer: publicUpdate,
  errors: { "updates/not-found": 404 },
});
