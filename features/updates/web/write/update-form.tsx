import { ClosedNote } from "#features/flags/web";
import "../updates.css";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { RadioSegments } from "#engine/web/ui/form/choices.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { formatDateTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { ProductFinder } from "#features/catalogue/web";
import { PhotoListField, VoiceRecorder } from "#features/files/web";
import { longestUpdate, mostPictures, type Update } from "../../contract/update.ts";
import { PollPart } from "../poll/poll-part.tsx";
import { useUpdatesTexts } from "../words.ts";
import { CropChoice } from "./crop-choice.tsx";
import { fieldMoment, useUpdateForm } from "./use-update-form.ts";

/** Writes an update or changes one: words, photos, voice, a poll, crops, a product, and when it goes out. */
export function UpdateForm({
  initial,
  isLater = false,
  onClose,
}: {
  readonly initial?: Update | undefined;
  /** Begins with a time to come. */
  readonly isLater?: boolean;
  readonly onClose: () => void;
}) {
  const texts = useUpdatesTexts();
  const language = useLanguage();
  const form = useUpdateForm({
    initial,
    isLater,
    onDone: ({ isWaiting, publishedAt }) => {
      const said = initial?.isWaiting === false ? texts.changed : texts.posted;
      showMessage(isWaiting ? texts.scheduledFor(formatDateTime(publishedAt, language)) : said);
      onClose();
    },
  });
  const { typed, put, errorOf, photos } = form;
  const submitText = form.isOut ? texts.saveChange : typed.isLater ? texts.schedule : texts.post;
  const photoFault = errorOf("pictureKeys");
  const voiceFault = errorOf("voiceKey");
  return (
    <Form trouble={form.trouble} onSubmit={form.submit}>
      <ClosedNote name="writing-open" />
      <Card pad className="stack">
        <TextArea
          label={texts.text}
          hint={`${form.text.length} / ${longestUpdate.toLocaleString("en-IN")}`}
          name="text"
          maxLength={longestUpdate}
          value={form.text}
          error={errorOf("text")}
          onChange={form.setText}
        />
        <PhotoListField label={texts.photosLabel} hint={texts.photosHint} list={photos} most={mostPictures} />
        {photoFault && <p className="err">{photoFault}</p>}
        <VoiceRecorder voice={form.voice} />
        {voiceFault && <p className="err">{voiceFault}</p>}
        <PollPart draft={form.poll} initial={initial} error={errorOf("poll")} />
      </Card>
      <Card pad className="stack">
        <CropChoice chosen={typed.crops} error={errorOf("crops")} onChange={(crops) => put({ crops })} />
        <ProductFinder
          product={typed.product}
          hint={texts.productHint}
          error={errorOf("level3Id")}
          onChange={(product) => put({ product })}
        />
        {!form.isOut && (
          <RadioSegments
            label={texts.when}
            showsLabel
            choices={[
              { value: "now", text: texts.now },
              { value: "later", text: texts.later },
            ]}
            value={typed.isLater ? "later" : "now"}
            onChoose={(when) => put({ isLater: when === "later" })}
          />
        )}
        {!form.isOut && typed.isLater && (
          <TextField
            label={texts.goesOutAt}
            type="datetime-local"
            name="goesOutAt"
            min={fieldMoment(Date.now())}
            value={typed.goesOutAt}
            error={errorOf("goesOutAt")}
            onChange={(event) => put({ goesOutAt: event.target.value })}
          />
        )}
      </Card>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="onpaper" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={form.isSending}>
          {submitText}
        </Button>
      </div>
    </Form>
  );
}
