import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { deliveryAddressIn } from "#engine/contract/indian-states.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { OrderDocuments } from "#features/invoices/web";
import { standingLabel } from "#features/orders/contract/order-labels.ts";
import type { SellerOrder } from "#features/orders/contract/seller-orders.ts";
import { RequestView } from "#features/requests/web";
import { sellerOrderQuery } from "./api.ts";
import { DecideRequest } from "./decide-request.tsx";
import { NextStep } from "./next-step.tsx";
import { Items, MoneySlip } from "./order-parts.tsx";
import { SellersOnly } from "./sellers-only.tsx";
import { TrackingLink } from "./tracking-link.tsx";
import { useSellingTexts } from "./words.ts";

const route = getRouteApi("/app/sell/orders/$orderId");

/** One received order: what to do next, what is in it, where it goes and what it comes to. */
export function SellerOrderPage() {
  return (
    <PageBody>
      <SellersOnly>
        <ReceivedOrder />
      </SellersOnly>
    </PageBody>
  );
}

function ReceivedOrder() {
  const { orderId } = route.useParams();
  const answer = useQuery(sellerOrderQuery(orderId));
  return (
    <Answer to={answer}>
      {(order) => (
        <div className="cols two">
          <div className="stack">
            <StateCard order={order} />
            <Items order={order} />
            <PastRequests order={order} />
            <Buyer order={order} />
          </div>
          <aside className="stack side">
            <MoneySlip order={order} />
            <OrderDocuments orderId={order.orderId} isCancelled={order.isCancelled} />
          </aside>
        </div>
      )}
    </Answer>
  );
}

function StateCard({ order }: { readonly order: SellerOrder }) {
  const texts = useSellingTexts();
  const language = useLanguage();
  return (
    <Card pad className="stack-s" aria-label={texts.whatNext}>
      <p className="t-small c2">
        <DateText at={order.enteredAt} as="time" />
      </p>
      <h2 className="h2">{standingLabel(order, language)}</h2>
      {order.reason && (
        <Note>
          {texts.reason}: {order.reason}
        </Note>
      )}
      {order.lateDays !== null && <Note job="earn">{texts.lateNote(order.lateDays)}</Note>}
      {order.request && <DecideRequest order={order} request={order.request} />}
      {!order.request && <NextStep order={order} />}
      <dl>
        <FactRow label={texts.placed}>
          <DateText at={order.placedAt} />
        </FactRow>
        {!order.isCancelled && (
          <FactRow label={texts.sendBy}>
            <DateText at={order.expectedBy} />
          </FactRow>
        )}
      </dl>
    </Card>
  );
}

/** What was asked for before, and how it was decided. */
function PastRequests({ order }: { readonly order: SellerOrder }) {
  const texts = useSellingTexts();
  if (order.pastRequests.length === 0) return null;
  return (
    <Card pad className="stack" aria-label={texts.asks}>
      <h2 className="t-note b">{texts.asks}</h2>
      {order.pastRequests.map((request) => (
        <RequestView key={request.requestId} request={request} />
      ))}
    </Card>
  );
}

function Buyer({ order }: { readonly order: SellerOrder }) {
  const texts = useSellingTexts();
  const language = useLanguage();
  return (
    <Card pad aria-label={texts.buyer}>
      <h2 className="t-note b">{texts.buyer}</h2>
      <p className="t-note">
        <Written>{order.recipientName}</Written>
      </p>
      <p className="t-note c2">
        <Written>{deliveryAddressIn(order.address, language)}</Written>
      </p>
      <p className="t-note">
        <a className="link num" href={`tel:+91${order.phone}`}>
          {texts.call(order.phone)}
        </a>
      </p>
      {order.shipment && (
        <>
          <p className="t-note mt-2">{texts.parcel(order.shipment.carrier, order.shipment.trackingNumber)}</p>
          <TrackingLink shipment={order.shipment} />
        </>
      )}
    </Card>
  );
}
