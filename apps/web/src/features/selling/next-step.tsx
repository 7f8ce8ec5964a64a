import { actionLabel } from "@santha/contract/order-action-labels";
import type { SellerMove, SellerOrder } from "@santha/contract/seller-orders";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "#lib/language";
import { queryClient } from "#lib/query-client";
import { sentenceOf } from "#ui/answer";
import { Button } from "#ui/button";
import { showMessage } from "#ui/snackbar";
import { CashButtons } from "./cash-buttons.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { needsNothing } from "./move-draft.ts";
import { sellerOrderQuery, sendMove, takeOrder } from "./selling.api.ts";
import { useSellingTexts } from "./selling.texts.ts";

/** The next move of the seller as the main button, the others beside it; a move that needs facts asks for them. */
export function NextStep({ order }: { readonly order: SellerOrder }) {
  const texts = useSellingTexts();
  const language = useLanguage();
  const [asked, setAsked] = useState<string | null>(null);
  const move = useMutation({
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
      <CashButtons order={order} />
      {asked !== null && <MoveDialog order={order} action={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
