import { FoldedSlip, MoneyRow } from "#engine/web/ui/goods/breakdown.tsx";
import { paiseFromRupees } from "#engine/web/words/money.ts";
import type { MasterOrder } from "../../contract/orders.ts";
import { useOrdersTexts } from "../words.ts";

/** The total of the order with its breakup, collapsed by default. The margin stands there also where it is 0. */
export function MasterPriceSlip({ order }: { readonly order: MasterOrder }) {
  const texts = useOrdersTexts();
  const margin = paiseFromRupees(order.overAllCommission) + paiseFromRupees(order.overAllAgentHandlingCharge);
  const total = paiseFromRupees(order.grandTotal);
  const isOver = order.unplacedState !== null && order.unplacedState !== "PAYMENT_PENDING";
  return (
    <FoldedSlip label={texts.totalPrice} paise={total} summary={texts.priceBreakup}>
      <MoneyRow label={texts.productsValue} paise={paiseFromRupees(order.overAllItemsValue)} />
      <MoneyRow label={texts.shippingCharges} paise={paiseFromRupees(order.totalShippingCost)} />
      <MoneyRow label={texts.handlingCharges} paise={paiseFromRupees(order.totalHandlingCost)} />
      <MoneyRow job="minus" label={texts.discount} paise={paiseFromRupees(order.totalDiscounts)} />
      <MoneyRow job="minus" label={texts.couponDiscount} paise={paiseFromRupees(order.couponDiscount)} />
      <MoneyRow job="sum" label={texts.orderTotal} paise={total} />
      {isOver ? (
        <MoneyRow label={texts.marginStopped} paise={margin} isDropped />
      ) : (
        <MoneyRow job="earn" label={texts.marginEarned} paise={margin} />
      )}
      <MoneyRow job="final" label={texts.finalCustomerPrice} paise={total + margin} />
    </FoldedSlip>
  );
}
