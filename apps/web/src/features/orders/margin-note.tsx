import type { OrderDetail } from "@santha/contract/orders";
import { formatDate } from "#lib/dates";
import { useLanguage } from "#lib/language";
import { formatPaise, paiseFromRupees } from "#lib/money";
import { RowNote } from "#ui/slip";
import { isWaitingForMoney, marginKindOf } from "./order-status.ts";
import { useOrderViewTexts } from "./order-view.texts.ts";
import { useOrdersTexts } from "./orders.texts.ts";

/** Why the margin stands as it does, and what has to happen until it is the agent's. */
export function MarginNote({ order }: { readonly order: OrderDetail }) {
  const texts = useOrderViewTexts();
  const kind = marginKindOf(order);
  return (
    <RowNote label={texts.aboutMargin} job={kind === "stopped" ? "stop" : "earn"}>
      {useMarginReason(order)}
    </RowNote>
  );
}

/** Why the margin is less than was agreed; it is said also where nothing is left of it. */
export function MarginGivenBack({ order: { marginGivenBack } }: { readonly order: OrderDetail }) {
  const texts = useOrderViewTexts();
  if (!marginGivenBack) return null;
  return (
    <RowNote label={texts.lessMargin} job="stop">
      {texts.givenBack(formatPaise(paiseFromRupees(marginGivenBack)))}
    </RowNote>
  );
}

function useMarginReason(order: OrderDetail): string {
  const texts = useOrderViewTexts();
  const { countsWhenPaid } = useOrdersTexts();
  const day = formatDate(order.expectedBy, useLanguage());
  const owed = formatPaise(paiseFromRupees(order.balanceAmount));
  const isOwed = order.balanceAmount > 0;
  const { currentState } = order.stateInfo;
  if (order.dummyOrder) return texts.practiceMargin;
  if (currentState === "CANCEL_REQUESTED") return texts.whileCancelling;
  if (marginKindOf(order) === "stopped") return texts.whileRefunding;
  if (order.cancelled) return texts.notPayable;
  if (currentState === "ORD_EXPIRED" || currentState === "PAYMENT_FAILED") return texts.notPayableUnpaid;
  if (isWaitingForMoney(order)) return texts.yoursAfterTransfer(owed);
  if (order.deliveredTS !== null) return isOwed ? countsWhenPaid(owed) : texts.yoursNow;
  return isOwed ? texts.yoursWhenDeliveredAndPaid(day, owed) : texts.yoursWhenDelivered(day);
}
