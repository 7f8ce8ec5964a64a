import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { type CommentReply, listComments as endpoint } from "../../contract/comments.ts";
import { findUpdate } from "../reading/updates.queries.ts";
import { type CommentRow, selectComments, selectReplies } from "./comments.queries.ts";

/** A part of what was said to an update. */
export const listComments: Operation<typeof endpoint> = async (context, { params: { shareId }, query }) => {
  const { actor, database } = context;
  const viewerId = actor.profileId;
  const found = await findUpdate(database, { shareId, viewerId });
  if (!found) return refuse(endpoint, "updates/not-found");
  const asked = { updateId: found.id, viewerId, after: query.after ?? 0, atMost: query.limit + 1 };
  const rows = await selectComments(database, asked);
  const page = rows.slice(0, query.limit);
  const replies = await selectReplies(database, { parentIds: page.map(({ id }) => id), viewerId });
  const comments = page.map((row) => ({
    ...commentOf(row, viewerId),
    replies: replies.filter(({ parentId }) => parentId === row.id).map((reply) => commentOf(reply, viewerId)),
  }));
  return { comments, nextAfter: rows.length > page.length ? (page.at(-1)?.id ?? null) : null };
};

function commentOf(row: CommentRow, viewerId: number): CommentReply {
  const { id, author, text, writtenAt, isEdited, profileId } = row;
  return {
    commentId: id,
    author,
    text,
    writtenAt: writtenAt.getTime(),
    isEdited,
    isMine: profileId === viewerId,
  };
}
