import { useQuery } from "@tanstack/react-query";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import type { OrderRefund } from "#features/orders/contract/refunds.ts";
import { refundsQuery } from "../online/online.api.ts";
import { OwedBackList } from "./owed-back.tsx";
import { useRefundTexts } from "./refunds.texts.ts";

/** What goes back of an order: how much, why, by which way and how far it is. Nothing while nothing does. */
export function RefundsCard({ orderId }: { readonly orderId: string }) {
  const texts = useRefundTexts();
  const { data } = useQuery(refundsQuery(orderId));
  if (!data || data.refunds.length === 0) return null;
  return (
    <Card pad aria-label={texts.refunds}>
      <h2 className="t-note b mb-1">{texts.refunds}</h2>
      {data.refunds.map((refund) => (
        <RefundFacts key={refund.refundId} refund={refund} />
      ))}
      {data.refunds.some(({ status }) => status !== "confirmed" && status !== "failed") && (
        <p className="t-small c2">{texts.refundWhen}</p>
      )}
      <OwedBackList owed={data.owedBack} />
    </Card>
  );
}

type Shown = Pick<OrderRefund, "amountInPaise" | "status" | "method" | "paidBy" | "reference" | "changedAt"> &
  Partial<Pick<OrderRefund, "reason" | "cause">>;

/** How much goes back, by which way and how far it is. */
export function RefundFacts({ refund }: { readonly refund: Shown }) {
  const texts = useRefundTexts();
  const { method, paidBy, reference, cause } = refund;
  const why = refund.reason ?? (cause && texts.refundCause(cause));
  return (
    <dl className="mt-1">
      <FactRow label={texts.refundOf(formatPaise(refund.amountInPaise))}>
        {texts.refundState(refund.status)}
      </FactRow>
      <FactRow label={<DateText at={refund.changedAt} />}>
        {method ? texts.refundMethod(method, paidBy) : ""}
      </FactRow>
      {reference && <FactRow label={texts.refundNumber}>{reference}</FactRow>}
      {why && <FactRow label={texts.refundReason}>{why}</FactRow>}
    </dl>
  );
}
