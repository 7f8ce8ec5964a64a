import { Link } from "@tanstack/react-router";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Timeline } from "#engine/web/ui/goods/stepper.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { stateLabel } from "../../contract/order-labels.ts";
import type { OrderDetail } from "../../contract/orders.ts";
import { LateNote } from "../view/late-note.tsx";
import { useMarginTag } from "../view/margin-words.ts";
import { useOrderViewTexts } from "../view/order-view.texts.ts";
import { useOrdersTexts } from "../words.ts";
import { isInRefund, isUnpaid, isWaitingForMoney, statusText } from "./order-status.ts";

/** When the order was placed, where it is now and what is still to come. */
export function OrderStatusCard({ order }: { readonly order: OrderDetail }) {
  const texts = useOrdersTexts();
  const language = useLanguage();
  const status = statusText(order, language);
  const isOver = order.deliveredTS !== null || isInRefund(order);
  const { deliveredTS, stateInfo } = order;
  const began = beginningOf(order);
  const delivered = stateLabel("DELIVERED", language);
  // Each state stands with its own time: that of the delivery stays beside what came after it.
  const isDelivered = status === delivered;
  const statusAt = isDelivered && deliveredTS !== null ? deliveredTS : stateInfo.entryTS;
  const events = [
    ...(began.state === stateInfo.currentState
      ? []
      : [{ text: stateLabel(began.state, language), detail: <DateText at={began.at} as="time" /> }]),
    ...(deliveredTS === null || isDelivered
      ? []
      : [{ text: delivered, detail: <DateText at={deliveredTS} as="time" /> }]),
    { text: status, detail: <DateText at={statusAt} as="time" /> },
    ...(isOver || isWaitingForMoney(order)
      ? []
      : [{ text: texts.deliveredBy(formatDate(order.expectedBy, language)) }]),
  ];
  return (
    <Card pad>
      <div className="between">
        <p className="t-small c2">
          <DateText at={order.createdTs} as="time" />
        </p>
        <MarginTag order={order} />
      </div>
      <LateNote order={order} />
      <p className="t-small c2 mt-2">{texts.currentStatus}</p>
      <h2 className="h2 mb-3">
        {status} {order.dummyOrder && <Tag job="know">{texts.dummyOrder}</Tag>}
      </h2>
      <Timeline
        events={events}
        // What ended for want of money has no tick: nothing of it was done.
        current={isUnpaid(order) ? events.length - 1 : isOver ? events.length : events.length - 2}
      />
      <p className="mt-3">
        <Link className="link t-note b" to="/app/order/$orderId/status" params={{ orderId: order.orderId }}>
          {useOrderViewTexts().more}
        </Link>
      </p>
    </Card>
  );
}

/** What an order began with: it is placed at once, or only when its payment is there, which may never be. */
function beginningOf({ placedTS, createdTs, stateInfo }: OrderDetail) {
  return placedTS === null || stateInfo.currentState === "PAYMENT_PENDING"
    ? { state: "PAYMENT_PENDING", at: createdTs }
    : { state: "ORD_PLACED", at: placedTS };
}

function MarginTag({ order }: { readonly order: OrderDetail }) {
  const tag = useMarginTag(order);
  return (
    tag && (
      <Tag job={tag.job}>
        {tag.label} <Money paise={tag.paise} />
      </Tag>
    )
  );
}
