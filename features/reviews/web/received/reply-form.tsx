import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { ClosedNote } from "#features/flags/web";
import { longestWords, type ReceivedReview } from "../../contract/shapes.ts";
import { replyToReview } from "../../contract.ts";
import { askListsAgain } from "../api.ts";
import { useReviewsTexts } from "../words.ts";

/** The seller's only reply to a review, which may be changed. */
export function ReplyForm({ review }: { readonly review: ReceivedReview }) {
  const texts = useReviewsTexts();
  const [isOpen, setOpen] = useState(false);
  if (!review.mayReply) return <Note>{texts.replyHidden}</Note>;
  if (isOpen) return <Writing review={review} onEnd={() => setOpen(false)} />;
  return (
    <Button
      look={review.reply ? "quiet" : "second"}
      small
      className="justify-self-start"
      onClick={() => setOpen(true)}
    >
      {review.reply ? texts.editReply : texts.reply}
    </Button>
  );
}

function Writing({
  review: { reviewId, reply },
  onEnd,
}: {
  readonly review: ReceivedReview;
  readonly onEnd: () => void;
}) {
  const texts = useReviewsTexts();
  const [words, setWords] = useState(reply?.words ?? "");
  const [isTried, setTried] = useState(false);
  const isEmpty = words.trim() === "";
  const sending = useMutation({
    mutationFn: () => call(replyToReview, { params: { reviewId }, body: { words } }),
    onSuccess: async () => {
      showMessage(texts.replied);
      onEnd();
      await askListsAgain();
    },
  });
  const { error } = sending;
  const refused = error instanceof ApiError ? error.fields["words"] : undefined;
  return (
    <Form
      close
      trouble={error && !refused ? (sentenceOf(error) ?? texts.notSent) : undefined}
      onSubmit={() => {
        setTried(true);
        if (!isEmpty && !sending.isPending) sending.mutate();
      }}
    >
      <ClosedNote name="writing-open" />
      <TextArea
        label={texts.yourReply}
        hint={texts.replyHint}
        name="reply"
        maxLength={longestWords}
        value={words}
        error={isTried && isEmpty ? texts.replyMissing : refused}
        onChange={setWords}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="onpaper" onClick={onEnd}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={sending.isPending}>
          {reply ? texts.save : texts.sendReply}
        </Button>
      </div>
    </Form>
  );
}
