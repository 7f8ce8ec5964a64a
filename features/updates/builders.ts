import type { TestApp } from "#testing/process/app.ts";
import { addComment } from "./contract/comments.ts";
import type { Update } from "./contract/update.ts";
import { type UpdateDraft, writeUpdate } from "./contract/updates.ts";

/** Writes an update as the person whose session it is. */
export async function anUpdateBy(
  app: Pick<TestApp, "call">,
  as: string,
  draft: Partial<UpdateDraft> = {},
): Promise<Update> {
  const body = { text: "The chilli flowers.", ...draft } as UpdateDraft;
  const { status, data, info } = await app.call(writeUpdate, { body }, { as });
  if (status !== 201) throw new Error(`the update was refused: ${info}`);
  return data;
}

/** Comments an update and answers the comment's id. */
export async function aCommentBy(
  app: Pick<TestApp, "call">,
  as: string,
  {
    shareId,
    text = "Well done.",
    replyTo = null,
  }: { shareId: string; text?: string; replyTo?: number | null },
): Promise<number> {
  const input = { params: { shareId }, body: { text, replyTo } };
  const { status, data, info } = await app.call(addComment, input, { as });
  if (status !== 201) throw new Error(`the comment was refused: ${info}`);
  return data.commentId;
}
