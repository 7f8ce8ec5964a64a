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
import { PhotoListField } from "#features/files/web";
import { ClosedNote } from "#features/flags/web";
import { crops } from "#features/profiles/contract/crops.ts";
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

/** A question as it is written: a title is enough. */
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
  const language = useLanguage();
  const [typed, setTyped] = useState({
    ...{ title: question?.title ?? "", words: question?.words ?? "" },
    ...{ crop: question?.crop ?? "", stage: question?.stage ?? "" },
  });
  const put = (part: Partial<typeof typed>): void => setTyped((now) => ({ ...now, ...part }));
  const isShort = typed.title.trim().length < shortestTitle;
  const form = useWordsForm({
    photos: question?.photos ?? [],
    fault: isShort,
    send: ({ photos, idempotencyKey }) => {
      const body = { ...typed, crop: typed.crop || null, stage: typed.stage || null, photos };
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
          onChange={({ target: { value: title } }) => {
            put({ title });
            onTitle?.(title);
          }}
        />
        <PhotoListField
          label={texts.photos}
          hint={texts.photosHint}
          list={form.list}
          most={mostPhotos}
          errors={form.photoErrors}
        />
        <TextArea
          label={texts.words}
          hint={texts.wordsHint}
          name="words"
          maxLength={longestWords}
          value={typed.words}
          error={fields["words"]}
          onChange={(words) => put({ words })}
        />
        <div className="grid gap-3 md:grid-cols-2">
          <SelectField
            label={texts.crop}
            name="crop"
            value={typed.crop}
            options={optionsOf(crops, texts.noCrop, language)}
            onChange={({ target }) => put({ crop: target.value })}
          />
          <SelectField
            label={texts.stage}
            name="stage"
            value={typed.stage}
            options={optionsOf(cropStages, texts.noStage, language)}
            onChange={({ target }) => put({ stage: target.value })}
          />
        </div>
        <Button type="submit" busy={form.isSending}>
          {question ? texts.save : texts.send}
        </Button>
      </Form>
    </Card>
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
