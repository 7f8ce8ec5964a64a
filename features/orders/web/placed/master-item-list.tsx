import { ChevronDown } from "lucide-react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import type { MasterOrderLine } from "../../contract/orders.ts";
import { orderedSku } from "../order-text.ts";
import { useOrdersTexts } from "../words.ts";

/** What was ordered from the input stores, expanded by default. */
export function MasterItemList({ lines }: { readonly lines: readonly MasterOrderLine[] }) {
  const texts = useOrdersTexts();
  return (
    <details className="card fold" open>
      <summary>
        <h2 className="t-note b">
          {texts.itemList}
          {lines.length > 1 && <span className="c2 font-normal"> {texts.moreItems(lines.length - 1)}</span>}
        </h2>
        <Icon shape={ChevronDown} />
      </summary>
      {lines.map((line, index) => (
        <ItemRow key={index} line={line} />
      ))}
    </details>
  );
}

function ItemRow({ line }: { readonly line: MasterOrderLine }) {
  const priceInPaise = paiseFromRupees(line.pricePerUnit);
  return (
    <div className="line">
      <Thumb tint={line.productBed} picture={productPicture(line.productImage)} small />
      <div className="min-w-0">
        <h3 className="line-t">
          <Words of={{ en: line.productLevel3Title, te: line.productLevel3TitleTe }} />
        </h3>
        <p className="t-small c2">{orderedSku(line, useLanguage())}</p>
        <div className="between mt-0.5 t-small">
          <span className="c2 num">
            {formatPaise(priceInPaise)} × {line.productQuantity}
          </span>
          <span className="t-note">
            <Money paise={priceInPaise * line.productQuantity} />
          </span>
        </div>
      </div>
    </div>
  );
}
