import type { MasterOrder } from "@santha/contract/orders";
import { paiseFromRupees } from "#lib/money";
import { FoldedSlip, MoneyRow } from "#ui/slip";
import { useOrdersTexts } from "./orders.texts.ts";

/** The total of the order with its breakup, collapsed by default. No agent, no margin row. */
export function MasterPriceSlip({ order }: { readonly order: MasterOrder }) {
  const texts = useOrdersTexts();
  const margin = paiseFromRupees(order.overAllCommission) + paiseFromRupees(order.overAllAgentHandlingCharge);
  const total = paiseFromRupees(order.grandTotal);
  return (
    <FoldedSlip label={texts.totalPrice} paise={total} summary={texts.priceBreakup}>
      <MoneyRow label={texts.productsValue} paise={paiseFromRupees(order.overAllItemsValue)} />
      <MoneyRow label={texts.shippingCharges} paise={paiseFromRupees(order.totalShippingCost)} />
      <MoneyRow label={texts.handlingCharges} paise={paiseFromRupees(order.totalHandlingCost)} />
      <MoneyRow job="minus" label={texts.discount} paise={paiseFromRupees(order.totalDiscounts)} />
      <MoneyRow job="minus" label={texts.couponDiscount} paise={paiseFromRupees(order.couponDiscount)} />
      <MoneyRow job="sum" label={texts.orderTotal} paise={total} />
      {margin !== 0 && <MoneyRow job="earn" label={texts.marginEarned} paise={margin} />}
      <MoneyRow job="final" label={texts.finalCustomerPrice} paise={total + margin} />
    </FoldedSlip>
  );
}
