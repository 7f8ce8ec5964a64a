import type { OrderTile as OrderFacts } from "@santha/contract/orders";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDate } from "#lib/dates";
import { productPicture } from "#lib/drawings";
import { useLanguage } from "#lib/language";
import { formatPaise, paiseFromRupees } from "#lib/money";
import { DateText } from "#ui/date-text";
import { OrderTile } from "#ui/order-tile";
import { Words } from "#ui/wording";
import {
  isInRefund,
  isWaitingForMoney,
  marginKindOf,
  marginOf,
  statusShape,
  statusText,
} from "./order-status.ts";
import { useOrdersTexts } from "./orders.texts.ts";
import { ReorderButton } from "./reorder-button.tsx";

/** An order in a list; pressing its title opens the order. People without margin see no margin. */
export function OrderTileCard({ order }: { readonly order: OrderFacts }) {
  const [first] = order.productList;
  return (
    <OrderTile
      head={`#${order.orderId}`}
      date={<DateText at={order.createdTs} />}
      title={
        <Link to="/app/order/$orderId" params={{ orderId: order.orderId }}>
          <Words of={{ en: first?.productLevel3Title ?? "", te: first?.productLevel3TitleTe }} />
        </Link>
      }
      moreCount={order.productCount - 1}
      seller={<Words of={order.sellerFirstName} />}
      tint={first?.productBed ?? "tool"}
      picture={productPicture(first?.productImage ?? "crate")}
      status={{ shape: statusShape(order), text: <TileStatus order={order} />, isTrouble: isInRefund(order) }}
      totalInPaise={paiseFromRupees(order.totalAmount)}
      margin={useMarginTag(order)}
      actions={isOver(order) && <ReorderButton small orderId={order.orderId} />}
    />
  );
}

/** On its way an order is looked at; once it is over it is ordered again. */
function isOver(order: OrderFacts): boolean {
  return !order.dummyOrder && (order.deliveredTS !== null || isInRefund(order));
}

function TileStatus({ order }: { readonly order: OrderFacts }): ReactNode {
  const texts = useOrdersTexts();
  const language = useLanguage();
  if (isInRefund(order) || isWaitingForMoney(order)) return statusText(order, texts);
  if (order.deliveredTS === null) {
    return texts.reachesBy(statusText(order, texts), formatDate(order.expectedBy, language));
  }
  const isOwed = order.balanceAmount > 0 && marginOf(order) !== 0;
  return (
    <>
      {texts.deliveredOn(formatDate(order.deliveredTS, language))}
      {isOwed && (
        <span className="t-small c2 num block">
          {texts.countsWhenPaid(formatPaise(paiseFromRupees(order.balanceAmount)))}
        </span>
      )}
    </>
  );
}

function useMarginTag(order: OrderFacts) {
  const texts = useOrdersTexts();
  const paise = marginOf(order);
  if (paise === 0) return undefined;
  const kind = order.deliveredTS === null ? marginKindOf(order) : "earned";
  const tags = {
    pending: { job: "earn", label: texts.tagPending },
    earned: { job: "done", label: texts.tagEarned },
    stopped: { job: "stop", label: texts.tagMargin },
  } as const;
  return { ...tags[kind], paise };
}
