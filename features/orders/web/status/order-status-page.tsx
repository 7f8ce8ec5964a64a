import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Timeline } from "#engine/web/ui/goods/stepper.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { requestsQuery, useRequestsTexts } from "#features/requests/web";
import type { OrderRequest } from "../../contract/order-requests.ts";
import type { OrderStatus } from "../../contract/orders.ts";
import { orderStatusQuery } from "../api.ts";
import { useOrderViewTexts } from "../view/order-view.texts.ts";
import { useOrdersTexts } from "../words.ts";
import { decidedIn } from "./decided-in.ts";
import { isInRefund, statusText } from "./order-status.ts";

const route = getRouteApi("/app/order/$orderId/status");

/** The states that an order has passed, newest first, and how its parcel travels. */
export function OrderStatusPage(): ReactNode {
  const { orderId } = route.useParams();
  const texts = useOrderViewTexts();
  const status = useQuery(orderStatusQuery(orderId));
  const asked = useQuery(requestsQuery(orderId));
  return (
    <PageBody>
      <div className="stack max-w-[720px]">
        <Answer to={status}>
          {(known) => <StatusView status={known} requests={asked.data?.requests ?? []} />}
        </Answer>
        <ButtonLink look="quiet" to="/app/order/$orderId" params={{ orderId }}>
          {texts.backToOrder}
        </ButtonLink>
      </div>
    </PageBody>
  );
}

interface Passed {
  readonly status: OrderStatus;
  readonly requests: readonly OrderRequest[];
}

function StatusView({ status, requests }: Passed) {
  return (
    <>
      <PassedStates status={status} requests={requests} />
      {status.shipment && <ShipmentCard shipment={status.shipment} />}
    </>
  );
}

function PassedStates({ status, requests }: Passed) {
  const texts = useOrderViewTexts();
  const words = useOrdersTexts();
  const language = useLanguage();
  const { cancelled, deliveredTS, states } = status;
  const decided = decidedIn(states, requests);
  const events = states.map(({ state, entryTS }, at) => ({
    text: statusText({ cancelled, deliveredTS: null, stateInfo: { currentState: state } }, language),
    detail: (
      <>
        <DateText at={entryTS} as="time" />
        {decided[at]?.map((request) => (
          <DecidedRequest key={request.requestId} request={request} />
        ))}
      </>
    ),
  }));
  const isUnderway =
    deliveredTS === null && !isInRefund({ ...status, stateInfo: { currentState: states[0]?.state ?? "" } });
  return (
    <Card pad aria-label={texts.passedStates}>
      <div className="between mb-3">
        <h2 className="h2 num">#{status.orderId}</h2>
        {status.dummyOrder && <Tag job="know">{words.dummyOrder}</Tag>}
      </div>
      <Timeline events={events} current={0} newestFirst />
      {isUnderway && (
        <p className="t-note c2 mt-3">
          {texts.expected} <DateText at={status.expectedBy} />
        </p>
      )}
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

function ShipmentCard({ shipment }: { readonly shipment: NonNullable<OrderStatus["shipment"]> }) {
  const texts = useOrderViewTexts();
  return (
    <Card pad aria-label={texts.shipment}>
      <h2 className="t-note b mb-1">{texts.shipment}</h2>
      <dl>
        <FactRow label={texts.carrier}>{shipment.carrier}</FactRow>
        {shipment.trackingNumber !== "" && (
          <FactRow label={texts.trackingNumber}>{shipment.trackingNumber}</FactRow>
        )}
      </dl>
      {shipment.trackingUrl !== null && (
        <>
          <a
            className="link t-note beside mt-2"
            href={shipment.trackingUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon shape={ExternalLink} size="text" />
            {texts.trackParcel}
          </a>
          <p className="t-small c2 num">{new URL(shipment.trackingUrl).hostname}</p>
        </>
      )}
    </Card>
  );
}
