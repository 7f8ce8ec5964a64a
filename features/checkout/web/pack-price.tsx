import { StruckMoney } from "#engine/web/ui/goods/money.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import type { CartLine } from "#features/cart/contract";

type Priced = Pick<CartLine, "priceInPaise" | "discountInPaise">;

/** What one pack costs after its offer, in paise. */
export function packPriceOf({ priceInPaise, discountInPaise }: Priced): number {
  return priceInPaise - discountInPaise;
}

/** What one pack costs; with an offer the price before it stands struck beside. */
export function PackPrice({ of: line }: { readonly of: Priced }) {
  return (
    <>
      {formatPaise(packPriceOf(line))}
      {line.discountInPaise > 0 && (
        <>
          {" "}
          <StruckMoney paise={line.priceInPaise} />
        </>
      )}
    </>
  );
}
