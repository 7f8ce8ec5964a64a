import type { ReactNode } from "react";
import { deliveryAddressIn } from "#engine/contract/indian-states.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow, MoneyRow, RowNote } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Timeline } from "#engine/web/ui/goods/stepper.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { formatDateTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { standingLabel, stateLabel } from "#features/orders/contract/order-labels.ts";
import { hasEndedUnpaid } from "#features/orders/contract/order-states.ts";
import { RequestView } from "#features/requests/web";
import { Items, MoneySlip, TrackingLink } from "#features/selling/web";
import type { EnteredPayment, SupportOrder } from "../contract.ts";
import { useActorWords, useRefundWords } from "./order-words.texts.ts";
import { PhoneLink } from "./phone-link.tsx";
import { RetryButton } from "./support-act.tsx";
import { useSupportTexts } from "./words.ts";

interface Of {
  readonly order: SupportOrder;
}

/** An order in full: what to do, who to call, what is in it, what it came to, and all that has happened. */
export function OrderInFull({ order, next }: Of & { readonly next: ReactNode }) {
  const texts = useSupportTexts();
  return (
    <div className="cols two">
      <div className="stack">
        <div className="stack half">
          <StateCard order={order} next={next} />
          <People order={order} />
        </div>
        <Refunds order={order} />
        <Items order={order} />
        <PastRequests order={order} />
        <History order={order} />
      </div>
      <aside className="side">
        <MoneySlip order={order}>
          {order.entered.map((payment) => (
            <EnteredNote key={payment.claimId} payment={payment} />
          ))}
          {order.marginInPaise > 0 && (
            <MoneyRow label={texts.margin} paise={order.marginInPaise} isDropped={isOver(order)} />
          )}
        </MoneySlip>
      </aside>
    </div>
  );
}

/** Why what the buyer says he has paid is still due. */
function EnteredNote({ payment }: { readonly payment: EnteredPayment }) {
  const texts = useSupportTexts();
  const language = useLanguage();
  const { amountInPaise, paidThrough, reference, enteredAt } = payment;
  return (
    <RowNote label={texts.entered}>
      {texts.enteredAs({
        ...{ amount: formatPaise(amountInPaise), way: paidThrough, reference },
        at: formatDateTime(enteredAt, language),
      })}
    </RowNote>
  );
}

/** Ended without the goods having stayed with the buyer: nothing of it is earned any more. */
function isOver({ state, isCancelled }: SupportOrder): boolean {
  return isCancelled || hasEndedUnpaid(state);
}

/** The day of delivery counts from the money, and is nothing to wait for once an order is over. */
function isExpected(order: SupportOrder): boolean {
  return !isOver(order) && order.state !== "PAYMENT_PENDING";
}

function StateCard({ order, next }: Of & { readonly next: ReactNode }) {
  const texts = useSupportTexts();
  const language = useLanguage();
  return (
    <Card pad className="stack-s" aria-label={texts.whatNext}>
      <div className="between flex-wrap gap-2">
        <h2 className="h2">{standingLabel(order, language)}</h2>
        {order.isPractice && <Tag job="know">{texts.practice}</Tag>}
        {order.lateDays !== null && <Tag job="stop">{texts.lateBy(order.lateDays)}</Tag>}
        {order.request?.isDisputed && <Tag job="stop">{texts.disputed}</Tag>}
      </div>
      {next}
      <dl>
        <FactRow label={texts.since}>
          <DateText at={order.enteredAt} as="time" />
        </FactRow>
        <FactRow label={texts.placed}>
          <DateText at={order.placedAt} />
        </FactRow>
        {isExpected(order) && (
          <FactRow label={texts.expected}>
            <DateText at={order.expectedBy} />
          </FactRow>
        )}
      </dl>
    </Card>
  );
}

function PastRequests({ order: { pastRequests } }: Of) {
  const texts = useSupportTexts();
  if (pastRequests.length === 0) return null;
  return (
    <Card pad className="stack" aria-label={texts.asks}>
      <h2 className="t-note b">{texts.asks}</h2>
      {pastRequests.map((request) => (
        <RequestView key={request.requestId} request={request} />
      ))}
    </Card>
  );
}

/** Both sides with their numbers, and where the parcel goes. */
function People({ order }: Of) {
  const texts = useSupportTexts();
  const language = useLanguage();
  const { farmer, shipment } = order;
  return (
    <Card pad aria-label={texts.people}>
      <h2 className="t-note b mb-1">{texts.people}</h2>
      <dl>
        <FactRow label={texts.buyer}>
          <Written>{order.buyerName}</Written> <PhoneLink phone={order.buyerPhone} />
        </FactRow>
        {farmer && (
          <FactRow label={texts.farmer}>
            <Written>{farmer.name}</Written> <PhoneLink phone={farmer.phone} />
          </FactRow>
        )}
        <FactRow label={texts.seller}>
          <Words of={order.seller} /> <PhoneLink phone={order.sellerPhone} />
        </FactRow>
      </dl>
      <h3 className="t-note b mt-3">{texts.address}</h3>
      <p className="t-note">
        <Written>{order.recipientName}</Written> <PhoneLink phone={order.phone} />
      </p>
      <p className="t-note c2">
        <Written>{deliveryAddressIn(order.address, language)}</Written>
      </p>
      {shipment && (
        <>
          <p className="t-note mt-2">
            {texts.parcel}: {shipment.carrier}, {shipment.trackingNumber}
          </p>
          <TrackingLink shipment={shipment} />
        </>
      )}
    </Card>
  );
}

function Refunds({ order: { orderId, refunds } }: Of) {
  const texts = useSupportTexts();
  const words = useRefundWords();
  if (refunds.length === 0) return null;
  return (
    <Card pad aria-label={texts.refunds}>
      <h2 className="t-note b mb-2">{texts.refunds}</h2>
      <ul className="stack">
        {refunds.map(({ refundId, amountInPaise, status, changedAt, reference, isRetryable }) => (
          <li key={refundId} className="stack-s">
            <div className="between gap-2">
              <b className="num">
                <Money paise={amountInPaise} />
              </b>
              <Tag job={status === "failed" ? "stop" : status === "confirmed" ? "done" : "know"}>
                {words[status]}
              </Tag>
            </div>
            <p className="t-small c2">
              <DateText at={changedAt} as="time" />
              {reference && <span className="num">, {reference}</span>}
            </p>
            {isRetryable && (
              <div>
                <RetryButton orderId={orderId} refundId={refundId} amount={formatPaise(amountInPaise)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Every move, the newest first, with who made it and why. */
function History({ order: { history, isCancelled } }: Of) {
  const texts = useSupportTexts();
  const actors = useActorWords();
  const language = useLanguage();
  const events = history.map(({ state, actorKind, actorName, reason, at }) => ({
    text: stateLabel(state, language, isCancelled),
    detail: (
      <>
        <DateText at={at} as="time" />, {[actors[actorKind], actorName].filter(Boolean).join(" ")}
        {reason && <span className="block break-words">“{reason}”</span>}
      </>
    ),
  }));
  return (
    <Card pad aria-label={texts.history}>
      <h2 className="t-note b mb-3">{texts.history}</h2>
      <Timeline events={events} current={0} newestFirst />
    </Card>
  );
}
