import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { usePayoutsTexts } from "../words.ts";

/** A field of the dialog: its name in the call, and its label. */
interface Asked {
  readonly name: string;
  readonly label: string;
}

/** Asks for a number of the bank and a day, and notes with them that money has moved; faults stand beside the fields. */
export function NumberDayDialog<T>({
  title,
  number,
  day,
  send,
  sent,
  take,
  refresh,
  onClose,
  children,
}: {
  readonly title: string;
  readonly number: Asked;
  readonly day: Asked;
  readonly send: (typed: { readonly number: string; readonly day: string }) => Promise<T>;
  /** What is said once it is noted. */
  readonly sent: string;
  readonly take: (answer: T) => void;
  /** What was seen may have changed: shows how it stands. */
  readonly refresh: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const texts = usePayoutsTexts();
  const formId = useId();
  const [typed, setTyped] = useState({ number: "", day: "" });
  const note = useMutation({
    mutationFn: () => send(typed),
    onSuccess: (answer) => {
      take(answer);
      showMessage(sent);
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError) refresh();
    },
  });
  const { error } = note;
  const fields = error instanceof ApiError ? error.fields : {};
  const isBeside = Object.keys(fields).length > 0;
  const field = (of: keyof typeof typed, { name, label }: Asked) => ({
    name,
    label,
    value: typed[of],
    error: fields[name],
    autoComplete: "off",
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((now) => ({ ...now, [of]: target.value })),
  });
  return (
    <FormDialog
      {...{ formId, onClose, title, cancelText: texts.cancel, busy: note.isPending }}
      submitText={title}
    >
      <Form
        close
        id={formId}
        trouble={error && !isBeside ? (sentenceOf(error) ?? texts.notSent) : undefined}
        onSubmit={() => {
          if (!note.isPending) note.mutate();
        }}
      >
        {children}
        <TextField {...field("number", number)} maxLength={40} />
        <TextField {...field("day", day)} type="date" />
      </Form>
    </FormDialog>
  );
}
