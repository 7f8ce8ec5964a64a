import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useKeptText } from "#engine/web/browser/kept-text.ts";
import { ApiError, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { longestGrievance } from "../contract.ts";
import { useGrievancesTexts } from "./words.ts";

interface Wish<Kind> {
  readonly text: string;
  readonly kind: Kind;
  readonly idempotencyKey: string;
}

/** One more message under a ticket. `buttons` gets what sends it as one of several kinds; what is typed stays until it is sent. */
export function MessageForm<Kind>({
  name,
  send,
  buttons,
}: {
  /** Name of the kept draft. */
  readonly name: string;
  readonly send: (wish: Wish<Kind>) => Promise<void>;
  readonly buttons: (submit: (kind: Kind) => void, isSending: boolean) => ReactNode;
}) {
  const texts = useGrievancesTexts();
  const [text, setText] = useKeptText(`grievances.${name}`);
  const [isTried, setTried] = useState(false);
  const key = useRef(newIdempotencyKey());
  const sending = useMutation({
    mutationFn: (kind: Kind) => send({ text, kind, idempotencyKey: key.current }),
    onSuccess: () => {
      setText("");
      setTried(false);
      key.current = newIdempotencyKey();
    },
  });
  const wrong = text.trim().length < 2 ? texts.messageWrong : undefined;
  const refused = sending.error instanceof ApiError ? sending.error.fields["text"] : undefined;
  const submit = (kind: Kind) => {
    setTried(true);
    if (!wrong && !sending.isPending) sending.mutate(kind);
  };
  return (
    <div className="stack-s">
      {sending.error && !refused && <Note job="trouble">{sentenceOf(sending.error) ?? texts.notSent}</Note>}
      <TextArea
        label={texts.addLabel}
        name="message"
        maxLength={longestGrievance}
        value={text}
        error={isTried ? (wrong ?? refused) : undefined}
        onChange={(value) => {
          setText(value);
          key.current = newIdempotencyKey();
        }}
      />
      <div className="flex flex-wrap gap-2">{buttons(submit, sending.isPending)}</div>
    </div>
  );
}
