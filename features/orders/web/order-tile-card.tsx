import { Link, useNavigate } from "@tanstack/react-router";
import { Fragment, type ReactNode } from "react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { OrderTile } from "#engine/web/ui/goods/order-tile.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import type { OrderTile as OrderFacts } from "../contract/orders.ts";
import { BuyerActions } from "./buyer-actions.tsx";
import { NextStep } from "./next-step.tsx";
import { useOrderActionTexts } from "./order-action.texts.ts";
import { isInRefund, isWaitingForMoney, marginOf, statusShape, statusText } from "./status/order-status.ts";
import { useMarginTag, useWhyEnded, useWhyNoMargin } from "./view/margin-words.ts";
import { useOrdersTexts } from "./words.ts";

/**
 * An order in a list; a press opens it, and its title is the link for keyboard and screen readers. Only users who
 * earn a margin see one. `news` replaces the head line by the last change.
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
  const navigate = useNavigate();
  const { orderId } = order;
  return (
    <OrderTile
      head={news?.heading ?? number}
      date={news?.date ?? <DateText at={order.createdTs} />}
      title={
        <Link to="/app/order/$orderId" params={{ orderId }}>
          <Words of={order.heading} />
        </Link>
      }
      moreCount={others.length}
      others={<OtherProducts of={others} />}
      seller={
        <>
          {order.farmerName && <MadeFor name={order.farmerName} />}
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
        hasActions(order) && (
          <>
            <NextStep order={order} />
            <BuyerActions order={order} />
          </>
        )
      }
      onOpen={() => void navigate({ to: "/app/order/$orderId", params: { orderId } })}
    />
  );
}

/** Products of the order beside the first. */
function OtherProducts({ of: products }: { readonly of: OrderFacts["productList"] }): ReactNode {
  return products.map(({ productLevel3Title: en, productLevel3TitleTe: te }, at) => (
    <Fragment key={at}>
      {at > 0 && ", "}
      <Words of={{ en, te }} />
    </Fragment>
  ));
}

function MadeFor({ name }: { readonly name: string }) {
  return (
    <b className="block text-ink">
      <Written>{useOrderActionTexts().madeFor(name)}</Written>
    </b>
  );
}

/** Whether the server offers the buyer anything; a practice order has none of it. */
function hasActions({ dummyOrder, nextStep, stateInfo }: OrderFacts): boolean {
  return !dummyOrder && (nextStep !== null || stateInfo.buyerActions.length > 0);
}

function TileStatus({ order }: { readonly order: OrderFacts }): ReactNode {
  const texts = useOrdersTexts();
  const { cashAtDoor, deliveryCode, ownMargin } = useOrderActionTexts();
  const language = useLanguage();
  const status = statusText(order, language);
  const whyEnded = useWhyEnded(order);
  const whyNoMargin = useWhyNoMargin(order);
  const why = (marginOf(order) !== 0 && whyNoMargin) || whyEnded;
  if (why) return <Lines first={status} second={why} />;
  // A tile that was kept on the phone before has no such day.
  const until = order.payBefore ? texts.payBy(formatDate(order.payBefore, language)) : "";
  if (isInRefund(order) || isWaitingForMoney(order)) return <Lines first={status} second={until} />;
  const own = order.marginToCollect && ownMargin(formatPaise(paiseFromRupees(order.marginToCollect)));
  if (order.deliveredTS === null) {
    const reaches = texts.reachesBy(status, formatDate(order.expectedBy, language));
    const cash = order.cashToCollect && cashAtDoor(formatPaise(paiseFromRupees(order.cashToCollect)));
    const code = order.deliveryCode && deliveryCode(order.deliveryCode);
    return <Lines first={reaches} second={[cash, own, code].filter(Boolean).join(" · ")} />;
  }
  const isOwed = order.balanceAmount > 0 && marginOf(order) !== 0;
  const owed =
    isOwed && texts.countsWhenPaid(formatPaise(paiseFromRupees(order.cashToCollect ?? order.balanceAmount)));
  const isReturn = order.stateInfo.currentState === "RETURN_REQUESTED";
  const delivered = texts.deliveredOn(formatDate(order.deliveredTS, language));
  return <Lines first={isReturn ? status : delivered} second={[owed, own].filter(Boolean).join(" · ")} />;
}

function Lines({ first, second }: { readonly first: string; readonly second: ReactNode }) {
  return (
    <>
      {first}
      {second && <span className="t-small c2 num block">{second}</span>}
    </>
  );
}
