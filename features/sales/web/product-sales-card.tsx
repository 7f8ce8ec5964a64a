import { Card } from "#engine/web/ui/card.tsx";
import { MoneyRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import type { SalesTotals } from "../contract.ts";
import type { Which } from "./api.ts";
import type { SalesSearch } from "./sales-search.ts";
import { SoldBar } from "./sold-bar.tsx";
import { useSalesTexts } from "./words.ts";

/** What each product brought, as bars, the highest first; all rows add up to the sales. */
export function ProductSalesCard({
  of: totals,
  linkTo,
}: {
  readonly of: SalesTotals;
  /** The address of the orders of one of them. */
  readonly linkTo: (which: Which) => SalesSearch;
}) {
  const texts = useSalesTexts();
  const { products, otherProducts, chargesInPaise, amountInPaise } = totals;
  const most = products[0]?.amountInPaise ?? 0;
  return (
    <Card pad className="stack-s" aria-label={texts.byProduct}>
      <h2 className="h2">{texts.byProduct}</h2>
      <ul className="grid gap-2.5">
        {products.map((product) => (
          <SoldBar
            key={product.level3Id}
            name={<Words of={product.title} />}
            note={texts.packs(product.packs)}
            amountInPaise={product.amountInPaise}
            most={most}
            search={linkTo({ product: product.level3Id })}
          />
        ))}
      </ul>
      <dl>
        {otherProducts.count > 0 && (
          <MoneyRow label={texts.otherProducts(otherProducts.count)} paise={otherProducts.amountInPaise} />
        )}
        <MoneyRow label={texts.charges} paise={chargesInPaise} />
        <MoneyRow job="sum" label={texts.sold} paise={amountInPaise} />
      </dl>
    </Card>
  );
}
