import { type ReactNode, useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { PhotoListField, useVoice, VoiceRecorder } from "#features/files/web";
import { answerQuestion, editAnswer } from "../../contract/answers.ts";
import { type AnswerView, longestWords, mostPhotos, type QuestionView } from "../../contract/shapes.ts";
import { useQuestionsTexts } from "../words.ts";
import { useWordsForm, type WordsSent } from "../words-form.ts";

/** Where the field for another answer is. */
export const answerFieldId = "your-answer";

/** Another answer; a new one begins empty once it is sent. */
export function AnswerForm({ questionId }: { readonly questionId: string }) {
  const texts = useQuestionsTexts();
  const [sent, setSent] = useState(0);
  return (
    <div id={answerFieldId}>
      <WordsForm
        key={sent}
        submitText={texts.sendAnswer}
        send={(words, { idempotencyKey, ...files }) =>
          call(answerQuestion, { params: { questionId }, body: { words, ...files } }, { idempotencyKey })
        }
        onSent={() => {
          showMessage(texts.sentAnswer);
          setSent(sent + 1);
        }}
      />
    </div>
  );
}

/** An own answer that is changed in its place. */
export function EditForm({ answer, onEnd }: { readonly answer: AnswerView; readonly onEnd: () => void }) {
  const texts = useQuestionsTexts();
  return (
    <WordsForm
      answer={answer}
      submitText={texts.save}
      send={(words, { idempotencyKey: _, ...files }) =>
        call(editAnswer, { params: { answerId: answer.answerId }, body: { words, ...files } })
      }
      onSent={() => {
        showMessage(texts.saved);
        onEnd();
      }}
    >
      <Button look="onpaper" onClick={onEnd}>
        {texts.cancel}
      </Button>
    </WordsForm>
  );
}

function WordsForm({
  answer,
  submitText,
  send,
  onSent,
  children,
}: {
  readonly answer?: AnswerView;
  readonly submitText: string;
  readonly send: (words: string, sent: WordsSent) => Promise<QuestionView>;
  readonly onSent: () => void;
  readonly children?: ReactNode;
}) {
  const texts = useQuestionsTexts();
  const [words, setWords] = useState(answer?.words ?? "");
  const [hasPhotos, setHasPhotos] = useState((answer?.photos.length ?? 0) > 0);
  const voice = useVoice(answer?.voice, "members");
  const isEmpty = words.trim() === "" && !voice.draft;
  const form = useWordsForm({
    photos: answer?.photos ?? [],
    voice,
    fault: isEmpty,
    send: (sent) => send(words, sent),
    onSent,
  });
  return (
    <Card pad>
      <Form close trouble={form.trouble} onSubmit={() => form.submit(words)}>
        <TextArea
          label={texts.yourAnswer}
          name="answer"
          maxLength={longestWords}
          value={words}
          error={form.isTried && isEmpty ? texts.answerMissing : form.fields["words"]}
          onChange={setWords}
        />
        <VoiceRecorder voice={voice} />
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
        <div className="flex flex-wrap justify-end gap-2">
          {children}
          <Button type="submit" busy={form.isSending}>
            {submitText}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
