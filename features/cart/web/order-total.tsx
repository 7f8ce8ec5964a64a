import { Money } from "#engine/web/ui/goods/money.tsx";
import type { Totals } from "#features/checkout/contract/checkout.ts";
import { useCartTexts } from "./words.ts";

/** At the left of the dock: the order total, or what the farmer pays for whom it is. */
export function OrderTotal({
  totals: { orderTotalInPaise, finalCustomerPriceInPaise },
  isForFarmer = false,
  isShippingKnown = true,
}: {
  readonly totals: Totals;
  readonly isForFarmer?: boolean;
  /** False while the charge of a seller is not known. */
  readonly isShippingKnown?: boolean;
}) {
  const texts = useCartTexts();
  const final = isForFarmer ? finalCustomerPriceInPaise : null;
  const total = isShippingKnown ? texts.orderTotal : texts.totalSoFar;
  const label = final === null ? total : texts.finalCustomerPrice;
  return (
    <div className="min-w-0 flex-1">
      <div className="t-small c2">{label}</div>
      <div className="t-lead">
        <Money paise={final ?? orderTotalInPaise} />
      </div>
    </div>
  );
}
