import { Link } from "@tanstack/react-router";
import { Phone } from "lucide-react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { call } from "#engine/web/data/api-client.ts";
import { useDeskTexts } from "#engine/web/ui/desk/desk.texts.ts";
import { DeskDetail } from "#engine/web/ui/desk/desk-detail.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { formatDateTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { paymentModeLabel } from "#features/orders/contract/order-labels.ts";
import { type DeskRefund, refuseGrant, takeBackApproval } from "#features/orders/contract/refund-desk.ts";
import { moveRefund } from "#features/orders/contract/refunds.ts";
import { DecisionButton } from "../decision-button.tsx";
import { askedOfSender, sentOf } from "../sender.ts";
import { useFinanceTexts } from "../words.ts";
import { useRefundDeskTexts } from "./refund-desk.texts.ts";
import { movesOf } from "./refund-moves.ts";
import { refundNumber, whyBack } from "./refund-row.ts";

/** A refund with all that is known of it, and its buttons with the amount on them. */
export function RefundDetail({
  refund,
  ...frame
}: {
  readonly refund: DeskRefund;
  readonly keys: readonly string[];
  readonly openKey: string;
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
}) {
  const finance = useFinanceTexts();
  const texts = useRefundDeskTexts();
  const desk = useDeskTexts();
  const language = useLanguage();
  const { firstApproval, status, isByProvider, phone, buyerName, orderId } = refund;
  const at = (moment: number) => formatDateTime(moment, language);
  const tab = status === "to-approve" && firstApproval ? "second" : status;
  return (
    <DeskDetail
      {...frame}
      title={texts.refund(refundNumber(refund.refundId))}
      actions={<RefundActions refund={refund} />}
    >
      <div className="between">
        <b className="t-title">
          <Money paise={refund.amountInPaise} />
        </b>
        <Tag job={status === "failed" ? "stop" : "know"}>{texts.tab(tab)}</Tag>
      </div>
      <p className="t-note">{whyBack(refund, { finance, desk: texts })}</p>
      {firstApproval && (
        <Note job="earn">{firstApproval.isOwn ? texts.waitsForYours : texts.waitsFor(firstApproval.by)}</Note>
      )}
      {isByProvider && status !== "to-approve" && (
        <Note>
          {status === "failed" || status === "to-send" ? finance.refusedByProvider : finance.withProvider}
        </Note>
      )}
      <div className="between">
        <span className="t-note">
          <b>{buyerName}</b> <span className="num c2 block">{mobileText(phone)}</span>
        </span>
        <a className="iconbtn" href={`tel:+91${phone}`} aria-label={desk.call(buyerName)}>
          <Icon shape={Phone} />
        </a>
      </div>
      <dl>
        <FactRow label={texts.order}>
          <Link className="num underline" to="/app/admin/support/orders/$orderId" params={{ orderId }}>
            #{orderId}
          </Link>
        </FactRow>
        <FactRow label={texts.payBack}>{paymentModeLabel(refund.paymentMode, language)}</FactRow>
        {refund.method && refund.method !== "provider" && (
          <FactRow label={texts.way}>
            {finance.sentBy(finance.method(refund.method), refund.reference ?? "")}
          </FactRow>
        )}
        {refund.owedBySellerInPaise > 0 && (
          <FactRow label={texts.sellerHolds}>{formatPaise(refund.owedBySellerInPaise)}</FactRow>
        )}
        <FactRow label={texts.asked}>{at(refund.askedAt)}</FactRow>
        {firstApproval && (
          <FactRow label={texts.approvedFirst(firstApproval.by)}>{at(firstApproval.at)}</FactRow>
        )}
        {refund.sentAt !== null && <FactRow label={texts.sent}>{at(refund.sentAt)}</FactRow>}
        <FactRow label={texts.standing}>{at(refund.changedAt)}</FactRow>
      </dl>
    </DeskDetail>
  );
}

function RefundActions({ refund }: { readonly refund: DeskRefund }) {
  const finance = useFinanceTexts();
  const texts = useRefundDeskTexts();
  const { refundId, buyerName, orderId, firstApproval, isRefusable } = refund;
  const about = finance.refundOf(buyerName, orderId);
  const amount = formatPaise(refund.amountInPaise);
  const moves = movesOf(refund).filter((action) => action !== "APPROVE" || !firstApproval?.isOwn);
  if (moves.length === 0 && !firstApproval) return null;
  return (
    <>
      {isRefusable && (
        <DecisionButton
          text={texts.refuse}
          about={about}
          title={texts.refuseTitle(amount)}
          look="onpaper"
          asks={[{ name: "reason", label: texts.reason, hint: texts.refuseHint }]}
          send={({ reason = "" }) => call(refuseGrant, { params: { refundId }, body: { reason } })}
        />
      )}
      {firstApproval && (
        <DecisionButton
          text={texts.takeBack}
          about={about}
          title={texts.takeBackTitle}
          look="onpaper"
          asks={[{ name: "reason", label: texts.reason }]}
          send={({ reason = "" }) => call(takeBackApproval, { params: { refundId }, body: { reason } })}
        />
      )}
      {moves.map((action, index) => (
        <DecisionButton
          key={action}
          text={index === 0 ? texts.withAmount(finance[action], amount) : finance[action]}
          about={about}
          title={finance[action]}
          follows={finance.refundFollows(action)}
          look={index === 0 ? "main" : "onpaper"}
          {...(action === "SEND" && { asks: askedOfSender(finance) })}
          send={(typed) => call(moveRefund, { params: { refundId }, body: { action, ...sentOf(typed) } })}
        />
      ))}
    </>
  );
}
