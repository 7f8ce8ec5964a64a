import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import { moveRefund, type Refund } from "#features/orders/contract/refunds.ts";
import { refundsQuery } from "../api.ts";
import { DecisionButton } from "../decision-button.tsx";
import { DeskCard } from "../desk-card.tsx";
import { FinanceRow } from "../finance-row.tsx";
import { RefundMoneyButton } from "../refund-money.tsx";
import { useRefundDeskTexts } from "../refunds/refund-desk.texts.ts";
import { movesOf } from "../refunds/refund-moves.ts";
import { askedOfSender, sentOf } from "../sender.ts";
import { useFinanceTexts } from "../words.ts";

/** Refunds to approve, to send and to follow until they have come. */
export function RefundList() {
  const texts = useFinanceTexts();
  const table = useRefundDeskTexts();
  const answer = useInfiniteQuery(refundsQuery);
  return (
    <DeskCard
      id="refunds"
      title={texts.refunds}
      aside={
        <div className="flex flex-wrap gap-2">
          <ButtonLink small look="onpaper" to="/app/admin/finance/refunds">
            {table.openTable}
          </ButtonLink>
          <RefundMoneyButton />
        </div>
      }
      answer={answer}
      empty={texts.noRefunds}
    >
      {(pages) =>
        pages
          .flatMap(({ refunds }) => refunds)
          .map((refund) => <RefundRow key={refund.refundId} refund={refund} />)
      }
    </DeskCard>
  );
}

function RefundRow({ refund }: { readonly refund: Refund }) {
  const texts = useFinanceTexts();
  const { refundId, status, isByProvider } = refund;
  const words = {
    "to-approve": texts.toApprove,
    "to-send": texts.toSend,
    sent: texts.sent,
    failed: texts.failed,
    confirmed: texts.CONFIRM,
  };
  const about = texts.refundOf(refund.buyerName, refund.orderId);
  const method = refund.method === "provider" ? null : refund.method;
  return (
    <FinanceRow
      title={about}
      at={refund.askedAt}
      paise={refund.amountInPaise}
      actions={movesOf(refund).map((action) => (
        <DecisionButton
          key={action}
          text={texts[action]}
          about={about}
          title={texts[action]}
          follows={texts.refundFollows(action)}
          facts={<p className="t-note b num">{formatPaise(refund.amountInPaise)}</p>}
          look={action === "FAIL" ? "onpaper" : "second"}
          {...(action === "SEND" && { asks: askedOfSender(texts) })}
          send={(typed) => call(moveRefund, { params: { refundId }, body: { action, ...sentOf(typed) } })}
        />
      ))}
    >
      {texts.paidBy(refund.paymentMode, refund.phone)}
      {refund.owedBySellerInPaise > 0 && (
        <span className="b block">{texts.sellerHolds(formatPaise(refund.owedBySellerInPaise))}</span>
      )}
      {refund.cause && <span className="block">{texts.cause(refund.cause)}</span>}
      {refund.reason && <span className="block">{texts.because(refund.reason)}</span>}
      {method && (
        <span className="block break-all">{texts.sentBy(texts.method(method), refund.reference ?? "")}</span>
      )}
      {isByProvider && status !== "to-approve" && (
        <span className="block">
          {status === "failed" || status === "to-send" ? texts.refusedByProvider : texts.withProvider}
        </span>
      )}
      <span className="mt-1 block">
        <Tag job={status === "failed" ? "stop" : "know"}>{words[status]}</Tag>
      </span>
    </FinanceRow>
  );
}
