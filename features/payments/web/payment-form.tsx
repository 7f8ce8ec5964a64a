import { useEffect, useRef } from "react";
import { Form } from "#engine/web/ui/form/form.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import { PictureField } from "#features/files/web";
import type { OrderPayment } from "../contract/payments.ts";
import type { usePaymentForm } from "./use-payment-form.ts";
import { usePaymentsTexts } from "./words.ts";

/** Id of the form, for the button that sends it. */
export const paymentFormId = "make-payment";

/** The fields of a payment made for an order. */
export function PaymentForm({
  payment,
  form,
}: {
  readonly payment: OrderPayment;
  readonly form: ReturnType<typeof usePaymentForm>;
}) {
  const texts = usePaymentsTexts();
  const element = useRef<HTMLFormElement>(null);
  const { draft, put, errorOf, trouble } = form;
  useFocusOnRefused(element, form.refusal);
  return (
    <Form ref={element} id={paymentFormId} trouble={trouble} onSubmit={form.submit}>
      <TextField
        label={texts.amount}
        name="amount"
        before="₹"
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        error={errorOf("amount")}
        hint={texts.atMost(formatPaise(payment.claimableInPaise))}
        onChange={(event) => put("amount", event.target.value)}
      />
      <SelectField
        label={texts.paidThrough}
        name="paidThrough"
        value={draft.paidThrough}
        error={errorOf("paidThrough")}
        options={[
          { value: "", text: texts.choose },
          ...payment.ways.map((way) => ({ value: way, text: texts.way(way) })),
        ]}
        onChange={(event) => put("paidThrough", event.target.value)}
      />
      <TextField
        label={texts.reference}
        name="reference"
        autoComplete="off"
        maxLength={40}
        value={draft.reference}
        error={errorOf("reference")}
        hint={texts.referenceHint}
        onChange={(event) => put("reference", event.target.value)}
      />
      <PictureField
        label={texts.proof}
        picture={null}
        audience="private"
        error={form.pictureError}
        onChange={(sent) => form.putPicture(sent?.pictureKey)}
        onBusy={form.setUploading}
      />
    </Form>
  );
}

/** Leads to the first refused field, whenever something new was refused. */
function useFocusOnRefused(form: { readonly current: HTMLFormElement | null }, refusal: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when something new was refused
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, refusal]);
}
