import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { type Language, useLanguage, type Wording, wordsIn } from "#engine/web/words/language.ts";
import { useCropChoice } from "#features/catalogue/web";
import { PhotoListField, useVoice, VoiceRecorder } from "#features/files/web";
import { ClosedNote } from "#features/flags/web";
import { cropStages } from "../../contract/crop-stages.ts";
import {
  longestTitle,
  longestWords,
  mostPhotos,
  type QuestionView,
  shortestTitle,
} from "../../contract/shapes.ts";
import { askQuestion, editQuestion } from "../../contract.ts";
import { useQuestionsTexts } from "../words.ts";
import { useWordsForm } from "../words-form.ts";

/** A question as it is written or spoken: a title is enough, and a spoken one gets one. */
export function QuestionForm({
  question,
  onTitle,
  onSent,
}: {
  /** The own question that is changed; left out, a new one is asked. */
  readonly question?: QuestionView;
  readonly onTitle?: (title: string) => void;
  readonly onSent: (view: QuestionView) => void;
}) {
  const texts = useQuestionsTexts();
  const [typed, setTyped] = useState({
    ...{ title: question?.title ?? "", words: question?.words ?? "" },
    ...{ crop: question?.crop ?? "", stage: question?.stage ?? "" },
  });
  const put = (part: Partial<typeof typed>): void => setTyped((now) => ({ ...now, ...part }));
  const voice = useVoice(question?.voice, "members");
  const title = typed.title.trim() === "" && voice.draft ? texts.voiceTitle : typed.title;
  const isShort = title.trim().length < shortestTitle;
  const form = useWordsForm({
    photos: question?.photos ?? [],
    voice,
    fault: isShort,
    send: ({ photos, voiceKey, idempotencyKey }) => {
      const chosen = { crop: typed.crop || null, stage: typed.stage || null };
      const body = { ...typed, title, ...chosen, photos, voiceKey };
      if (!question) return call(askQuestion, { body }, { idempotencyKey });
      return call(editQuestion, { params: { questionId: question.questionId }, body });
    },
    onSent: (view) => {
      showMessage(question ? texts.saved : texts.asked);
      onSent(view);
    },
  });
  const { fields } = form;
  return (
    <Card pad>
      <Form trouble={form.trouble} onSubmit={() => form.submit(typed)}>
        <ClosedNote name="writing-open" />
        <TextField
          label={texts.title}
          hint={texts.titleHint}
          name="title"
          autoComplete="off"
          maxLength={longestTitle}
          value={typed.title}
          error={form.isTried && isShort ? texts.titleMissing : fields["title"]}
          onChange={({ target: { value } }) => {
            put({ title: value });
            onTitle?.(value);
          }}
        />
        <PhotoListField
          label={texts.photos}
          hint={texts.photosHint}
          list={form.list}
          most={mostPhotos}
          errors={form.photoErrors}
        />
        <VoiceRecorder voice={voice} />
        <TextArea
          label={texts.words}
          hint={texts.wordsHint}
          name="words"
          maxLength={longestWords}
          value={typed.words}
          error={fields["words"]}
          onChange={(words) => put({ words })}
        />
        <CropFields {...typed} before={question?.crop ?? ""} error={fields["crop"]} onChange={put} />
        <Button type="submit" busy={form.isSending}>
          {question ? texts.save : texts.send}
        </Button>
      </Form>
    </Card>
  );
}

function CropFields({
  crop,
  before,
  error,
  stage,
  onChange,
}: {
  readonly crop: string;
  /** The crop that the question named, which stays to be chosen. */
  readonly before: string;
  readonly error: string | undefined;
  readonly stage: string;
  readonly onChange: (part: { readonly crop?: string; readonly stage?: string }) => void;
}) {
  const texts = useQuestionsTexts();
  const language = useLanguage();
  const crops = useCropChoice([before]);
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <SelectField
        label={texts.crop}
        name="crop"
        value={crop}
        error={error}
        options={optionsOf(crops, texts.noCrop, language)}
        onChange={({ target }) => onChange({ crop: target.value })}
      />
      <SelectField
        label={texts.stage}
        name="stage"
        value={stage}
        options={optionsOf(cropStages, texts.noStage, language)}
        onChange={({ target }) => onChange({ stage: target.value })}
      />
    </div>
  );
}

function optionsOf(
  of: readonly { readonly slug: string; readonly title: Wording }[],
  none: string,
  language: Language,
) {
  return [
    { value: "", text: none },
    ...of.map(({ slug, title }) => ({ value: slug, text: wordsIn(language, title).text })),
  ];
}
