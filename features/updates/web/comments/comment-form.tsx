import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useKeptText } from "#engine/web/browser/kept-text.ts";
import { ApiError } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { ClosedNote } from "#features/flags/web";
import { longestComment } from "../../contract/update.ts";
import { useUpdatesTexts } from "../words.ts";

/** Words below an update or a comment; what is typed is kept until it is sent. */
export function CommentForm({
  name,
  label,
  initial = "",
  send,
  onClose,
}: {
  /** Name of what is kept. */
  readonly name: string;
  readonly label: string;
  readonly initial?: string;
  readonly send: (text: string) => Promise<unknown>;
  /** Left out where the form always stands there. */
  readonly onClose?: () => void;
}) {
  const texts = useUpdatesTexts();
  const [kept, keep] = useKeptText(`updates.${name}`);
  const [isTouched, setTouched] = useState(kept !== "");
  const text = isTouched ? kept : initial;
  const [isTried, setTried] = useState(false);
  const put = (next: string): void => {
    setTouched(true);
    keep(next);
  };
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => send(text),
    onSuccess: () => {
      put("");
      setTried(false);
      onClose?.();
    },
  });
  const wrong = text.trim() === "" ? texts.replyMissing : undefined;
  const refused = error instanceof ApiError ? error.fields["text"] : undefined;
  return (
    <Form
      close
      trouble={error && !refused ? (sentenceOf(error) ?? texts.notSent) : undefined}
      onSubmit={() => {
        setTried(true);
        if (!wrong && !isPending) mutate();
      }}
    >
      <ClosedNote name="writing-open" />
      <TextArea
        label={label}
        name="reply"
        maxLength={longestComment}
        value={text}
        error={isTried ? (wrong ?? refused) : undefined}
        onChange={put}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onClose && (
          <Button look="onpaper" small onClick={onClose}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" small busy={isPending}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}
