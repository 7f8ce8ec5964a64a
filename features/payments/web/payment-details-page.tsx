import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { paymentModeLabel } from "#features/orders/contract/order-labels.ts";
import type { OrderPayment } from "../contract/payments.ts";
import { paymentQuery } from "./api.ts";
import { PayInto } from "./bank-account-facts.tsx";
import { useDetailsTexts } from "./details.texts.ts";
import { DueFacts } from "./due-facts.tsx";
import { MakePaymentDialog } from "./lazy-parts.ts";
import { PartialPaymentsTable } from "./partial-payments-table.tsx";
import { RefundsCard } from "./refunds/refunds-card.tsx";
import { isMarginInCash, whyNothing } from "./why-nothing.ts";
import { usePaymentsTexts } from "./words.ts";

const route = getRouteApi("/app/order/$orderId/paymentDetails");

/** What is due on an order and what was entered for it; a payment is entered where it is paid outside of the app. */
export function PaymentDetailsPage(): ReactNode {
  const { orderId } = route.useParams();
  const texts = usePaymentsTexts();
  const payment = useQuery(paymentQuery(orderId));
  return (
    <PageBody>
      <Answer to={payment}>{(data) => <Details payment={data} />}</Answer>
      <ButtonLink look="quiet" className="mt-3" to="/app/order/$orderId" params={{ orderId }}>
        {texts.toOrder}
      </ButtonLink>
    </PageBody>
  );
}

function Details({ payment }: { readonly payment: OrderPayment }) {
  const texts = usePaymentsTexts();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const isPayable = payment.isOffered && payment.claimableInPaise > 0;
  // Of an order that is over nobody pays a margin any more; what came of it is in "Paid".
  const isOverUnpaid = (payment.isCancelled || payment.isEndedUnpaid) && payment.paidInPaise === 0;
  return (
    <div className="cols two">
      <div className="stack min-w-0">
        <Card pad>
          <dl>
            <FactRow label={texts.paymentMode}>{paymentModeLabel(payment.mode, language)}</FactRow>
            <FactRow label={texts.orderValue}>{formatPaise(payment.totalInPaise)}</FactRow>
            {payment.marginInPaise > 0 && !isOverUnpaid && (
              <FactRow label={texts.margin}>{formatPaise(payment.marginInPaise)}</FactRow>
            )}
            <FactRow label={texts.paid}>{formatPaise(payment.paidInPaise)}</FactRow>
            {payment.returnedInPaise > 0 && (
              <FactRow label={texts.returned}>{formatPaise(payment.returnedInPaise)}</FactRow>
            )}
            {payment.returningInPaise > 0 && (
              <FactRow label={texts.returning}>{formatPaise(payment.returningInPaise)}</FactRow>
            )}
            <DueFacts payment={payment} />
          </dl>
          {isPayable && (
            <Button wide className="mt-2" onClick={() => setOpen(true)}>
              {texts.makePayment}
            </Button>
          )}
        </Card>
        {!isPayable && <Note>{whyNothing(payment, texts)}</Note>}
        <WhereToPay payment={payment} />
        {payment.partialPayments.length > 0 && (
          <Card className="min-w-0">
            <h2 className="h2 px-3.5 pt-3 pb-2">{texts.partialPayments}</h2>
            <PartialPaymentsTable payments={payment.partialPayments} />
          </Card>
        )}
      </div>
      <aside className="stack">
        <Received payment={payment} />
        <RefundsCard orderId={payment.orderId} />
      </aside>
      {isOpen && <MakePaymentDialog orderId={payment.orderId} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** How to pay what is still due outside of the app: in cash, or by transfer into the operator's account. */
function WhereToPay({ payment }: { readonly payment: OrderPayment }) {
  const { mode, payInto, claimableInPaise, marginDueInPaise, ownMarginInPaise, isDelivered } = payment;
  const texts = useDetailsTexts();
  const language = useLanguage();
  // What was entered as paid waits for its confirmation, so nobody is asked for it again.
  const inCash = texts.cash(formatPaise(claimableInPaise + marginDueInPaise), isDelivered);
  if (isMarginInCash(payment))
    return (
      <Card pad aria-label={texts.whereToPay}>
        <p className="t-note">{inCash}</p>
      </Card>
    );
  if (payInto === null) return null;
  const { account, payBefore, reference } = payInto;
  const amount = formatPaise(claimableInPaise);
  const isCash = mode === "COD";
  const later = isCash ? inCash : texts.payLater(amount);
  const isRest = claimableInPaise < payment.totalInPaise;
  const margin = marginDueInPaise > 0 ? formatPaise(marginDueInPaise) : null;
  return (
    <Card pad className="stack-s" aria-label={texts.whereToPay}>
      <h2 className="t-note b">{texts.whereToPay}</h2>
      <p className="t-note">
        {payBefore === null ? later : texts.payUntil(amount, formatDate(payBefore, language))}
      </p>
      {isCash && ownMarginInPaise > 0 && (
        <p className="t-note">{texts.ownMargin(formatPaise(ownMarginInPaise))}</p>
      )}
      {isCash && <p className="t-note">{texts.orTransfer(amount, margin, isRest)}</p>}
      <PayInto amountInPaise={claimableInPaise} account={account} reference={reference} />
    </Card>
  );
}

/** What has come so far: when, how and how much. */
function Received({ payment: { received } }: { readonly payment: OrderPayment }) {
  const texts = useDetailsTexts();
  return (
    <Card pad aria-label={texts.received}>
      <h2 className="t-note b mb-1">{texts.received}</h2>
      {received.length === 0 && <p className="t-note c2">{texts.nothingReceived}</p>}
      <dl>
        {received.map(({ by, amountInPaise, at }) => (
          <FactRow
            key={`${by} ${at}`}
            label={
              <>
                {texts.receivedBy(by)}
                <span className="t-small block">
                  <DateText at={at} as="time" />
                </span>
              </>
            }
          >
            {formatPaise(amountInPaise)}
          </FactRow>
        ))}
      </dl>
    </Card>
  );
}
