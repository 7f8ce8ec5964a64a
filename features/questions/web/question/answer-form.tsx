import { type ReactNode, useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { dropEntry } from "#engine/web/outbox/outbox.ts";
import type { OutboxEntry } from "#engine/web/outbox/outbox-entry.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { PhotoListField, useVoice, VoiceRecorder } from "#features/files/web";
import { ClosedNote } from "#features/flags/web";
import { UnsentWords } from "#features/outbox/web";
import { editAnswer } from "../../contract/answers.ts";
import { type AnswerView, longestWords, mostPhotos, type QuestionView } from "../../contract/shapes.ts";
import { useQuestionsTexts } from "../words.ts";
import { useWordsForm, type WordsSent } from "../words-form.ts";
import { answerFieldId } from "./answer-field.ts";
import { type SentAnswer, sendingAnswer } from "./offline.ts";

/** Another answer; a new one begins empty once it is sent or waits. */
export function AnswerForm({ questionId }: { readonly questionId: string }) {
  const texts = useQuestionsTexts();
  const [sent, setSent] = useState(0);
  return (
    <div id={answerFieldId}>
      <WordsForm
        key={sent}
        submitText={texts.sendAnswer}
        send={(words, { photos, voiceKey }) => sendAnswer({ questionId, words, photos, voiceKey })}
        onSent={(view) => {
          if (view) showMessage(texts.sentAnswer);
          setSent(sent + 1);
        }}
      />
    </div>
  );
}

/** What became of an answer: the question with it, or null while it waits. */
async function sendAnswer(answer: SentAnswer): Promise<QuestionView | null> {
  const outcome = await sendingAnswer.send(answer);
  return outcome.state === "sent" ? outcome.answer : null;
}

/** An own answer that the server does not have yet; a refused one can be changed in its place. */
export function UnsentAnswer({ entry }: { readonly entry: OutboxEntry }) {
  const texts = useQuestionsTexts();
  const [isChanged, setChanged] = useState(false);
  const input = sendingAnswer.inputOf(entry);
  if (!input) return null;
  const shown = input.words === "" ? texts.spokenAnswer : input.words;
  if (!isChanged) return <UnsentWords entry={entry} words={shown} onChange={() => setChanged(true)} />;
  // A recording that is no longer there cannot be sent with the changed words.
  const keptVoice = entry.refusal?.code === "questions/voice-gone" ? null : input.voiceKey;
  return (
    <WordsForm
      answer={{ ...input, voice: null }}
      keptVoice={keptVoice}
      submitText={texts.sendAnswer}
      send={async (words, { photos, voiceKey }) => {
        const sent = await sendAnswer({ ...input, words, photos, voiceKey: voiceKey ?? keptVoice });
        await dropEntry(entry);
        return sent;
      }}
      onSent={() => setChanged(false)}
    >
      <Button look="onpaper" onClick={() => setChanged(false)}>
        {texts.cancel}
      </Button>
    </WordsForm>
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
  keptVoice = null,
  submitText,
  send,
  onSent,
  children,
}: {
  readonly answer?: Pick<AnswerView, "words" | "photos" | "voice">;
  /** The recording of an answer that was refused: it goes along unless another one takes its place. */
  readonly keptVoice?: string | null;
  readonly submitText: string;
  readonly send: (words: string, sent: WordsSent) => Promise<QuestionView | null>;
  readonly onSent: (view: QuestionView | null) => void;
  readonly children?: ReactNode;
}) {
  const texts = useQuestionsTexts();
  const [words, setWords] = useState(answer?.words ?? "");
  const [hasPhotos, setHasPhotos] = useState((answer?.photos.length ?? 0) > 0);
  const voice = useVoice(answer?.voice, "members");
  const isEmpty = words.trim() === "" && !voice.draft && keptVoice === null;
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
        <ClosedNote name="writing-open" />
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
