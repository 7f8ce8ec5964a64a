import { paymentModeLabel } from "@santha/contract/order-labels";
import type { OrderPayment } from "@santha/contract/payments";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useLanguage } from "#lib/language";
import { formatPaise } from "#lib/money";
import { Answer } from "#ui/answer";
import { Button, ButtonLink } from "#ui/button";
import { Card } from "#ui/card";
import { Note } from "#ui/note";
import { PageBody } from "#ui/page";
import { FactRow } from "#ui/slip";
import { DueFacts } from "./due-facts.tsx";
import { MakePaymentDialog } from "./lazy-parts.ts";
import { PartialPaymentsTable } from "./partial-payments-table.tsx";
import { paymentQuery } from "./payments.api.ts";
import { usePaymentsTexts } from "./payments.texts.ts";
import { RefundsCard } from "./refunds-card.tsx";
import { whyNothing } from "./why-nothing.ts";

const route = getRouteApi("/app/order/$orderId/paymentDetails");

/** What is due on an order and what was entered for it; a payment is entered where it is paid outside of the app. */
export function PaymentDetailsPage(): ReactNode {
  const { orderId } = route.useParams();
  const texts = usePaymentsTexts();
  const payment = useQuery(paymentQuery(orderId));
  return (
    <PageBody>
      <div className="stack max-w-[720px]">
        <Answer to={payment}>{(data) => <Details payment={data} />}</Answer>
        <ButtonLink look="quiet" to="/app/order/$orderId" params={{ orderId }}>
          {texts.toOrder}
        </ButtonLink>
      </div>
    </PageBody>
  );
}

function Details({ payment }: { readonly payment: OrderPayment }) {
  const texts = usePaymentsTexts();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const isPayable = payment.isOffered && payment.claimableInPaise > 0;
  return (
    <>
      <Card pad>
        <dl>
          <FactRow label={texts.paymentMode}>{paymentModeLabel(payment.mode, language)}</FactRow>
          <FactRow label={texts.orderValue}>{formatPaise(payment.totalInPaise)}</FactRow>
          {payment.marginInPaise > 0 && (
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
      {payment.partialPayments.length > 0 && (
        <Card>
          <h2 className="h2 px-3.5 pt-3 pb-2">{texts.partialPayments}</h2>
          <PartialPaymentsTable payments={payment.partialPayments} />
        </Card>
      )}
      <RefundsCard orderId={payment.orderId} />
      {isOpen && <MakePaymentDialog orderId={payment.orderId} onClose={() => setOpen(false)} />}
    </>
  );
}
