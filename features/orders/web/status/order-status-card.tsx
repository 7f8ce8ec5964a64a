import { Link } from "@tanstack/react-router";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Timeline } from "#engine/web/ui/goods/stepper.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import type { OrderDetail } from "../../contract/orders.ts";
import { LateNote } from "../view/late-note.tsx";
import { useMarginTag, useWhyEnded } from "../view/margin-words.ts";
import { useOrderViewTexts } from "../view/order-view.texts.ts";
import { useOrdersTexts } from "../words.ts";
import { isUnpaid, statusText } from "./order-status.ts";
import { DeliveryCode, useWay } from "./order-way.tsx";

/** Where the order is now, the code for the door, and its whole way. */
export function OrderStatusCard({ order }: { readonly order: OrderDetail }) {
  const texts = useOrdersTexts();
  const { events, passed } = useWay(order, true);
  // What ended for want of money has no tick: nothing of it was done.
  const isDone = passed === events.length && !isUnpaid(order) && !order.dummyOrder;
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
        {statusText(order, useLanguage())} {order.dummyOrder && <Tag job="know">{texts.dummyOrder}</Tag>}
      </h2>
      <WhyEnded order={order} />
      <div className="stack-s">
        <DeliveryCode order={order} />
        <Timeline events={events} current={isDone ? passed : passed - 1} />
      </div>
      <p className="mt-3">
        <Link className="link t-note b" to="/app/order/$orderId/status" params={{ orderId: order.orderId }}>
          {useOrderViewTexts().more}
        </Link>
      </p>
    </Card>
  );
}

function WhyEnded({ order }: { readonly order: OrderDetail }) {
  const why = useWhyEnded(order);
  return why && <p className="t-note c2 -mt-2 mb-3">{why}</p>;
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
