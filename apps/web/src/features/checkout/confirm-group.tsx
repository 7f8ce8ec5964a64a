import type { CheckoutGroup } from "@santha/contract/checkout";
import { skuText } from "#features/cart";
import { productPicture } from "#lib/drawings";
import { useLanguage, wordsIn } from "#lib/language";
import { formatPaise } from "#lib/money";
import { Thumb } from "#ui/bed";
import { Card } from "#ui/card";
import { Money } from "#ui/money";
import { Words } from "#ui/wording";
import { useCheckoutTexts } from "./checkout.texts.ts";
import { DeliveryFacts } from "./delivery-list.tsx";

/** One seller's part of the order, for a last look. */
export function ConfirmGroup({ group }: { readonly group: CheckoutGroup }) {
  const language = useLanguage();
  const texts = useCheckoutTexts();
  return (
    <Card aria-label={wordsIn(language, group.sellerName).text}>
      <div className="cart-h">
        <h2 className="t-note b">
          <Words of={group.sellerName} />
        </h2>
        <DeliveryFacts group={group} />
      </div>
      {group.lines.map((line) => (
        <div key={line.listingId} className="line">
          <Thumb tint={line.bed} picture={productPicture(line.drawing)} small />
          <div className="min-w-0">
            <h3 className="line-t">
              <Words of={line.title} />
            </h3>
            <p className="t-small c2">{skuText(line, language)}</p>
            {line.discountInPaise > 0 && (
              <p className="t-small b text-madder-ink num">
                {texts.offerOnLine(formatPaise(line.discountInPaise))}
              </p>
            )}
            <div className="between mt-0.5 t-small">
              <span className="c2 num">
                {formatPaise(line.priceInPaise)} × {line.quantity}
              </span>
              <span className="t-note">
                <Money paise={line.lineTotalInPaise} />
              </span>
            </div>
          </div>
        </div>
      ))}
    </Card>
  );
}
