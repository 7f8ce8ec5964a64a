import { productPicture } from "#engine/web/browser/drawings.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { skuText } from "#features/cart/web";
import { sourcesOf } from "#features/files/contract/picture-url.ts";
import type { CheckoutGroup } from "../../contract/checkout.ts";
import { DeliveryFacts } from "../delivery-list.tsx";
import { useCheckoutTexts } from "../words.ts";

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
          <Thumb small tint={line.bed} picture={productPicture(line.drawing)} photo={sourcesOf(line.photo)} />
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
