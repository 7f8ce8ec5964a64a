import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { actionLabel } from "#features/orders/contract/order-action-labels.ts";
import type { SellerMove, SellerOrder } from "#features/orders/contract/seller-orders.ts";
import { sellerOrderQuery, sendMove, takeOrder } from "./api.ts";
import { CashButtons } from "./cash-buttons.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { needsNothing } from "./move-draft.ts";
import { useSellingTexts } from "./words.ts";

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
