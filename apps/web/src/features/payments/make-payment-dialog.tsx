import { useQuery } from "@tanstack/react-query";
import { Answer } from "#ui/answer";
import { Button } from "#ui/button";
import { Dialog } from "#ui/dialog";
import { showMessage } from "#ui/snackbar";
import { PaymentForm, paymentFormId } from "./payment-form.tsx";
import { paymentQuery } from "./payments.api.ts";
import { usePaymentsTexts } from "./payments.texts.ts";
import { usePaymentForm } from "./use-payment-form.ts";

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
    <Dialog
      title={texts.makePayment}
      dismissible={false}
      onClose={onClose}
      footer={
        <>
          <Button look="onpaper" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={paymentFormId}
            busy={form.isSending}
            disabled={claimableInPaise === 0 || form.isUploading}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <Answer to={payment}>
        {(data) =>
          claimableInPaise > 0 ? (
            <PaymentForm payment={data} form={form} />
          ) : (
            <p>{data.isOffered ? texts.nothingDue : texts.notOffered}</p>
          )
        }
      </Answer>
    </Dialog>
  );
}
