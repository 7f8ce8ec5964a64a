import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { WheelDrawing } from "#engine/web/ui/art/wheel.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { SuccessSeal } from "#engine/web/ui/goods/success-seal.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Spinner } from "#engine/web/ui/page/spinner.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import type { OnlinePayment } from "../../contract/online-payments.ts";
import { PaymentActions } from "../payment-actions.tsx";
import { OwedBackList } from "../refunds/owed-back.tsx";
import { useRefundTexts } from "../refunds/refunds.texts.ts";
import { RefundFacts } from "../refunds/refunds-card.tsx";
import { openPaymentQuery, paymentCheckQuery } from "./online.api.ts";
import { useOnlineTexts } from "./online.texts.ts";
import { OpenPaymentCard } from "./open-payment-card.tsx";
import { usePay } from "./use-pay.ts";

const route = getRouteApi("/rbl_payment");

/** The payment return screen: goes to the payment page, finds out what became of a payment, and leads on. */
export function PaymentResultPage(): ReactNode {
  const { pay, txnid } = route.useSearch();
  return (
    <PageBody>
      <Card pad className="empty mx-auto max-w-160">
        {pay !== undefined ? (
          <Leaving masterId={pay} />
        ) : txnid === undefined ? (
          <UnnamedPayment />
        ) : (
          <Outcome key={txnid} txnid={txnid} />
        )}
      </Card>
    </PageBody>
  );
}

/** Begins the payment of an order that was just placed. */
function Leaving({ masterId }: { readonly masterId: string }) {
  const texts = useOnlineTexts();
  const { pay, error } = usePay();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    pay(masterId);
  }, [pay, masterId]);
  if (!error) return <Waiting title={texts.leaving} />;
  return (
    <>
      <Note job="trouble">{sentenceOf(error) ?? texts.notStarted}</Note>
      <PaymentActions masterId={masterId} isAgain={false} />
    </>
  );
}

function Waiting({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div role="status" className="grid justify-items-center gap-3 py-6">
      <Spinner />
      <h2 className="h2">{title}</h2>
      {children && <div className="t-note c2">{children}</div>}
    </div>
  );
}

/** The answer of the payment page could not be read: the open payment tells, if there is one. */
function UnnamedPayment() {
  const texts = useOnlineTexts();
  const open = useQuery(openPaymentQuery);
  return (
    <Answer to={open} loading={<Waiting title={texts.checkingTitle} />}>
      {(payment) =>
        payment === null ? (
          <EmptyState
            drawing={<BasketDrawing />}
            title={texts.nothingOpen}
            action={<ButtonLink to="/app/order/my-orders">{texts.myOrders}</ButtonLink>}
          >
            {texts.nothingOpenText}
          </EmptyState>
        ) : payment.txnid === null ? (
          <OpenPaymentCard payment={payment} />
        ) : (
          <Outcome key={payment.txnid} txnid={payment.txnid} />
        )
      }
    </Answer>
  );
}

function Outcome({ txnid }: { readonly txnid: string }) {
  const texts = useOnlineTexts();
  const payment = useQuery(paymentCheckQuery(txnid));
  return (
    <Answer to={payment} loading={<Waiting title={texts.checkingTitle}>{texts.checkingText}</Waiting>}>
      {(known) => <Decided payment={known} />}
    </Answer>
  );
}

function Decided({ payment }: { readonly payment: OnlinePayment }) {
  const texts = useOnlineTexts();
  const amount = formatPaise(payment.amountInPaise);
  if (payment.outcome === "checking") {
    // The purchase needs no money any more, whatever the bank says of this try in the end.
    if (payment.isPaidByAnother) return <PaidByAnother payment={payment} />;
    return (
      <>
        <Waiting title={texts.checkingTitle}>{texts.notYet(amount)}</Waiting>
        {payment.canPayAgain && <PaymentActions masterId={payment.masterId} isAgain />}
      </>
    );
  }
  if (payment.outcome === "paid") {
    return (
      <>
        <div className="grid place-items-center rounded-full bg-cloth p-4">
          <SuccessSeal />
        </div>
        <h2 className="h2">{texts.paidTitle}</h2>
        <p className="t-note num">{texts.paidText(amount)}</p>
        {payment.bankRefNum && (
          <dl className="w-full">
            <FactRow label={texts.bankRef}>{payment.bankRefNum}</FactRow>
          </dl>
        )}
        <ButtonLink
          wide
          className="mt-2"
          to="/app/order/success/$id"
          params={{ id: payment.masterId }}
          replace
        >
          {texts.toOrder}
        </ButtonLink>
      </>
    );
  }
  if (payment.outcome !== "returned" && payment.isPaidByAnother) return <PaidByAnother payment={payment} />;
  return (
    <>
      <WheelDrawing />
      {payment.outcome === "returned" ? <Returned payment={payment} /> : <NotPaid payment={payment} />}
      {payment.isPaidByAnother ? (
        <OrderLinks of={payment} />
      ) : (
        <ButtonLink wide className="mt-2" to="/app/order/failed" replace>
          {texts.goOn}
        </ButtonLink>
      )}
    </>
  );
}

/** No money was taken, as the bank says; of an order that is over before it said anything that is not known. */
function NotPaid({ payment: { outcome } }: { readonly payment: OnlinePayment }) {
  const texts = useOnlineTexts();
  const isUnheard = outcome === "unheard";
  return (
    <>
      <h2 className="h2">{isUnheard ? texts.unheardTitle : texts.failedTitle}</h2>
      <p className="t-note">{isUnheard ? texts.unheardText : texts.failedText}</p>
    </>
  );
}

/** A try that took no money, or of which the bank has not told, of a purchase that is paid. */
function PaidByAnother({ payment }: { readonly payment: OnlinePayment }) {
  const texts = useOnlineTexts();
  const isSilent = payment.outcome !== "failed";
  return (
    <>
      <WheelDrawing />
      <h2 className="h2">{texts.paidByAnotherTitle}</h2>
      <p className="t-note">{isSilent ? texts.anotherPaidText : texts.paidByAnotherText}</p>
      <OrderLinks of={payment} />
    </>
  );
}

function OrderLinks({ of: { orderIds } }: { readonly of: OnlinePayment }) {
  const texts = useOnlineTexts();
  return orderIds.map((orderId) => (
    <ButtonLink key={orderId} wide className="mt-2" to="/app/order/$orderId" params={{ orderId }} replace>
      {texts.seeOrder(orderId)}
    </ButtonLink>
  ));
}

/** Money that became no order: how much came, why, and how far it is on its way back. */
function Returned({ payment }: { readonly payment: OnlinePayment }) {
  const texts = useOnlineTexts();
  const { refunds, refundWhen } = useRefundTexts();
  const { returned, isPaidByAnother } = payment;
  const amount = formatPaise(returned?.amountInPaise ?? payment.amountInPaise);
  const isBack = returned?.status === "confirmed";
  return (
    <>
      <h2 className="h2">{isBack ? texts.wentBackTitle : texts.returnedTitle}</h2>
      <p className="t-note num">
        {isPaidByAnother ? texts.cameTwiceText(amount, isBack) : texts.returnedText(amount, isBack)}
      </p>
      {returned && (
        <section aria-label={refunds} className="w-full">
          <RefundFacts refund={returned} />
          {!isBack && <p className="t-small c2">{refundWhen}</p>}
          <OwedBackList owed={payment.owedBack} />
        </section>
      )}
    </>
  );
}
