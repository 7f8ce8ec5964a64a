import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { ApiError, call, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatPaise, paiseTyped } from "#engine/web/words/money.ts";
import { type Refundable, readRefundable } from "#features/orders/contract/refunds.ts";
import { refundOrder } from "#features/payments/contract/online-payments.ts";
import { readAgain } from "./api.ts";
import { orderIdTyped } from "./order-id.ts";
import { useFinanceTexts } from "./words.ts";

/** Refunds a part of what was paid for an order, without packs: its number first, then how much and why. */
export function RefundMoneyButton() {
  const texts = useFinanceTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small look="second" onClick={() => setOpen(true)}>
        {texts.refundMoney}
      </Button>
      {isOpen && <RefundMoneyDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RefundMoneyDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useFinanceTexts();
  const formId = useId();
  const [number, setNumber] = useState("");
  const find = useMutation({
    mutationFn: () => call(readRefundable, { params: { orderId: orderIdTyped(number) } }),
  });
  const grant = useGrant(find.data, onClose);
  const active = find.data ? grant : find;
  const submit = (): void => {
    if (find.data) grant.submit();
    else if (!find.isPending) find.mutate();
  };
  return (
    <FormDialog
      {...{ formId, onClose, title: texts.refundMoney, cancelText: texts.cancel, busy: active.isPending }}
      submitText={find.data ? texts.refundNow : texts.find}
      disabled={find.data?.leftInPaise === 0}
    >
      <Form close id={formId} trouble={grant.trouble} onSubmit={submit}>
        {find.data ? (
          <GrantFields order={find.data} grant={grant} />
        ) : (
          <TextField
            label={texts.orderNumber}
            name="orderId"
            value={number}
            error={find.error ? (sentenceOf(find.error) ?? texts.noConnection) : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
      </Form>
    </FormDialog>
  );
}

/** How much and why; what was sent goes again under the same key until it is answered. */
function useGrant(order: Refundable | undefined, onClose: () => void) {
  const texts = useFinanceTexts();
  const [typed, setTyped] = useState({ amount: "", reason: "" });
  const [isTried, setTried] = useState(false);
  const key = useRef(newIdempotencyKey());
  const amountInPaise = paiseTyped(typed.amount);
  const most = order?.leftInPaise ?? 0;
  const isAmountRight = amountInPaise > 0 && amountInPaise <= most;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(
        refundOrder,
        { params: { orderId: order?.orderId ?? "" }, body: { amountInPaise, reason: typed.reason } },
        { idempotencyKey: key.current },
      ),
    onSuccess: async ({ status }) => {
      showMessage(status === "sent" ? texts.goesByProvider : texts.isToBeSent);
      onClose();
      await readAgain();
    },
  });
  const fields = error instanceof ApiError ? error.fields : {};
  return {
    typed,
    isPending,
    put: (part: Partial<typeof typed>) => {
      key.current = newIdempotencyKey();
      setTyped((now) => ({ ...now, ...part }));
    },
    amountFault: isTried && !isAmountRight ? texts.amountWrong(formatPaise(most)) : fields["amountInPaise"],
    reasonFault: isTried && typed.reason.trim().length < 3 ? texts.reasonMissing : fields["reason"],
    trouble:
      error && Object.keys(fields).length === 0 ? (sentenceOf(error) ?? texts.noConnection) : undefined,
    submit: () => {
      setTried(true);
      if (isAmountRight && typed.reason.trim().length >= 3 && !isPending) mutate();
    },
  };
}

function GrantFields({
  order,
  grant,
}: {
  readonly order: Refundable;
  readonly grant: ReturnType<typeof useGrant>;
}) {
  const texts = useFinanceTexts();
  return (
    <>
      <p className="t-note b">{texts.refundOf(order.buyerName, order.orderId)}</p>
      <dl>
        <FactRow label={texts.paidIn(order.paymentMode)}>{formatPaise(order.paidInPaise)}</FactRow>
        <FactRow label={texts.goesBack}>{formatPaise(order.backInPaise)}</FactRow>
        <FactRow label={texts.leftToRefund}>{formatPaise(order.leftInPaise)}</FactRow>
      </dl>
      {order.leftInPaise === 0 ? (
        <Note>{texts.nothingLeft}</Note>
      ) : (
        <>
          <TextField
            label={texts.amount}
            name="amount"
            before="₹"
            inputMode="decimal"
            autoComplete="off"
            value={grant.typed.amount}
            error={grant.amountFault}
            onChange={({ target }) => grant.put({ amount: target.value })}
          />
          <TextField
            label={texts.reasonForBuyer}
            name="reason"
            autoComplete="off"
            maxLength={200}
            value={grant.typed.reason}
            error={grant.reasonFault}
            onChange={({ target }) => grant.put({ reason: target.value })}
          />
          <p className="t-small c2">{texts.refundLowersPrice}</p>
        </>
      )}
    </>
  );
}
