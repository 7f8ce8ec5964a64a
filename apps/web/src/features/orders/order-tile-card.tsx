import type { OrderTile as OrderFacts } from "@santha/contract/orders";
import { Link } from "@tanstack/react-router";
import { Fragment, type ReactNode } from "react";
import { formatDate } from "#lib/dates";
import { productPicture } from "#lib/drawings";
import { useLanguage } from "#lib/language";
import { formatPaise, paiseFromRupees } from "#lib/money";
import { DateText } from "#ui/date-text";
import { OrderTile } from "#ui/order-tile";
import { Words } from "#ui/wording";
import { BuyerActions } from "./buyer-actions.tsx";
import { useMarginTag, useWhyNoMargin } from "./margin-words.ts";
import { useOrderActionTexts } from "./order-action.texts.ts";
import { isInRefund, isWaitingForMoney, marginOf, statusShape, statusText } from "./order-status.ts";
import { useOrdersTexts } from "./orders.texts.ts";

/**
 * An order in a list; pressing its title opens the order. People without margin see no margin. `news`: what happened
 * to it and when, as the head line, where it stands among other things.
 */
export function OrderTileCard({
  order,
  news,
}: {
  readonly order: OrderFacts;
  readonly news?: { readonly heading: string; readonly date: ReactNode };
}) {
  const number = `#${order.orderId}`;
  const [first, ...others] = order.productList;
  return (
    <OrderTile
      head={news?.heading ?? number}
      date={news?.date ?? <DateText at={order.createdTs} />}
      title={
        <Link to="/app/order/$orderId" params={{ orderId: order.orderId }}>
          <Words of={order.heading} />
        </Link>
      }
      moreCount={others.length}
      others={<OtherProducts of={others} />}
      seller={
        <>
          {news && <span className="num">{number} · </span>}
          <Words of={order.sellerFirstName} />
        </>
      }
      tint={first?.productBed ?? "tool"}
      picture={productPicture(first?.productImage ?? "crate")}
      status={{ shape: statusShape(order), text: <TileStatus order={order} />, isTrouble: isInRefund(order) }}
      totalInPaise={paiseFromRupees(order.totalAmount)}
      margin={useMarginTag(order)}
      actions={
        hasActions(order) && <BuyerActions orderId={order.orderId} actions={order.stateInfo.buyerActions} />
      }
    />
  );
}

/** What was bought beside the first product. */
function OtherProducts({ of: products }: { readonly of: OrderFacts["productList"] }): ReactNode {
  return products.map(({ productLevel3Title: en, productLevel3TitleTe: te }, at) => (
    <Fragment key={at}>
      {at > 0 && ", "}
      <Words of={{ en, te }} />
    </Fragment>
  ));
}

/** Whether the server offers the buyer anything to do; a practice order has no buttons. */
function hasActions(order: OrderFacts): boolean {
  return !order.dummyOrder && order.stateInfo.buyerActions.length > 0;
}

function TileStatus({ order }: { readonly order: OrderFacts }): ReactNode {
  const texts = useOrdersTexts();
  const { deliveryCode } = useOrderActionTexts();
  const language = useLanguage();
  const status = statusText(order, language);
  const whyNot = useWhyNoMargin(order);
  if (whyNot !== undefined && marginOf(order) !== 0) return <Lines first={status} second={whyNot} />;
  if (isInRefund(order) || isWaitingForMoney(order)) return status;
  if (order.deliveredTS === null) {
    const reaches = texts.reachesBy(status, formatDate(order.expectedBy, language));
    return <Lines first={reaches} second={order.deliveryCode && deliveryCode(order.deliveryCode)} />;
  }
  const isOwed = order.balanceAmount > 0 && marginOf(order) !== 0;
  const owed = isOwed && texts.countsWhenPaid(formatPaise(paiseFromRupees(order.balanceAmount)));
  const isReturn = order.stateInfo.currentState === "RETURN_REQUESTED";
  const delivered = texts.deliveredOn(formatDate(order.deliveredTS, language));
  return <Lines first={isReturn ? status : delivered} second={owed} />;
}

function Lines({ first, second }: { readonly first: string; readonly second: ReactNode }) {
  return (
    <>
      {first}
      {second && <span className="t-small c2 num block">{second}</span>}
    </>
  );
}
