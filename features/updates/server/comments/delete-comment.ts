import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { deleteComment as endpoint } from "../../contract/comments.ts";
import { blankComment } from "./comments.queries.ts";

/** Deletes the words of an own comment. */
export const deleteComment: Operation<typeof endpoint> = async (context, { params: { commentId } }) => {
  const own = { commentId, profileId: context.actor.profileId };
  const isDeleted = await blankComment(context.database, own, context.clock.now());
  return isDeleted ? { commentId } : refuse(endpoint, "updates/comment-not-found");
};
