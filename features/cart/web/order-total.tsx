import { Money } from "#engine/web/ui/goods/money.tsx";
import type { Totals } from "#features/checkout/contract/checkout.ts";
import { useCartTexts } from "./words.ts";

/** At the left of the dock: the order total, or what the farmer pays for whom it is. */
export function OrderTotal({
  totals: { orderTotalInPaise, finalCustomerPriceInPaise },
  isForFarmer = false,
}: {
  readonly totals: Totals;
  readonly isForFarmer?: boolean;
}) {
  const texts = useCartTexts();
  const final = isForFarmer ? finalCustomerPriceInPaise : null;
  return (
    <div className="min-w-0 flex-1">
      <div className="t-small c2">{final === null ? texts.orderTotal : texts.finalCustomerPrice}</div>
      <div className="t-lead">
        <Money paise={final ?? orderTotalInPaise} />
      </div>
    </div>
  );
}
