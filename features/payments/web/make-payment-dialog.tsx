import { useQuery } from "@tanstack/react-query";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { paymentQuery } from "./api.ts";
import { DueFacts } from "./due-facts.tsx";
import { PaymentForm, paymentFormId } from "./payment-form.tsx";
import { usePaymentForm } from "./use-payment-form.ts";
import { whyNothing } from "./why-nothing.ts";
import { usePaymentsTexts } from "./words.ts";

/** "Make Payment": what is due on an order, and a payment entered for it. Cancelling changes nothing. */
export function MakePaymentDialog({
  orderId,
  onClose,
}: {
  readonly orderId: string;
  readonly onClose: () => void;
}) {
  const texts = usePaymentsTexts();
  const payment = useQuery(paymentQuery(orderId));
  const claimableInPaise = payment.data?.isOffered ? payment.data.claimableInPaise : 0;
  const form = usePaymentForm({ orderId, claimableInPaise }, () => {
    showMessage(texts.recorded);
    onClose();
  });
  return (
    <FormDialog
      {...{ onClose, title: texts.makePayment, formId: paymentFormId, busy: form.isSending }}
      cancelText={texts.cancel}
      submitText={texts.submit}
      disabled={claimableInPaise === 0 || form.isUploading}
    >
      <Answer to={payment}>
        {(data) => (
          <>
            <dl>
              <FactRow label={texts.orderId}>#{orderId}</FactRow>
              <DueFacts payment={data} />
            </dl>
            {claimableInPaise > 0 ? (
              <PaymentForm payment={data} form={form} />
            ) : (
              <p>{whyNothing(data, texts)}</p>
            )}
          </>
        )}
      </Answer>
    </FormDialog>
  );
}
