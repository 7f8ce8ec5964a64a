import { Money } from "#engine/web/ui/goods/money.tsx";
import { useCartTexts } from "./words.ts";

/** The order total at the left of the dock. */
export function OrderTotal({ paise }: { readonly paise: number }) {
  return (
    <div className="min-w-0 flex-1">
      <div className="t-small c2">{useCartTexts().orderTotal}</div>
      <div className="t-lead">
        <Money paise={paise} />
      </div>
    </div>
  );
}
