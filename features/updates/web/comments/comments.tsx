import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { addComment, type Comment } from "../../contract/comments.ts";
import { commentsQuery, readTalkAgain } from "../api.ts";
import { useUpdatesTexts } from "../words.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";

/** What was said to an update, oldest first, and the field for one's own words. */
export function Comments({ shareId }: { readonly shareId: string }) {
  const texts = useUpdatesTexts();
  const list = useInfiniteQuery(commentsQuery(shareId));
  return (
    <Card pad className="stack" aria-label={texts.replies}>
      <h2 className="h2">{texts.replies}</h2>
      <Answer
        to={list}
        isEmpty={({ pages }) => pages.every(({ comments }) => comments.length === 0)}
        empty={<p className="c2">{texts.noReplies}</p>}
      >
        {({ pages }) => (
          <>
            {pages
              .flatMap(({ comments }) => comments)
              .map((comment) => (
                <Thread key={comment.commentId} comment={comment} shareId={shareId} />
              ))}
            <LoadMore list={list} />
          </>
        )}
      </Answer>
      <CommentForm
        name={`reply-${shareId}`}
        label={texts.yourReply}
        send={(text, idempotencyKey) => sendComment({ shareId, text, replyTo: null, idempotencyKey })}
      />
    </Card>
  );
}

async function sendComment({
  shareId,
  text,
  replyTo,
  idempotencyKey,
}: {
  readonly shareId: string;
  readonly text: string;
  readonly replyTo: number | null;
  readonly idempotencyKey: string;
}): Promise<void> {
  await call(addComment, { params: { shareId }, body: { text, replyTo } }, { idempotencyKey });
  await readTalkAgain(shareId);
}

/** A comment with the replies to it, which stand below it however deep one replies. */
function Thread({ comment, shareId }: { readonly comment: Comment; readonly shareId: string }) {
  const texts = useUpdatesTexts();
  const language = useLanguage();
  const [isReplying, setReplying] = useState(false);
  const { commentId, author, replies } = comment;
  const reply = (): void => setReplying(true);
  return (
    <div className="stack-s">
      <CommentItem comment={comment} shareId={shareId} onReply={reply} />
      {(replies.length > 0 || isReplying) && (
        <div className="stack-s ml-5 border-l border-line pl-3">
          {replies.map((each) => (
            <CommentItem key={each.commentId} comment={each} shareId={shareId} onReply={reply} />
          ))}
          {isReplying && (
            <CommentForm
              name={`reply-${commentId}`}
              label={texts.replyTo(wordsIn(language, author.name).text)}
              send={(text, idempotencyKey) =>
                sendComment({ shareId, text, replyTo: commentId, idempotencyKey })
              }
              onClose={() => setReplying(false)}
            />
          )}
        </div>
      )}
    </div>
  );
}
