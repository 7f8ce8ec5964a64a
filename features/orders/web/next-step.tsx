import type { ReactNode } from "react";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import type { OrderTile } from "../contract/orders.ts";
import { useOrderActionTexts } from "./order-action.texts.ts";
import { ReorderButton } from "./reorder-button.tsx";
import { isWaitingForMoney } from "./status/order-status.ts";
import { useOrdersTexts } from "./words.ts";

/** The first button of a tile: what the server says helps most with the order now. */
export function NextStep({ order }: { readonly order: OrderTile }): ReactNode {
  const texts = useOrderActionTexts();
  const { paymentDetails } = useOrdersTexts();
  const cashDue = texts.cashDue(formatPaise(paiseFromRupees(order.cashToCollect ?? 0)));
  const { orderId, masterId, nextStep } = order;
  const params = { orderId };
  const named = (text: string) => ({ "aria-label": texts.of(text, orderId), children: text });
  if (nextStep === "ORDER_AGAIN") return <ReorderButton orderId={orderId} small />;
  if (nextStep === "PAY")
    return <ButtonLink small to="/rbl_payment" search={{ pay: masterId }} {...named(texts.payNow)} />;
  const look = "second";
  if (nextStep === "TRACK")
    return (
      <ButtonLink look={look} small to="/app/order/$orderId/status" params={params} {...named(texts.track)} />
    );
  // Where a transfer is awaited the page of the order says which account it goes to.
  const to = isWaitingForMoney(order) ? "/app/order/$orderId" : "/app/order/$orderId/paymentDetails";
  const name = nextStep === "COLLECT" ? cashDue : paymentDetails;
  return nextStep && <ButtonLink look={look} small to={to} params={params} {...named(name)} />;
}
