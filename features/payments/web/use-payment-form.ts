import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, call, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatPaise, paiseTyped } from "#engine/web/words/money.ts";
import { type OrderPayment, type PaidThrough, recordPayment } from "../contract/payments.ts";
import { takePayment } from "./api.ts";
import { faultsOf, type PaymentDraft, type PaymentField } from "./payment-draft.ts";
import { usePaymentsTexts } from "./words.ts";

/** The form of one payment: checked, sent once under a key of its own, what is wrong beside its field; typed text stays. */
export function usePaymentForm(
  payment: Pick<OrderPayment, "orderId" | "claimableInPaise">,
  onDone: () => void,
) {
  const texts = usePaymentsTexts();
  const [draft, setDraft] = useState<PaymentDraft>({ amount: "", paidThrough: "", reference: "" });
  const [isUploading, setUploading] = useState(false);
  /** How often it was to be sent; what is wrong is said from the first time on. */
  const [submissions, setSubmissions] = useState(0);
  const sent = useRef<{ readonly draft: PaymentDraft; readonly key: string }>(undefined);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => send(payment.orderId, draft, keyFor(sent, draft)),
    onSuccess: async (answer) => {
      onDone();
      await takePayment(answer);
    },
  });
  const { claimableInPaise } = payment;
  const faults = faultsOf(draft, claimableInPaise);
  const ownSentences: Readonly<Record<PaymentField, string>> = {
    amount: texts.amountWrong(formatPaise(claimableInPaise)),
    paidThrough: texts.wayMissing,
    reference: texts.referenceWrong,
  };
  const refused = error instanceof ApiError ? error.fields : {};
  const refusedNow = sent.current?.draft === draft ? refused : {};
  return {
    draft,
    isSending: isPending,
    /** A photo is on its way: the payment waits for it. */
    isUploading,
    setUploading,
    /** Changes whenever something new was refused: then the first refused field gets the focus, never while typing. */
    refusal: error ?? submissions,
    put: (field: PaymentField, value: string) => setDraft((now) => ({ ...now, [field]: value })),
    /** What is typed while a photo is on its way stays. */
    putPicture: (pictureKey: string | undefined) => setDraft((now) => ({ ...now, pictureKey })),
    pictureError: refusedNow["pictureKey"],
    errorOf: (field: PaymentField): string | undefined =>
      submissions > 0 && faults.has(field)
        ? ownSentences[field]
        : refusedNow[field === "amount" ? "amountInPaise" : field],
    trouble: error && Object.keys(refused).length === 0 ? (sentenceOf(error) ?? texts.notSent) : undefined,
    submit: () => {
      setSubmissions(submissions + 1);
      if (faults.size === 0 && !isPending && !isUploading) mutate();
    },
  };
}

/** The same draft goes under the same key until it is answered, so that trying again never enters it twice. */
function keyFor(
  sent: { current: { readonly draft: PaymentDraft; readonly key: string } | undefined },
  draft: PaymentDraft,
): string {
  if (sent.current?.draft !== draft) sent.current = { draft, key: newIdempotencyKey() };
  return sent.current.key;
}

function send(orderId: string, draft: PaymentDraft, idempotencyKey: string): Promise<OrderPayment> {
  const body = {
    amountInPaise: paiseTyped(draft.amount),
    paidThrough: draft.paidThrough as PaidThrough,
    reference: draft.reference,
    ...(draft.pictureKey !== undefined && { pictureKey: draft.pictureKey }),
  };
  return call(recordPayment, { params: { orderId }, body }, { idempotencyKey });
}
