import { requireOpen } from "#engine/server/config/flags.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { editComment as endpoint } from "../../contract/comments.ts";
import { changeComment } from "./comments.queries.ts";

/** Changes the words of an own comment. */
export const editComment: Operation<typeof endpoint> = async (context, { params: { commentId }, body }) => {
  requireOpen(context, "writing-open");
  const own = { commentId, profileId: context.actor.profileId };
  const isChanged = await changeComment(context.database, own, { text: body.text, at: context.clock.now() });
  return isChanged ? { commentId } : refuse(endpoint, "updates/comment-not-found");
};
