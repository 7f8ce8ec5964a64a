import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dropEntry } from "#engine/web/outbox/outbox.ts";
import type { OutboxEntries, OutboxEntry } from "#engine/web/outbox/outbox-entry.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { UnsentWords, useUnsentWords } from "#features/outbox/web";
import type { Comment } from "../../contract/comments.ts";
import { commentsQuery } from "../api.ts";
import { replyFieldId } from "../card/reply-field.ts";
import { useUpdatesTexts } from "../words.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { repliesSubject, sendingReply } from "./offline.ts";

/** What was said to an update, oldest first, and the field for one's own words. */
export function Comments({ shareId }: { readonly shareId: string }) {
  const texts = useUpdatesTexts();
  const list = useInfiniteQuery(commentsQuery(shareId));
  const unsent = useUnsentWords(repliesSubject(shareId), list.dataUpdatedAt);
  const shown = new Set(list.data?.pages.flatMap(({ comments }) => comments.flatMap(idsOf)));
  const above = (entry: OutboxEntry): number | null => sendingReply.inputOf(entry)?.replyTo ?? null;
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
                <Thread
                  key={comment.commentId}
                  comment={comment}
                  shareId={shareId}
                  unsent={unsent.filter((entry) => idsOf(comment).includes(above(entry) ?? 0))}
                />
              ))}
            <LoadMore list={list} />
          </>
        )}
      </Answer>
      <Unsent entries={unsent.filter((entry) => !shown.has(above(entry) ?? 0))} label={texts.yourReply} />
      <div id={replyFieldId}>
        <CommentForm
          name={`reply-${shareId}`}
          label={texts.yourReply}
          send={(text) => sendingReply.send({ shareId, text, replyTo: null })}
        />
      </div>
    </Card>
  );
}

/** Own replies that the server does not have yet; a refused one can be changed in its place. */
function Unsent({ entries, label }: { readonly entries: OutboxEntries; readonly label: string }) {
  const [changedId, setChangedId] = useState<string>();
  return entries.map((entry) => {
    const input = sendingReply.inputOf(entry);
    if (!input) return null;
    if (entry.id !== changedId)
      return (
        <UnsentWords
          key={entry.id}
          entry={entry}
          words={input.text}
          onChange={() => setChangedId(entry.id)}
        />
      );
    return (
      <CommentForm
        key={entry.id}
        name={`unsent-${entry.id}`}
        label={label}
        initial={input.text}
        send={async (text) => {
          await sendingReply.send({ ...input, text });
          await dropEntry(entry);
        }}
        onClose={() => setChangedId(undefined)}
      />
    );
  });
}

/** A comment and the replies to it, by their ids. */
function idsOf({ commentId, replies }: Comment): number[] {
  return [commentId, ...replies.map((each) => each.commentId)];
}

/** A comment with the replies to it, which stand below it however deep one replies. */
function Thread({
  comment,
  shareId,
  unsent,
}: {
  readonly comment: Comment;
  readonly shareId: string;
  readonly unsent: OutboxEntries;
}) {
  const texts = useUpdatesTexts();
  const language = useLanguage();
  const [isReplying, setReplying] = useState(false);
  const { commentId, author, replies } = comment;
  const reply = (): void => setReplying(true);
  const label = texts.replyTo(wordsIn(language, author.name).text);
  return (
    <div className="stack-s">
      <CommentItem comment={comment} shareId={shareId} onReply={reply} />
      {(replies.length + unsent.length > 0 || isReplying) && (
        <div className="stack-s ml-5 border-l border-line pl-3">
          {replies.map((each) => (
            <CommentItem key={each.commentId} comment={each} shareId={shareId} onReply={reply} />
          ))}
          <Unsent entries={unsent} label={label} />
          {isReplying && (
            <CommentForm
              name={`reply-${commentId}`}
              label={label}
              send={(text) => sendingReply.send({ shareId, text, replyTo: commentId })}
              onClose={() => setReplying(false)}
            />
          )}
        </div>
      )}
    </div>
  );
}
