import { Breakdown, FactRow, MoneyRow } from "#engine/web/ui/goods/breakdown.tsx";
import type { Checkout, Totals } from "#features/checkout/contract/checkout.ts";
import { useCartTexts } from "./words.ts";

/** The price breakup of a checkout; margin and final customer price are drawn for agents only. */
export function PriceBreakdown({
  totals,
  isShippingKnown,
  isHandlingKnown = true,
  isWhole = false,
}: {
  readonly totals: Totals;
  readonly isShippingKnown: boolean;
  /** False where a draft holds goods of a seller whose charges the phone does not know. */
  readonly isHandlingKnown?: boolean;
  /** The confirm step names every charge and discount (CART-006); elsewhere one of nothing is left out. */
  readonly isWhole?: boolean;
}) {
  const texts = useCartTexts();
  return (
    <Breakdown title={texts.priceBreakup} note={texts.taxesIncluded}>
      <MoneyRow label={texts.productsValue} paise={totals.itemsValueInPaise} />
      {isShippingKnown ? (
        <MoneyRow label={texts.shippingCharges} paise={totals.shippingInPaise} />
      ) : (
        <FactRow label={texts.shippingCharges}>
          <span className="c2">{texts.afterAddress}</span>
        </FactRow>
      )}
      {isHandlingKnown ? (
        (isWhole || totals.handlingInPaise > 0) && (
          <MoneyRow label={texts.handlingCharges} paise={totals.handlingInPaise} />
        )
      ) : (
        <FactRow label={texts.handlingCharges}>
          <span className="c2">{texts.afterPriceCheck}</span>
        </FactRow>
      )}
      {(isWhole || totals.discountInPaise > 0) && (
        <MoneyRow job="minus" label={texts.discount} paise={totals.discountInPaise} />
      )}
      {(isWhole || totals.couponInPaise > 0) && (
        <MoneyRow job="minus" label={texts.couponDiscount} paise={totals.couponInPaise} />
      )}
      <MoneyRow
        job="sum"
        label={isShippingKnown ? texts.orderTotal : texts.totalSoFar}
        paise={totals.orderTotalInPaise}
      />
      {totals.marginInPaise !== null && (
        <MoneyRow job="earn" label={texts.margin} paise={totals.marginInPaise} />
      )}
      {totals.finalCustomerPriceInPaise !== null && (
        <MoneyRow job="final" label={texts.finalCustomerPrice} paise={totals.finalCustomerPriceInPaise} />
      )}
    </Breakdown>
  );
}

/** Whether every seller's shipping charge is known, which needs an address that all of them serve. */
export function isShippingKnown(quote: Pick<Checkout, "groups">): boolean {
  return quote.groups.every((group) => group.shippingInPaise !== null);
}
