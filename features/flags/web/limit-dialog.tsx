import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatCount } from "#engine/web/words/money.ts";
import type { Limit } from "../contract.ts";
import { sendLimit } from "./api.ts";
import { useFlagsTexts } from "./words.ts";

/** Asks for a new number and the reason; faults stand beside the fields. */
export function LimitDialog({ limit, onClose }: { readonly limit: Limit; readonly onClose: () => void }) {
  const texts = useFlagsTexts();
  const formId = useId();
  const [typed, setTyped] = useState(String(limit.value));
  const [reason, setReason] = useState("");
  const value = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const what = texts.limitOf(limit.name);
  const sending = useMutation({
    mutationFn: () => sendLimit(limit, value, reason),
    onSuccess: () => {
      showMessage(texts.changed(what, formatCount(value)));
      onClose();
    },
  });
  const { error } = sending;
  const fields = error instanceof ApiError ? error.fields : {};
  const isBeside = Object.keys(fields).length > 0;
  return (
    <FormDialog
      {...{ formId, onClose, title: what, cancelText: texts.cancel, submitText: texts.save }}
      busy={sending.isPending}
    >
      <Form
        close
        id={formId}
        trouble={error && !isBeside ? (sentenceOf(error) ?? texts.noConnection) : undefined}
        onSubmit={() => {
          if (!sending.isPending) sending.mutate();
        }}
      >
        <TextField
          label={texts.newValue}
          hint={texts.range(formatCount(limit.least), formatCount(limit.most))}
          name="value"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={typed}
          error={fields["value"]}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          maxLength={300}
          value={reason}
          error={fields["reason"]}
          onChange={setReason}
        />
      </Form>
    </FormDialog>
  );
}
