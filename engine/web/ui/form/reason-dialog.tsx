import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { ApiError } from "../../data/api-client.ts";
import { showMessage } from "../overlay/snackbar.tsx";
import { sentenceOf } from "../page/answer.tsx";
import { Form } from "./form.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { TextArea } from "./text-area.tsx";

/** Asks for the reason of a step before it is sent. What was typed stays when the step is refused. */
export function ReasonDialog<Answer>({
  title,
  label,
  hint,
  submitText,
  cancelText,
  notSent,
  longest = 300,
  wrongOf = () => undefined,
  send,
  saidOf,
  onSent,
  onRefused,
  onClose,
  children,
}: {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly submitText: string;
  readonly cancelText: string;
  /** Said when there was no answer. */
  readonly notSent: string;
  /** Most characters. */
  readonly longest?: number;
  /** What is wrong with a reason before it is sent; left out, the server says it. */
  readonly wrongOf?: (reason: string) => string | undefined;
  readonly send: (reason: string) => Promise<Answer>;
  /** The message once it is done. */
  readonly saidOf: (answer: Answer) => string;
  /** What follows; left out, the dialog closes. */
  readonly onSent?: (answer: Answer) => unknown;
  readonly onRefused?: () => unknown;
  readonly onClose: () => void;
  /** What the step does, above the field. */
  readonly children?: ReactNode;
}) {
  const formId = useId();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const sending = useMutation({
    mutationFn: () => send(reason),
    onSuccess: async (answer) => {
      showMessage(saidOf(answer));
      onClose();
      await onSent?.(answer);
    },
    onError: () => onRefused?.(),
  });
  const { error } = sending;
  const refused = error instanceof ApiError ? error.fields["reason"] : undefined;
  const wrong = wrongOf(reason);
  return (
    <FormDialog {...{ title, formId, cancelText, submitText, onClose }} busy={sending.isPending}>
      <Form
        close
        id={formId}
        trouble={error && !refused ? (sentenceOf(error) ?? notSent) : undefined}
        onSubmit={() => {
          setTried(true);
          if (wrong === undefined && !sending.isPending) sending.mutate();
        }}
      >
        {children !== undefined && <p className="t-note">{children}</p>}
        <TextArea
          label={label}
          hint={hint}
          name="reason"
          maxLength={longest}
          value={reason}
          error={isTried ? (wrong ?? refused) : undefined}
          onChange={setReason}
        />
      </Form>
    </FormDialog>
  );
}
