import { RowNote } from "#engine/web/ui/goods/breakdown.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import { returnWindowInDays } from "../../contract/order-states.ts";
import type { OrderDetail } from "../../contract/orders.ts";
import { isWaitingForMoney, marginKindOf, marginOf } from "../status/order-status.ts";
import { useOrdersTexts } from "../words.ts";
import { useWhyNoMargin } from "./margin-words.ts";
import { useOrderViewTexts } from "./order-view.texts.ts";

const day = 86_400_000;

/** Why the margin stands as it does, and what has to happen until it is the agent's. */
export function MarginNote({ order }: { readonly order: OrderDetail }) {
  const texts = useOrderViewTexts();
  const kind = marginKindOf(order);
  return (
    <RowNote
      label={kind === "over" ? texts.noMargin : texts.aboutMargin}
      {...(kind !== "over" && { job: kind === "stopped" ? ("stop" as const) : ("earn" as const) })}
    >
      {[useMarginReason(order), useWhoTakesIt(order)].filter(Boolean).join(" ")}
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

/** Who takes the margin from the customer; nothing where it is not to be had any more, or nobody was told. */
function useWhoTakesIt(order: OrderDetail): string | null {
  const texts = useOrderViewTexts();
  const language = useLanguage();
  const { marginTakenBy, paymentInfo, assist, deliveredTS } = order;
  if (order.dummyOrder || ["stopped", "over"].includes(marginKindOf(order))) return null;
  const margin = marginOf(order);
  const total = paiseFromRupees(order.totalAmount);
  const isCash = paymentInfo.mode === "COD";
  const isCashDue = order.balanceAmount > 0 || order.marginDueAmount > 0;
  if (marginTakenBy === "seller" && isCashDue) return texts.sellerTakesAll;
  if (marginTakenBy === "seller" || marginTakenBy === "platform") {
    if (deliveredTS === null) return texts.santhaPaysIt;
    return texts.santhaPaysFrom(formatDate(deliveredTS + returnWindowInDays * day, language));
  }
  if (!marginTakenBy || !assist) return null;
  return isCash
    ? texts.sellerTakesPart(formatPaise(total), formatPaise(margin), assist.farmerName)
    : texts.youTakeAll(formatPaise(total + margin), assist.farmerName);
}

function useMarginReason(order: OrderDetail): string {
  const texts = useOrderViewTexts();
  const { countsWhenPaid } = useOrdersTexts();
  const day = formatDate(order.expectedBy, useLanguage());
  const isOwed = order.balanceAmount > 0;
  // What the seller takes at the door is one sum, the margin with the goods.
  const takenWithIt = order.marginTakenBy === "seller" ? marginOf(order) : 0;
  const owed = formatPaise(paiseFromRupees(order.balanceAmount) + takenWithIt);
  const whyNot = useWhyNoMargin(order);
  if (order.dummyOrder) return texts.practiceMargin;
  if (whyNot !== undefined) return whyNot;
  if (isWaitingForMoney(order))
    return order.paymentInfo.mode === "Online" ? texts.yoursAfterOnline : texts.yoursAfterTransfer(owed);
  if (order.deliveredTS !== null) return isOwed ? `${countsWhenPaid(owed)}.` : texts.yoursNow;
  return isOwed ? texts.yoursWhenDeliveredAndPaid(day, owed) : texts.yoursWhenDelivered(day);
}
