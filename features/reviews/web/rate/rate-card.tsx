import { useMutation } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { useState } from "react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import type { OwnReview, Rateable } from "../../contract/shapes.ts";
import { withdrawReview } from "../../contract.ts";
import { takeOrderReviews } from "../api.ts";
import { ReviewWords, Written } from "../review-card.tsx";
import { useReviewsTexts } from "../words.ts";
import { RateForm } from "./rate-form.tsx";

interface Props {
  readonly orderId: string;
  readonly subject: Rateable;
}

/** A product or the seller: the form, or what the person has said. */
export function RateCard({ orderId, subject }: Props) {
  const texts = useReviewsTexts();
  const [isEditing, setEditing] = useState(false);
  const { drawing, bed, review, title, mayRate } = subject;
  return (
    <Card pad className="stack-s">
      <div className="beside">
        {drawing !== null && bed !== null ? (
          <Thumb tint={bed} picture={productPicture(drawing)} />
        ) : (
          <span className="thumb grid place-items-center bg-sunken">
            <Icon shape={Store} />
          </span>
        )}
        <div className="min-w-0">
          {drawing === null && <p className="t-small c2">{texts.theSeller}</p>}
          <h2 className="t-note b break-words">
            <Words of={title} />
          </h2>
        </div>
      </div>
      {!mayRate && <Note>{texts.hidden}</Note>}
      {review && !isEditing ? (
        <Said review={review} orderId={orderId} mayChange={mayRate} onEdit={() => setEditing(true)} />
      ) : (
        <RateForm orderId={orderId} subject={subject} onEnd={() => setEditing(false)} />
      )}
    </Card>
  );
}

/** What the person has said, and what the seller replied. */
function Said({
  review,
  orderId,
  mayChange,
  onEdit,
}: {
  readonly review: OwnReview;
  readonly orderId: string;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
}) {
  const texts = useReviewsTexts();
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useMutation({
    mutationFn: () => call(withdrawReview, { params: { reviewId: review.reviewId } }),
    onSuccess: async (answer) => {
      setAsking(false);
      showMessage(texts.withdrawn);
      await takeOrderReviews(orderId, answer);
    },
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSent),
  });
  return (
    <>
      <p className="t-small c2">
        <DateText at={review.writtenAt} />
        {review.editedAt !== null && ` · ${texts.edited}`}
      </p>
      <ReviewWords of={review} />
      {review.reply && (
        <div className="border-line border-l-4 pl-3">
          <p className="t-small c2">
            {texts.theSeller} · <DateText at={review.reply.repliedAt} />
            {review.reply.editedAt !== null && ` · ${texts.edited}`}
          </p>
          <Written>{review.reply.words}</Written>
        </div>
      )}
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button look="onpaper" small onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button look="quiet" small onClick={() => setAsking(true)}>
            {texts.withdraw}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.withdrawTitle}
          confirmText={texts.withdraw}
          confirmLook="danger"
          busy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onClose={() => setAsking(false)}
        >
          {review.reply && texts.withdrawHint}
        </ConfirmDialog>
      )}
    </>
  );
}
