import { Card } from "#engine/web/ui/card.tsx";
import { MoneyRow } from "#engine/web/ui/goods/breakdown.tsx";
import { PlainMoney } from "#engine/web/ui/goods/money.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import type { ProductSales, SalesTotals } from "../contract.ts";
import { useSalesTexts } from "./words.ts";

/** What each product brought, as bars, the highest first; all rows add up to the sales. */
export function ProductSalesCard({ of: totals }: { readonly of: SalesTotals }) {
  const texts = useSalesTexts();
  const { products, otherProducts, chargesInPaise, amountInPaise } = totals;
  const most = products[0]?.amountInPaise ?? 0;
  return (
    <Card pad className="stack-s" aria-label={texts.byProduct}>
      <h2 className="h2">{texts.byProduct}</h2>
      <ul className="grid gap-2.5">
        {products.map((product) => (
          <ProductBar key={`${product.title.en}${product.amountInPaise}`} product={product} most={most} />
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

function ProductBar({ product, most }: { readonly product: ProductSales; readonly most: number }) {
  const texts = useSalesTexts();
  const share = most > 0 ? Math.max(2, Math.round((100 * product.amountInPaise) / most)) : 0;
  return (
    <li>
      <div className="t-note flex items-baseline justify-between gap-3">
        <span className="min-w-0 break-words">
          <Words of={product.title} /> <span className="c2">{texts.packs(product.packs)}</span>
        </span>
        <b className="shrink-0">
          <PlainMoney paise={product.amountInPaise} />
        </b>
      </div>
      <div className="mt-1 h-2 rounded bg-sunken" aria-hidden="true">
        <div className="h-2 rounded bg-leaf" style={{ width: `${share}%` }} />
      </div>
    </li>
  );
}
