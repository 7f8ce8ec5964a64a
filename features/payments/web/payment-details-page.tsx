import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { paymentModeLabel } from "#features/orders/contract/order-labels.ts";
import type { OrderPayment } from "../contract/payments.ts";
import { paymentQuery } from "./api.ts";
import { DueFacts } from "./due-facts.tsx";
import { MakePaymentDialog } from "./lazy-parts.ts";
import { PartialPaymentsTable } from "./partial-payments-table.tsx";
import { RefundsCard } from "./refunds/refunds-card.tsx";
import { whyNothing } from "./why-nothing.ts";
import { usePaymentsTexts } from "./words.ts";

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
