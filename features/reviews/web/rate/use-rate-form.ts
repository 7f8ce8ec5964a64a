import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { photoErrors, usePhotoList } from "#features/files/web";
import { mostPhotos, type Rateable } from "../../contract/shapes.ts";
import { rateOrder } from "../../contract.ts";
import { takeOrderReviews } from "../api.ts";
import { useReviewsTexts } from "../words.ts";

interface Asked {
  readonly orderId: string;
  readonly subject: Rateable;
  readonly onSent: () => void;
}

/** What is typed in the form of a rating, and its sending. What was typed stays until the server has it. */
export function useRateForm({ orderId, subject: { productId, review }, onSent }: Asked) {
  const texts = useReviewsTexts();
  const [stars, setStars] = useState(review?.stars ?? null);
  const [words, setWords] = useState(review?.words ?? "");
  const [isTried, setTried] = useState(false);
  const list = usePhotoList(review?.photos ?? [], { most: mostPhotos, audience: "members" });
  const sending = useMutation({
    mutationFn: (typed: { readonly stars: number; readonly photos: string[] }) =>
      call(rateOrder, { params: { orderId }, body: { productId, words, ...typed } }),
    onSuccess: async (answer) => {
      showMessage(texts.sent);
      onSent();
      await takeOrderReviews(orderId, answer);
    },
  });
  const { error } = sending;
  const fields = error instanceof ApiError ? error.fields : {};
  const refusal =
    error && (Object.keys(fields).length > 0 ? texts.checkFields : (sentenceOf(error) ?? texts.notSent));
  return {
    ...{ stars, setStars, words, setWords, list, isSending: sending.isPending },
    starsError: isTried && stars === null ? texts.chooseStars : fields["stars"],
    wordsError: fields["words"],
    photoErrors: photoErrors(fields, sending.variables?.photos ?? []),
    trouble: isTried && !list.isWhole ? texts.photosMissing : (refusal ?? undefined),
    submit: () => {
      setTried(true);
      if (stars !== null && list.isWhole && !sending.isPending)
        sending.mutate({ stars, photos: [...list.keys] });
    },
  };
}
