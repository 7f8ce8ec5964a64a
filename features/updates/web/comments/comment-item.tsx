import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { ReportDialog } from "#features/moderation/web";
import { type CommentReply, deleteComment, editComment } from "../../contract/comments.ts";
import { reportComment } from "../../contract/reports.ts";
import { readTalkAgain } from "../api.ts";
import { AuthorLine } from "../author-line.tsx";
import { useCardTexts } from "../card/card.texts.ts";
import { useUpdatesTexts } from "../words.ts";
import { CommentForm } from "./comment-form.tsx";

/** What one person said to an update; his own he changes and deletes. */
export function CommentItem({
  comment,
  shareId,
  onReply,
}: {
  readonly comment: CommentReply;
  readonly shareId: string;
  readonly onReply: () => void;
}) {
  const texts = useUpdatesTexts();
  const card = useCardTexts();
  const language = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const { commentId, author, text, writtenAt, isEdited } = comment;
  if (text === null) return <p className="t-note c2">{texts.replyGone}</p>;
  const sendEdit = async (words: string): Promise<void> => {
    await call(editComment, { params: { commentId }, body: { text: words } });
    await readTalkAgain(shareId);
  };
  return (
    <div className="flex items-start gap-2.5">
      <Avatar name={wordsIn(language, author.name).text} picture={author.pictureUrl} />
      <div className="min-w-0 flex-1">
        <h3 className="t-note b">
          <AuthorLine author={author} />
        </h3>
        <p className="t-small c2">
          {card[author.role]} · <DateText as="time" at={writtenAt} />
          {isEdited && ` · ${card.edited}`}
        </p>
        {isEditing ? (
          <CommentForm
            name={`edit-${commentId}`}
            label={texts.editReply}
            initial={text}
            send={sendEdit}
            onClose={() => setEditing(false)}
          />
        ) : (
          <>
            <p className="whitespace-pre-line wrap-anywhere" lang={languageWritten(text)}>
              {text}
            </p>
            <div className="-ml-3.5 flex flex-wrap gap-1">
              <Button look="quiet" small onClick={onReply}>
                {card.reply}
              </Button>
              {comment.isMine ? (
                <OwnActs commentId={commentId} shareId={shareId} onEdit={() => setEditing(true)} />
              ) : (
                <ReportButton commentId={commentId} />
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function ReportButton({ commentId }: { readonly commentId: number }) {
  const texts = useUpdatesTexts();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button look="quiet" small onClick={() => setAsked(true)}>
        {texts.reportReply}
      </Button>
      {isAsked && (
        <ReportDialog
          send={(body) => call(reportComment, { params: { commentId }, body })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

function OwnActs({
  commentId,
  shareId,
  onEdit,
}: {
  readonly commentId: number;
  readonly shareId: string;
  readonly onEdit: () => void;
}) {
  const texts = useUpdatesTexts();
  const [isAsked, setAsked] = useState(false);
  const deleting = useMutation({
    mutationFn: async () => {
      await call(deleteComment, { params: { commentId } });
      await readTalkAgain(shareId);
    },
    onSettled: () => setAsked(false),
  });
  useErrorMessage(deleting.error);
  return (
    <>
      <Button look="quiet" small onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button look="quiet" small onClick={() => setAsked(true)}>
        {texts.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.removeReply}
          confirmText={texts.remove}
          busy={deleting.isPending}
          onConfirm={() => deleting.mutate()}
          onClose={() => setAsked(false)}
        >
          {texts.removeReplyText}
        </ConfirmDialog>
      )}
    </>
  );
}
