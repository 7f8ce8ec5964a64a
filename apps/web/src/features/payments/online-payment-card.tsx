import type { OrderDetail } from "@santha/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { formatTime } from "#lib/dates";
import { useLanguage } from "#lib/language";
import { formatPaise } from "#lib/money";
import { Card } from "#ui/card";
import { DateText } from "#ui/date-text";
import { FactRow } from "#ui/slip";
import { refundsQuery } from "./online.api.ts";
import { useOnlineTexts } from "./online.texts.ts";
import { useOpenPayment } from "./open-payment-card.tsx";
import { PaymentActions } from "./payment-actions.tsx";

type Order = Pick<OrderDetail, "orderId" | "masterId">;

/** On the page of an order that is paid online: the way to pay it while it waits, and what was sent back. */
export function OnlinePaymentCard({ order }: { readonly order: Order }) {
  return (
    <>
      <WaitingForPayment masterId={order.masterId} />
      <Refunds orderId={order.orderId} />
    </>
  );
}

function WaitingForPayment({ masterId }: { readonly masterId: string }) {
  const texts = useOnlineTexts();
  const language = useLanguage();
  const open = useOpenPayment();
  if (open?.masterId !== masterId) return null;
  return (
    <Card pad aria-label={texts.openTitle}>
      <h2 className="t-note b mb-1">{texts.openTitle}</h2>
      <p className="t-note num">{texts.waitsText(formatTime(open.payBefore, language))}</p>
      <PaymentActions masterId={masterId} isAgain={false} />
    </Card>
  );
}

function Refunds({ orderId }: { readonly orderId: string }) {
  const texts = useOnlineTexts();
  const { data } = useQuery(refundsQuery(orderId));
  if (!data || data.refunds.length === 0) return null;
  return (
    <Card pad aria-label={texts.refunds}>
      <h2 className="t-note b mb-1">{texts.refunds}</h2>
      {data.refunds.map((refund) => (
        <dl key={refund.token} className="mt-1">
          <FactRow label={texts.refundOf(formatPaise(refund.amountInPaise))}>
            {texts.refundState(refund.state)}
          </FactRow>
          <FactRow label={<DateText at={refund.settledAt ?? refund.askedAt} />}>
            {refund.bankArn ?? refund.method ?? ""}
          </FactRow>
        </dl>
      ))}
      {data.refunds.some(({ state }) => state !== "done") && <p className="t-small c2">{texts.refundWhen}</p>}
    </Card>
  );
}
