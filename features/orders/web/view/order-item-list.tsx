import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { formatDate, momentOfDay } from "#engine/contract/date-text.ts";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { classes } from "#engine/web/ui/classes.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import type { OrderDetail, OrderLine } from "../../contract/orders.ts";
import { orderedSku } from "../order-text.ts";
import { isOver } from "../status/order-status.ts";
import { useOrdersTexts } from "../words.ts";
import { useOrderViewTexts } from "./order-view.texts.ts";

const tenLakhsInPaise = 10_00_000_00;
/** Whether an amount is too long to stand three beside each other on a phone. */
const isLong = (paise: number): boolean => paise >= tenLakhsInPaise;

/** The tax of the lines is shown one second after the order. */
const taxDelayMs = 1000;

/** Everything in the order, expanded by default; the farmer of an assisted order sees no margin of his agent. */
export function OrderItemList({ order }: { readonly order: OrderDetail }) {
  const texts = useOrdersTexts();
  const showsTax = useAfter(taxDelayMs);
  return (
    <details className="card fold" open>
      <summary>
        <h2 className="t-note b">
          {texts.itemList}{" "}
          <span className="c2 font-normal">({texts.itemCount(order.productList.length)})</span>
        </h2>
        <Icon shape={ChevronDown} />
      </summary>
      {order.productList.map((line, index) => (
        <ItemRow key={index} line={line} order={order} showsTax={showsTax} />
      ))}
    </details>
  );
}

function ItemRow({
  line,
  order,
  showsTax,
}: {
  readonly line: OrderLine;
  readonly order: OrderDetail;
  readonly showsTax: boolean;
}) {
  const texts = useOrdersTexts();
  const language = useLanguage();
  const priceInPaise = paiseFromRupees(line.pricePerUnit);
  const commissionInPaise = paiseFromRupees(line.commission);
  const valueInPaise = priceInPaise * line.productQuantity;
  return (
    <div className="line">
      <Thumb tint={line.productBed} picture={productPicture(line.productImage)} />
      <div className="stack-s min-w-0 gap-1!">
        <div>
          <h3 className="line-t">
            <Words of={{ en: line.productLevel3Title, te: line.productLevel3TitleTe }} />
          </h3>
          <p className="t-small c2">
            {orderedSku(line, language)}, <Words of={order.sellerFirstName} />
          </p>
          <Packed line={line} />
        </div>
        <dl className={classes("quad", isLong(valueInPaise + commissionInPaise) && "long")}>
          <Fact label={texts.qty}>{line.productQuantity}</Fact>
          <Fact label={texts.price}>{formatPaise(priceInPaise)}</Fact>
          <Fact label={texts.value}>{formatPaise(valueInPaise)}</Fact>
          {order.agentServiceCharge === null && (
            <Fact label={texts.margin} figureClass={isOver(order) ? "c2 line-through" : "pc-e"}>
              {formatPaise(commissionInPaise)}
            </Fact>
          )}
          <Fact label={texts.amount} className="amt">
            {formatPaise(valueInPaise + commissionInPaise)}
          </Fact>
        </dl>
        {showsTax && line.tax.rate > 0 && (
          <p className="t-small c2 num">
            {texts.includesGst(formatPaise(paiseFromRupees(line.tax.amount)), String(line.tax.rate))}
          </p>
        )}
      </div>
    </div>
  );
}

/** Which batch is in the parcel, and until when it is good. */
function Packed({ line: { batchNumber, expiresOn } }: { readonly line: OrderLine }): ReactNode {
  const texts = useOrderViewTexts();
  const language = useLanguage();
  const said = [
    batchNumber && texts.batch(batchNumber),
    expiresOn && texts.bestBefore(formatDate(momentOfDay(expiresOn), language)),
  ].filter(Boolean);
  return said.length > 0 && <p className="t-small c2 break-words">{said.join(" · ")}</p>;
}

function Fact({
  label,
  className,
  figureClass,
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly figureClass?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd className={figureClass}>{children}</dd>
    </div>
  );
}

/** Becomes true once the time has passed, in milliseconds. */
function useAfter(delayMs: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}
