import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { rupeesOf } from "#engine/contract/money.ts";
import { ApiError, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { paiseTyped } from "#engine/web/words/money.ts";
import type { CouponBatch } from "../../contract/batches.ts";
import { sendBatch, sendChange } from "./batches.api.ts";
import { useBatchesTexts } from "./batches.texts.ts";

/** Asks for the terms of new codes, or changes those of a batch; faults stand beside the fields. */
export function BatchDialog({
  batch,
  onClose,
}: {
  /** The batch that is changed; left out, a new one is made. */
  readonly batch?: CouponBatch | undefined;
  readonly onClose: () => void;
}) {
  const texts = useBatchesTexts();
  const formId = useId();
  const key = useRef(newIdempotencyKey());
  const [typed, setTyped] = useState({
    name: batch?.name ?? "",
    codes: "",
    valueInPaise: batch ? String(rupeesOf(batch.valueInPaise)) : "",
    leastValueInPaise: batch ? String(rupeesOf(batch.leastValueInPaise)) : "0",
    lastDay: batch?.lastDay ?? "",
  });
  const sending = useMutation({
    mutationFn: () => {
      const terms = {
        name: typed.name,
        valueInPaise: paiseTyped(typed.valueInPaise),
        leastValueInPaise: paiseTyped(typed.leastValueInPaise),
        lastDay: typed.lastDay,
      };
      if (batch) return sendChange(batch, terms);
      return sendBatch({ ...terms, codes: Number(typed.codes) }, key.current);
    },
    onSuccess: () => {
      showMessage(batch ? texts.changed : texts.made);
      onClose();
    },
  });
  const { error } = sending;
  const fields = error instanceof ApiError ? error.fields : {};
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: fields[name],
    autoComplete: "off",
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      key.current = newIdempotencyKey();
      setTyped((now) => ({ ...now, [name]: target.value }));
    },
  });
  const amount = (name: keyof typeof typed) => ({
    ...field(name),
    inputMode: "decimal" as const,
    maxLength: 12,
  });
  return (
    <FormDialog
      {...{ formId, onClose, cancelText: texts.cancel }}
      title={batch ? texts.changeTitle : texts.addTitle}
      submitText={batch ? texts.save : texts.make}
      busy={sending.isPending}
    >
      <Form
        close
        id={formId}
        trouble={
          error && Object.keys(fields).length === 0 ? (sentenceOf(error) ?? texts.noConnection) : undefined
        }
        onSubmit={() => {
          if (!sending.isPending) sending.mutate();
        }}
      >
        <TextField label={texts.name} {...field("name")} maxLength={80} />
        {!batch && <TextField label={texts.count} {...field("codes")} inputMode="numeric" maxLength={4} />}
        <TextField label={texts.value} {...amount("valueInPaise")} />
        <TextField label={texts.least} {...amount("leastValueInPaise")} />
        <TextField label={texts.lastDay} type="date" {...field("lastDay")} />
      </Form>
    </FormDialog>
  );
}
