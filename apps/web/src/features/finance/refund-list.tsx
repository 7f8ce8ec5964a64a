import { moveRefund, type Refund, refundMoves } from "@santha/contract/finance";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import { Answer } from "#ui/answer";
import { Card } from "#ui/card";
import { Tag } from "#ui/tag";
import { DecisionButton } from "./decision-button.tsx";
import { refundsQuery } from "./finance.api.ts";
import { useFinanceTexts } from "./finance.texts.ts";
import { FinanceRow } from "./finance-row.tsx";

/** Refunds to approve, to send and to follow until they have come. */
export function RefundList() {
  const texts = useFinanceTexts();
  const answer = useQuery(refundsQuery);
  return (
    <Card pad aria-label={texts.refunds}>
      <h2 className="h2 mb-2">{texts.refunds}</h2>
      <Answer
        to={answer}
        isEmpty={({ refunds }) => refunds.length === 0}
        empty={<p className="t-note c2">{texts.noRefunds}</p>}
      >
        {({ refunds }) => (
          <ul className="stack-s">
            {refunds.map((refund) => (
              <RefundRow key={refund.refundId} refund={refund} />
            ))}
          </ul>
        )}
      </Answer>
    </Card>
  );
}

function RefundRow({ refund }: { readonly refund: Refund }) {
  const texts = useFinanceTexts();
  const { refundId, status, isByProvider } = refund;
  const isWithProvider = isByProvider && status === "sent";
  const words = {
    "to-approve": texts.toApprove,
    "to-send": texts.toSend,
    sent: texts.sent,
    failed: texts.failed,
    confirmed: texts.CONFIRM,
  };
  const about = texts.refundOf(refund.buyerName, refund.orderId);
  return (
    <FinanceRow
      title={about}
      at={refund.askedAt}
      paise={refund.amountInPaise}
      actions={refundMoves
        .filter(({ from }) => from === status && !isWithProvider)
        .map(({ action }) => (
          <DecisionButton
            key={action}
            text={texts[action]}
            about={about}
            title={texts[action]}
            look={action === "FAIL" ? "onpaper" : "second"}
            {...(action === "SEND" && { asks: { name: "reference", label: texts.bankNumber } })}
            send={(reference) =>
              call(moveRefund, {
                params: { refundId },
                body: { action, ...(action === "SEND" && { reference }) },
              })
            }
          />
        ))}
    >
      {texts.paidBy(refund.paymentMode, refund.phone)}
      {refund.reference && <span className="block">{refund.reference}</span>}
      {isByProvider && (
        <span className="block">{isWithProvider ? texts.withProvider : texts.refusedByProvider}</span>
      )}
      <span className="mt-1 block">
        <Tag job={status === "failed" ? "stop" : "know"}>{words[status]}</Tag>
      </span>
    </FinanceRow>
  );
}
