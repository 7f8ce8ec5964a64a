import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { postErrors } from "#features/moderation/contract/posting.ts";
import { longestComment, shareParams, updateAuthor, writtenWords } from "./update.ts";

const commentId = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));
export const commentParams = z.object({
  commentId: z.coerce
    .number<string | number>()
    .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
});

const commentShape = {
  commentId,
  author: updateAuthor,
  /** Null: it was deleted, and stands only for the replies below it. */
  text: z.nullable(z.string()),
  writtenAt: z.int(),
  isEdited: z.boolean(),
  isMine: z.boolean(),
};
const reply = z.object(commentShape);
export type CommentReply = z.output<typeof reply>;

const comment = z.object({ ...commentShape, replies: z.array(reply) });
export type Comment = z.output<typeof comment>;

export const listComments = endpoint({
  name: "updates/list-comments",
  summary: "The comments of an update, oldest first, each with its replies.",
  method: "GET",
  path: `${v2}/updates/{shareId}/comments`,
  permission: "member",
  params: shareParams,
  query: z.object({
    /** `nextAfter` of the part before. */
    after: z.optional(
      z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
    ),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  answer: z.object({ comments: z.array(comment), nextAfter: z.nullable(z.int()) }),
  errors: { "updates/not-found": 404 },
});

const words = writtenWords(1, longestComment);

export const addComment = endpoint({
  name: "updates/add-comment",
  summary: "Comments an update, or replies to a comment; a reply to a reply stands below the same comment.",
  method: "POST",
  path: `${v2}/updates/{shareId}/comments`,
  permission: "member",
  isIdempotent: true,
  limit: { hits: 60, windowInMinutes: 60 },
  success: "CREATED",
  params: shareParams,
  body: z.object({ text: words, replyTo: z._default(z.nullable(commentId), null) }),
  answer: z.object({ commentId }),
  errors: { "updates/not-found": 404, "updates/comment-not-found": 404, ...postErrors },
});

export const editComment = endpoint({
  name: "updates/edit-comment",
  summary: "Changes the words of a comment of the caller.",
  method: "PUT",
  path: `${v2}/update-comments/{commentId}`,
  permission: "member",
  limit: { hits: 60, windowInMinutes: 60 },
  params: commentParams,
  body: z.object({ text: words }),
  answer: z.object({ commentId }),
  errors: { "updates/comment-not-found": 404, ...postErrors },
});

export const deleteComment = endpoint({
  name: "updates/delete-comment",
  summary: "Deletes a comment of the caller; replies to it stay.",
  method: "DELETE",
  path: `${v2}/update-comments/{commentId}`,
  permission: "member",
  params: commentParams,
  answer: z.object({ commentId }),
  errors: { "updates/comment-not-found": 404 },
});
