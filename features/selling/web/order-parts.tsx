import type { ReactNode } from "react";
import { momentOfDay } from "#engine/contract/date-text.ts";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Breakdown, FactRow, MoneyRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { paymentModeLabel } from "#features/orders/contract/order-labels.ts";
import type { SellerOrder, SellerOrderLine } from "#features/orders/contract/seller-orders.ts";
import { levyNames } from "#features/withholding/contract";
import { useSellingTexts } from "./words.ts";

/** What is in an order, with batch and expiry day once it is packed. */
export function Items({ order }: { readonly order: Pick<SellerOrder, "lines"> }) {
  const texts = useSellingTexts();
  return (
    <Card pad aria-label={texts.items}>
      <h2 className="t-note b mb-2">{texts.items}</h2>
      <ul className="stack-s">
        {order.lines.map((line) => (
          <Item key={line.listingId} line={line} />
        ))}
      </ul>
    </Card>
  );
}

function Item({ line }: { readonly line: SellerOrderLine }) {
  const texts = useSellingTexts();
  const language = useLanguage();
  const { batchNumber, expiresOn } = line;
  return (
    <li className="flex items-start gap-3">
      <Thumb tint={line.bed} picture={productPicture(line.image)} />
      <div className="min-w-0 flex-1">
        <h3 className="t-note b">{wordsIn(language, line.title).text}</h3>
        <p className="t-small c2">
          {[wordsIn(language, line.pack).text, texts.packs(line.quantity)].filter(Boolean).join(", ")}
        </p>
        {batchNumber && (
          <p className="t-small c2">
            {expiresOn
              ? texts.batchOf(batchNumber, formatDate(momentOfDay(expiresOn), language))
              : texts.batchOnly(batchNumber)}
          </p>
        )}
      </div>
      <b className="num">
        <Money paise={line.priceInPaise * line.quantity} />
      </b>
    </li>
  );
}

type Sums = Pick<
  SellerOrder,
  | "paymentMode"
  | "itemsValueInPaise"
  | "discountsInPaise"
  | "shippingInPaise"
  | "handlingInPaise"
  | "couponInPaise"
  | "totalInPaise"
  | "balanceInPaise"
  | "marginDueInPaise"
  | "withheld"
>;

/** What an order comes to and what is still due; `children` are further rows. */
export function MoneySlip({ order, children }: { readonly order: Sums; readonly children?: ReactNode }) {
  const texts = useSellingTexts();
  const language = useLanguage();
  return (
    <Breakdown title={texts.money}>
      <FactRow label={texts.paidBy}>{paymentModeLabel(order.paymentMode, language)}</FactRow>
      <MoneyRow label={texts.productsValue} paise={order.itemsValueInPaise} />
      {order.discountsInPaise > 0 && (
        <MoneyRow job="minus" label={texts.discount} paise={order.discountsInPaise} />
      )}
      <MoneyRow label={texts.shipping} paise={order.shippingInPaise} />
      {order.handlingInPaise > 0 && <MoneyRow label={texts.handling} paise={order.handlingInPaise} />}
      {order.couponInPaise > 0 && <MoneyRow job="minus" label={texts.coupon} paise={order.couponInPaise} />}
      <MoneyRow job="sum" label={texts.total} paise={order.totalInPaise} />
      {order.marginDueInPaise > 0 && (
        <MoneyRow job="earn" label={texts.marginDue} paise={order.marginDueInPaise} />
      )}
      {order.balanceInPaise > 0 && (
        <MoneyRow
          label={order.paymentMode === "COD" ? texts.cashDue : texts.due}
          paise={order.balanceInPaise}
        />
      )}
      {order.withheld.map(({ levy, law, amountInPaise }) => (
        <MoneyRow
          key={levy}
          job="minus"
          label={`${wordsIn(language, levyNames[levy]).text}, ${law}`}
          paise={amountInPaise}
        />
      ))}
      {children}
    </Breakdown>
  );
}
