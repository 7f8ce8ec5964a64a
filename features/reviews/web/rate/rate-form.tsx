import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { PhotoListField } from "#features/files/web";
import { ClosedNote } from "#features/flags/web";
import { longestWords, mostPhotos, type Rateable } from "../../contract/shapes.ts";
import { StarChoice } from "../stars.tsx";
import { useReviewsTexts } from "../words.ts";
import { useRateForm } from "./use-rate-form.ts";

/** Stars first; words and photos are asked for once stars are chosen. */
export function RateForm({
  orderId,
  subject,
  onEnd,
}: {
  readonly orderId: string;
  readonly subject: Rateable;
  readonly onEnd: () => void;
}) {
  const texts = useReviewsTexts();
  const form = useRateForm({ orderId, subject, onSent: onEnd });
  const { review } = subject;
  return (
    <Form close trouble={form.trouble} onSubmit={form.submit}>
      <ClosedNote name="writing-open" />
      <StarChoice value={form.stars} error={form.starsError} onChoose={form.setStars} />
      {form.stars !== null && <WordsAndPhotos form={form} />}
      <div className="flex flex-wrap justify-end gap-2">
        {review && (
          <Button look="onpaper" onClick={onEnd}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" look={form.stars === null ? "second" : "main"} busy={form.isSending}>
          {review ? texts.save : texts.send}
        </Button>
      </div>
    </Form>
  );
}

function WordsAndPhotos({ form }: { readonly form: ReturnType<typeof useRateForm> }) {
  const texts = useReviewsTexts();
  const [hasPhotos, setHasPhotos] = useState(form.list.photos.length > 0);
  return (
    <>
      <TextArea
        label={texts.words}
        hint={texts.wordsHint}
        name="words"
        maxLength={longestWords}
        value={form.words}
        error={form.wordsError}
        onChange={form.setWords}
      />
      {hasPhotos ? (
        <PhotoListField
          label={texts.photos}
          hint={texts.photosHint}
          list={form.list}
          most={mostPhotos}
          errors={form.photoErrors}
        />
      ) : (
        <Button look="quiet" small className="justify-self-start" onClick={() => setHasPhotos(true)}>
          {texts.addPhotos}
        </Button>
      )}
    </>
  );
}
