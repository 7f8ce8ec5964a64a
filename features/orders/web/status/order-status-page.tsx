import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Timeline } from "#engine/web/ui/goods/stepper.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { requestsQuery, useRequestsTexts } from "#features/requests/web";
import type { OrderRequest } from "../../contract/order-requests.ts";
import type { OrderDetail } from "../../contract/orders.ts";
import { orderQuery } from "../api.ts";
import { HelpLinks, LateNote } from "../view/late-note.tsx";
import { OrderAddressCard } from "../view/order-address-card.tsx";
import { useOrderViewTexts } from "../view/order-view.texts.ts";
import { useOrdersTexts } from "../words.ts";
import { decidedIn } from "./decided-in.ts";
import { DeliveryCode, useWay } from "./order-way.tsx";
import { ShipmentCard } from "./shipment-card.tsx";

const route = getRouteApi("/app/order/$orderId/status");

/** Everything about where an order is: its whole way, its parcel, the code for the door, and who helps. */
export function OrderStatusPage(): ReactNode {
  const { orderId } = route.useParams();
  const texts = useOrderViewTexts();
  const order = useQuery(orderQuery(orderId));
  const asked = useQuery(requestsQuery(orderId));
  return (
    <PageBody>
      <Answer to={order}>
        {(known) => (
          <div className="cols two">
            <WholeWay order={known} requests={asked.data?.requests ?? []} />
            <aside className="stack">
              <ShipmentCard order={known} />
              <OrderAddressCard order={known} />
              {known.lateDays === null && <HelpCard orderId={orderId} />}
            </aside>
          </div>
        )}
      </Answer>
      <ButtonLink look="quiet" className="mt-3" to="/app/order/$orderId" params={{ orderId }}>
        {texts.backToOrder}
      </ButtonLink>
    </PageBody>
  );
}

function HelpCard({ orderId }: { readonly orderId: string }) {
  const texts = useOrderViewTexts();
  return (
    <Card pad aria-label={texts.needHelp}>
      <h2 className="t-note b">{texts.needHelp}</h2>
      <HelpLinks orderId={orderId} />
    </Card>
  );
}

interface Way {
  readonly order: OrderDetail;
  readonly requests: readonly OrderRequest[];
}

/** The steps, newest first, so that what is to come stands on top. */
function WholeWay({ order, requests }: Way) {
  const texts = useOrderViewTexts();
  const words = useOrdersTexts();
  const { events, passed } = useWay(order, false);
  const states = order.way.flatMap(({ state, entryTS }) => (entryTS === null ? [] : [{ state, entryTS }]));
  const decided = decidedIn(states.toReversed(), requests).toReversed();
  const shown = events.map(({ text, detail }, at) => ({
    text,
    detail: detail && (
      <>
        {detail}
        {decided[at]?.map((request) => (
          <DecidedRequest key={request.requestId} request={request} />
        ))}
      </>
    ),
  }));
  return (
    <Card pad className="stack-s" aria-label={texts.passedStates}>
      <div className="between flex-wrap gap-2">
        <h2 className="h2 num">#{order.orderId}</h2>
        {order.dummyOrder && <Tag job="know">{words.dummyOrder}</Tag>}
      </div>
      <DeliveryCode order={order} />
      <LateNote order={order} />
      <Timeline events={shown.toReversed()} current={events.length - passed} newestFirst />
    </Card>
  );
}

/** The packs of a request by what became of them, under the state in which it was decided. */
function DecidedRequest({
  request: { kind, decidedAt, decidedBy, lines },
}: {
  readonly request: OrderRequest;
}) {
  const texts = useRequestsTexts();
  const packsOf = (status: string) =>
    lines.filter((line) => line.status === status).reduce((sum, { quantity }) => sum + quantity, 0);
  const said = [
    [packsOf("accepted"), decidedBy === "buyer" ? texts.cancelled : texts.accepted],
    [packsOf("refused"), texts.refused],
    [packsOf("withdrawn"), texts.withdrawn],
  ] as const;
  const parts = said.filter(([count]) => count > 0).map(([count, what]) => `${what}: ${texts.packs(count)}`);
  return (
    <span className="block">
      {kind === "cancel" ? texts.cancellation : texts.return}, {parts.join(", ")}
      {decidedAt !== null && (
        <>
          , <DateText at={decidedAt} as="time" />
        </>
      )}
    </span>
  );
}
