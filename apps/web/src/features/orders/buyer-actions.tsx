import { actOnOrder } from "@santha/contract/order-actions";
import { buyerActionLabel } from "@santha/contract/order-labels";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/api-client";
import { useLanguage } from "#lib/language";
import { queryClient } from "#lib/query-client";
import { sentenceOf } from "#ui/answer";
import { Button } from "#ui/button";
import { ConfirmDialog } from "#ui/dialog";
import { showMessage } from "#ui/snackbar";
import { useOrderActionTexts } from "./order-action.texts.ts";

/**
 * A button for each action that the server lists for the buyer, and no other. Each asks first; confirmed, the server
 * is called and every list with the order is read again, also when it was refused: then the order had moved on.
 */
export function BuyerActions({
  orderId,
  actions,
}: {
  readonly orderId: string;
  readonly actions: readonly string[];
}) {
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
      {actions.map((action) => (
        <Button
          key={action}
          look={isUndoing(action) ? "onpaper" : "second"}
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
  busy,
  onConfirm,
  onClose,
}: {
  readonly action: string;
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
      {isCancel ? texts.confirmCancel : action === "REQUEST_RETURN" ? texts.confirmReturn : texts.confirm}
    </ConfirmDialog>
  );
}

/** What takes the order back is no main act. */
function isUndoing(action: string): boolean {
  return action === "CANCEL_ORDER" || action === "REQUEST_RETURN";
}

/** Orders and what they earn, wherever they are shown. */
async function readOrdersAgain(): Promise<void> {
  const ofOrders: readonly unknown[] = ["orders", "earnings", "payments"];
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => ofOrders.includes(queryKey[0]) });
}
