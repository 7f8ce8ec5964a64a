import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { ApiError } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatDateTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { maximumMessageLength, type SupportMessage } from "../../contract.ts";
import { sendClosing } from "./messages.api.ts";
import { useMessagesTexts } from "./messages.texts.ts";

/** One message with its writer's number: answered or called while it is open, else how it was closed. */
export function MessageCard({ message }: { readonly message: SupportMessage }) {
  const texts = useMessagesTexts();
  const language = useLanguage();
  const { firstName, mobileNo, text, sentAt, closing } = message;
  const when = closing && formatDateTime(closing.at, language);
  return (
    <Card pad>
      <article className="stack-s" aria-label={firstName}>
        <p className="t-note">
          <b>{firstName}</b> ·{" "}
          <a className="link num" href={`tel:+91${mobileNo}`}>
            {mobileText(mobileNo)}
          </a>
          <span className="t-small c2 num block">{formatDateTime(sentAt, language)}</span>
        </p>
        <p className="whitespace-pre-line break-words">{text}</p>
        {closing && when !== null ? (
          <>
            <p className="t-small c2 num">
              {closing.answer === null
                ? texts.calledBy(closing.by, when)
                : texts.answeredBy(closing.by, when)}
            </p>
            {closing.answer !== null && <p className="whitespace-pre-line break-words">{closing.answer}</p>}
          </>
        ) : (
          <Closing messageId={message.messageId} />
        )}
      </article>
    </Card>
  );
}

function Closing({ messageId }: { readonly messageId: number }) {
  const texts = useMessagesTexts();
  const [answer, setAnswer] = useState("");
  const [isNeeded, setNeeded] = useState(false);
  const sending = useMutation({
    mutationFn: (said: string | null) => sendClosing(messageId, said),
    onSuccess: (_, said) => showMessage(said === null ? texts.closedNow : texts.answered),
  });
  const { error } = sending;
  const refused = error instanceof ApiError ? error.fields["text"] : undefined;
  const send = (said: string | null): void => {
    const isEmpty = said?.trim() === "";
    setNeeded(isEmpty);
    if (!isEmpty && !sending.isPending) sending.mutate(said);
  };
  return (
    <>
      {error && !refused && <Note job="trouble">{sentenceOf(error) ?? texts.noConnection}</Note>}
      <TextArea
        label={texts.answerLabel}
        hint={texts.answerHint}
        name="text"
        maxLength={maximumMessageLength}
        value={answer}
        error={isNeeded && answer.trim() === "" ? texts.needed : refused}
        onChange={setAnswer}
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={sending.isPending} onClick={() => send(answer)}>
          {texts.answer}
        </Button>
        <Button look="second" busy={sending.isPending} onClick={() => send(null)}>
          {texts.called}
        </Button>
      </div>
    </>
  );
}
