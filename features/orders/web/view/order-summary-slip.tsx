import { Breakdown, MoneyRow, type MoneyRowJob, RowNote } from "#engine/web/ui/goods/breakdown.tsx";
import { paiseFromRupees } from "#engine/web/words/money.ts";
import type { OrderDetail } from "../../contract/orders.ts";
import { isOver, marginKindOf, marginOf } from "../status/order-status.ts";
import { useOrdersTexts } from "../words.ts";
import { MarginGivenBack, MarginNote } from "./margin-note.tsx";
import { useOrderViewTexts } from "./order-view.texts.ts";
import { RefundRows } from "./refund-rows.tsx";

/** An amount that is 0, null or absent is not present (ORD-022). */
const isPresent = (rupees: number | null | undefined): rupees is number => !!rupees;

/** What the order comes to; charges and deductions that are nothing are left out. */
export function OrderSummarySlip({ order }: { readonly order: OrderDetail }) {
  const texts = useOrdersTexts();
  const viewTexts = useOrderViewTexts();
  const margin = marginOf(order);
  const final = paiseFromRupees(order.totalAmount) + margin + paiseFromRupees(order.agentServiceCharge ?? 0);
  const marginWords = {
    pending: texts.marginPending,
    earned: texts.marginEarned,
    stopped: texts.marginStopped,
    over: texts.marginStopped,
  };
  const kind = marginKindOf(order);
  const job = kind === "stopped" ? "stop" : kind === "over" ? "plain" : "earn";
  const optional: readonly (readonly [MoneyRowJob, string, number | null | undefined])[] = [
    ["plain", texts.shippingCharges, order.fulfillmentDeatils?.TRANSPORT?.commission],
    ["plain", texts.handlingCharges, order.handlingCost],
    ["minus", texts.discount, order.discounts],
    ["minus", texts.couponDiscount, order.totalCouponValue],
  ];
  return (
    <Breakdown title={texts.orderSummary}>
      <MoneyRow label={texts.productValue} paise={paiseFromRupees(order.itemsValue)} />
      {optional.map(
        ([job, label, rupees]) =>
          isPresent(rupees) && (
            <MoneyRow key={label} job={job} label={label} paise={paiseFromRupees(rupees)} />
          ),
      )}
      <MoneyRow job="sum" label={texts.orderTotal} paise={paiseFromRupees(order.totalAmount)} />
      {margin !== 0 && (
        <>
          <MoneyRow job={job} label={marginWords[kind]} paise={margin} isDropped={kind === "over"} />
          <MarginNote order={order} />
        </>
      )}
      <MarginGivenBack order={order} />
      {isPresent(order.agentServiceCharge) && (
        <MoneyRow label={viewTexts.serviceCharge} paise={paiseFromRupees(order.agentServiceCharge)} />
      )}
      <MoneyRow job="final" label={texts.finalCustomerPrice} paise={final} />
      <RefundRows order={order} shownInPaise={final} />
      {/* Goods that were handed over may have been paid at the door, before the books know. */}
      {isOver(order) && !order.refund && order.deliveredTS === null && order.balanceAmount <= 0 && (
        <RowNote label={viewTexts.nothingDue}>{viewTexts.nothingDueNote}</RowNote>
      )}
    </Breakdown>
  );
}
