import { Truck } from "lucide-react";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { CheckoutGroup } from "../contract/checkout.ts";
import { useCheckoutTexts } from "./words.ts";

/** What each seller asks for the way, and until when his parcel comes. */
export function DeliveryList({ groups }: { readonly groups: readonly CheckoutGroup[] }) {
  const texts = useCheckoutTexts();
  return (
    <Card aria-label={texts.delivery}>
      <div className="cart-h">
        <h2 className="t-note b">{texts.delivery}</h2>
      </div>
      {groups.map((group) => (
        <div key={group.sellerId} className="px-3.5 py-2.5 not-first:border-line not-first:border-t">
          <h3 className="t-note b">
            <Words of={group.sellerName} />
          </h3>
          <DeliveryFacts group={group} />
        </div>
      ))}
    </Card>
  );
}

/** Charge and day of one seller's parcel, in one line. */
export function DeliveryFacts({ group }: { readonly group: CheckoutGroup }) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  const { shippingInPaise, expectedBy } = group;
  if (shippingInPaise === null || expectedBy === null) return null;
  return (
    <p className="beside t-small c2 num">
      <Icon shape={Truck} size="row" />
      <span>
        {shippingInPaise === 0 ? texts.freeShipping : texts.shippingCharge(formatPaise(shippingInPaise))} ·{" "}
        {texts.expectedBy(formatDate(expectedBy, language))}
      </span>
    </p>
  );
}
