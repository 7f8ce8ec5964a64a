import { listOpenPayments, type OpenPayments } from "@santha/contract/online-payments";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import { Answer } from "#ui/answer";
import { Card } from "#ui/card";
import { useFinanceTexts } from "./finance.texts.ts";
import { FinanceRow } from "./finance-row.tsx";

const openPaymentsQuery = queryOptions({
  queryKey: ["finance", "online"],
  queryFn: ({ signal }) => call(listOpenPayments, {}, { signal }),
});

/** Online payments and refunds that are not settled; they settle by themselves, so there is nothing to press. */
export function OnlineList() {
  const texts = useFinanceTexts();
  const answer = useQuery(openPaymentsQuery);
  return (
    <Card pad aria-label={texts.online}>
      <h2 className="h2 mb-2">{texts.online}</h2>
      <Answer
        to={answer}
        isEmpty={({ payments, refunds }) => payments.length + refunds.length === 0}
        empty={<p className="t-note c2">{texts.noOnline}</p>}
      >
        {(open) => <Rows open={open} />}
      </Answer>
    </Card>
  );
}

function Rows({ open }: { readonly open: OpenPayments }) {
  const texts = useFinanceTexts();
  return (
    <ul className="stack-s">
      {open.payments.map((payment) => (
        <FinanceRow
          key={payment.txnid}
          title={texts.paymentOf(payment.masterId)}
          at={payment.startedAt}
          paise={payment.capturedInPaise > 0 ? payment.capturedInPaise : payment.amountInPaise}
          actions={null}
        >
          {texts.paymentStands(payment.capturedInPaise > 0 ? "came" : payment.standing)}
          <span className="block break-all">{payment.txnid}</span>
        </FinanceRow>
      ))}
      {open.refunds.map((refund) => (
        <FinanceRow
          key={refund.token}
          title={texts.onlineRefundOf(refund.orderId ?? refund.txnid)}
          at={refund.askedAt}
          paise={refund.amountInPaise}
          actions={null}
        >
          {texts.refundStands(refund.state)}
          <span className="block break-all">{refund.token}</span>
        </FinanceRow>
      ))}
    </ul>
  );
}
