import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button, type ButtonLook } from "#engine/web/ui/button.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { actionLabel } from "#features/orders/contract/order-action-labels.ts";
import type { OrderState } from "#features/orders/contract/order-states.ts";
import type { SupportMove, SupportOrder } from "../contract.ts";
import { readAgain, sendMove, sendRetry, supportOrderQuery } from "./api.ts";
import { useQuestions } from "./order-words.texts.ts";
import { useSupportTexts } from "./words.ts";

/** A move that the server lists for support, taken behind a question with what belongs to it. */
export function SupportMoveButton({
  order,
  action,
  look,
}: {
  readonly order: SupportOrder;
  readonly action: string;
  readonly look: ButtonLook;
}) {
  const texts = useSupportTexts();
  const questions = useQuestions();
  const [isSellable, setSellable] = useState(true);
  const [reason, setReason] = useState("");
  return (
    <Act
      orderId={order.orderId}
      action={action}
      look={look}
      send={() => sendMove(order.orderId, moveOf(action, order.state, isSellable, reason))}
    >
      {(refusedReason) => (
        <>
          <p>{questionOf(questions, action, order.state)}</p>
          {action === "TAKE_BACK" && (
            <TickBox checked={isSellable} onChange={setSellable}>
              {texts.isSellable}
            </TickBox>
          )}
          {needsReason(action) && (
            <TextField
              label={texts.why}
              hint={texts.whyHint}
              name="reason"
              maxLength={300}
              autoComplete="off"
              value={reason}
              error={refusedReason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </>
      )}
    </Act>
  );
}

/** Hands a failed refund to finance again. */
export function RetryButton({
  orderId,
  refundId,
  amount,
}: {
  readonly orderId: string;
  readonly refundId: number;
  readonly amount: string;
}) {
  const texts = useSupportTexts();
  return (
    <Act orderId={orderId} action="RETRY_REFUND" look="main" send={() => sendRetry(refundId)}>
      {() => <p>{texts.sureRetry(amount)}</p>}
    </Act>
  );
}

function needsReason(action: string): action is "CANCEL_ORDER" | "DELIVER" | "FAIL_DELIVERY" {
  return action === "CANCEL_ORDER" || action === "DELIVER" || action === "FAIL_DELIVERY";
}

function moveOf(action: string, from: OrderState, isSellable: boolean, reason: string): SupportMove {
  if (action === "TAKE_BACK") return { action, from, isSellable };
  if (needsReason(action)) return { action, from, reason };
  return { action: "SEND_OUT", from };
}

function questionOf(questions: ReturnType<typeof useQuestions>, action: string, state: OrderState): string {
  if (action === "CANCEL_ORDER" && state === "PACKED") return questions.askSeller;
  if (needsReason(action) || action === "TAKE_BACK") return questions[action];
  return questions.SEND_OUT;
}

/** A button and its question. The answer is the order as it is then; refused, the page shows where it has gone. */
function Act({
  orderId,
  action,
  look,
  send,
  children,
}: {
  readonly orderId: string;
  readonly action: string;
  readonly look: ButtonLook;
  readonly send: () => Promise<SupportOrder>;
  readonly children: (refusedReason: string | undefined) => ReactNode;
}) {
  const texts = useSupportTexts();
  const label = actionLabel(action, useLanguage());
  const [isAsked, setAsked] = useState(false);
  const act = useMutation({
    mutationFn: send,
    onSuccess: (order) => {
      queryClient.setQueryData(supportOrderQuery(orderId).queryKey, order);
      setAsked(false);
      showMessage(texts.done);
    },
    onSettled: () => void readAgain(),
  });
  const { error } = act;
  const refusedReason = error instanceof ApiError ? error.fields["reason"] : undefined;
  const ask = (): void => {
    act.reset();
    setAsked(true);
  };
  return (
    <>
      <Button look={look} onClick={ask}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={label}
          confirmLook={action === "SEND_OUT" || action === "RETRY_REFUND" ? "main" : "danger"}
          busy={act.isPending}
          onConfirm={() => act.mutate()}
          onClose={() => setAsked(false)}
        >
          <div className="stack-s">
            {error && !refusedReason && <Note job="trouble">{sentenceOf(error) ?? texts.noConnection}</Note>}
            {children(refusedReason)}
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
