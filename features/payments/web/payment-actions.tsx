import { useMutation } from "@tanstack/react-query";
import { Button } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { endPayment } from "./online/online.api.ts";
import { useOnlineTexts } from "./online/online.texts.ts";
import { usePay } from "./online/use-pay.ts";

/** Pay now, or cancel the payment and have the cart open again. */
export function PaymentActions({
  masterId,
  isAgain,
}: {
  readonly masterId: string;
  readonly isAgain: boolean;
}) {
  const texts = useOnlineTexts();
  const { pay, isPaying, error } = usePay();
  const giveUp = useMutation({
    mutationFn: () => endPayment(masterId),
    onSuccess: (outcome) => showMessage(outcome === "paid" ? texts.paidMeanwhile : texts.givenUp),
  });
  const trouble = error ?? giveUp.error;
  return (
    <div className="stack-s mt-2 w-full">
      {trouble && <Note job="trouble">{sentenceOf(trouble) ?? texts.noConnection}</Note>}
      <Button wide busy={isPaying} onClick={() => pay(masterId)}>
        {isAgain ? texts.payAgain : texts.payNow}
      </Button>
      <Button wide look="second" busy={giveUp.isPending} onClick={() => giveUp.mutate()}>
        {texts.giveUp}
      </Button>
    </div>
  );
}
