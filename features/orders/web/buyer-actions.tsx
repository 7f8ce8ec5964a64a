import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button, type ButtonLook } from "#engine/web/ui/button.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import { actOnOrder } from "../contract/order-actions.ts";
import { buyerActionLabel } from "../contract/order-labels.ts";
import type { OrderTile } from "../contract/orders.ts";
import { useOrderActionTexts } from "./order-action.texts.ts";
import { isWaitingForMoney, marginOf } from "./status/order-status.ts";

/**
 * A button for each action that the server offers the buyer. Each asks for confirmation. Afterwards all lists with
 * the order are refetched, also after a refusal, because the order has then changed.
 */
export function BuyerActions({ order }: { readonly order: OrderTile }) {
  const { orderId } = order;
  const texts = useOrderActionTexts();
  const language = useLanguage();
  const [asked, setAsked] = useState<string | null>(null);
  const act = useMutation({
    mutationFn: (action: string) => call(actOnOrder, { params: { orderId }, query: { action } }),
    onSuccess: () => showMessage(texts.done),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSent),
    onSettled: async () => {
      setAsked(null);
      await readOrdersAgain();
    },
  });
  return (
    <>
      {order.stateInfo.buyerActions.map((action) => (
        <Button
          key={action}
          look={lookOf(action)}
          small
          aria-label={texts.of(buyerActionLabel(action, language), orderId)}
          onClick={() => setAsked(action)}
        >
          {buyerActionLabel(action, language)}
        </Button>
      ))}
      {asked !== null && (
        <ActionDialog
          action={asked}
          order={order}
          busy={act.isPending}
          onConfirm={() => act.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function ActionDialog({
  action,
  order,
  busy,
  onConfirm,
  onClose,
}: {
  readonly action: string;
  readonly order: OrderTile;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const texts = useOrderActionTexts();
  const language = useLanguage();
  const isCancel = action === "CANCEL_ORDER";
  return (
    <ConfirmDialog
      title={isCancel ? texts.confirmCancelTitle : texts.confirmTitle(buyerActionLabel(action, language))}
      busy={busy}
      confirmLook={isUndoing(action) ? "danger" : "main"}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isCancel ? (
        <CancelQuestion order={order} />
      ) : action === "REQUEST_RETURN" ? (
        texts.confirmReturn
      ) : (
        texts.confirm
      )}
    </ConfirmDialog>
  );
}

/** The question, and what follows for this order: what the seller decides, the money, the margin. */
function CancelQuestion({ order }: { readonly order: OrderTile }) {
  const texts = useOrderActionTexts();
  const { cancelling } = order;
  const goesBack = paiseFromRupees(cancelling?.goesBack ?? 0);
  const margin = marginOf(order);
  const nothing = isWaitingForMoney(order) ? texts.nothingCame : texts.nothingPaid;
  return (
    <>
      {texts.confirmCancel}
      {cancelling && (
        <span className="num mt-1 block">
          {cancelling.asksSeller && texts.sellerDecides}{" "}
          {goesBack > 0 ? texts.goesBack(formatPaise(goesBack)) : nothing}{" "}
          {margin > 0 && texts.marginDropped(formatPaise(margin))}
        </span>
      )}
    </>
  );
}

/** Cancelling is there without being offered; the button before it is the useful one. */
function lookOf(action: string): ButtonLook {
  if (action === "CANCEL_ORDER") return "quiet";
  return isUndoing(action) ? "onpaper" : "second";
}

/** Actions that undo the order are not shown as main actions. */
function isUndoing(action: string): boolean {
  return action === "CANCEL_ORDER" || action === "REQUEST_RETURN";
}

/** Refetches orders and their earnings wherever they are shown. */
async function readOrdersAgain(): Promise<void> {
  const ofOrders: readonly unknown[] = ["orders", "earnings", "payments"];
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => ofOrders.includes(queryKey[0]) });
}
