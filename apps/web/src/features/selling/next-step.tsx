import { actionLabel } from "@santha/contract/order-action-labels";
import type { SellerMove, SellerOrder } from "@santha/contract/seller-orders";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "#lib/language";
import { formatPaise } from "#lib/money";
import { queryClient } from "#lib/query-client";
import { sentenceOf } from "#ui/answer";
import { Button } from "#ui/button";
import { ConfirmDialog } from "#ui/dialog";
import { showMessage } from "#ui/snackbar";
import { MoveDialog } from "./move-dialog.tsx";
import { needsNothing } from "./move-draft.ts";
import { sellerOrderQuery, sendCash, sendMove, takeOrder } from "./selling.api.ts";
import { useSellingTexts } from "./selling.texts.ts";

/** The next move of the seller as the main button, the others beside it; a move that needs facts asks for them. */
export function NextStep({ order }: { readonly order: SellerOrder }) {
  const texts = useSellingTexts();
  const language = useLanguage();
  const [asked, setAsked] = useState<string | null>(null);
  const move = useMutation({
    networkMode: "always",
    mutationFn: (wish: SellerMove) => sendMove(order.orderId, wish),
    onSuccess: (moved) => {
      takeOrder(moved);
      showMessage(texts.done);
    },
    onError: (error) => {
      showMessage(sentenceOf(error) ?? texts.noConnection);
      void queryClient.invalidateQueries(sellerOrderQuery(order.orderId));
    },
  });
  const press = (action: string): void => {
    if (needsNothing(action)) move.mutate({ action, from: order.state });
    else setAsked(action);
  };
  if (order.actions.length === 0 && order.cashChoicesInPaise.length === 0)
    return <p className="t-note c2">{texts.nothingNext}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {order.actions.map((action, at) => (
        <Button
          key={action}
          look={at === 0 ? "main" : "onpaper"}
          wide={at === 0}
          busy={move.isPending && move.variables.action === action}
          onClick={() => press(action)}
        >
          {actionLabel(action, language)}
        </Button>
      ))}
      {order.cashChoicesInPaise.map((paise) => (
        <CashButton key={paise} order={order} receivedInPaise={paise} />
      ))}
      {asked !== null && <MoveDialog order={order} action={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** The seller says that he has this much cash of the order; 0: none came. Of one that is over it goes back to the buyer. */
function CashButton({
  order: { orderId, isCancelled, balanceInPaise },
  receivedInPaise,
}: {
  readonly order: SellerOrder;
  readonly receivedInPaise: number;
}) {
  const texts = useSellingTexts();
  const [isAsked, setAsked] = useState(false);
  const amount = formatPaise(receivedInPaise);
  const label = receivedInPaise > 0 ? texts.cashTaken(amount) : texts.noCashCame;
  const restInPaise = receivedInPaise > 0 ? balanceInPaise - receivedInPaise : 0;
  const rest = restInPaise > 0 ? texts.cashRest(formatPaise(restInPaise)) : null;
  const cash = useMutation({
    networkMode: "always",
    mutationFn: () => sendCash(orderId, receivedInPaise),
    onSuccess: (paid) => {
      takeOrder(paid);
      showMessage(rest ?? (isCancelled ? texts.done : texts.cashDone));
    },
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button look="second" onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={label}
          confirmLook="main"
          busy={cash.isPending}
          onConfirm={() => cash.mutate()}
          onClose={() => setAsked(false)}
        >
          {receivedInPaise > 0 ? texts.cashSure(amount) : texts.noCashSure}
          {receivedInPaise > 0 && isCancelled && ` ${texts.cashGoesBack}`}
          {rest !== null && ` ${rest}`}
        </ConfirmDialog>
      )}
    </>
  );
}
