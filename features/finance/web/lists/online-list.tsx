import { useInfiniteQuery } from "@tanstack/react-query";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { call } from "#engine/web/data/api-client.ts";
import { Note } from "#engine/web/ui/note.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise, paiseTyped } from "#engine/web/words/money.ts";
import {
  type DuplicateRefund,
  receiveDuplicateRefund,
} from "#features/payments/contract/duplicate-refunds.ts";
import { moveProviderRefund, type ProviderRefund } from "#features/payments/contract/online-payments.ts";
import { movePayment, type UnsettledPayment } from "#features/payments/contract/unsettled-payments.ts";
import { openPaymentsQuery } from "../api.ts";
import { DecisionButton } from "../decision-button.tsx";
import { DeskCard } from "../desk-card.tsx";
import { FinanceRow } from "../finance-row.tsx";
import { askedOfSender, sentOf } from "../sender.ts";
import { useFinanceTexts } from "../words.ts";

/** Online payments and refunds that are not settled; most of them settle by themselves. */
export function OnlineList() {
  const texts = useFinanceTexts();
  const answer = useInfiniteQuery(openPaymentsQuery);
  return (
    <DeskCard id="online" title={texts.online} answer={answer} empty={texts.noOnline}>
      {(pages) => [
        ...pages
          .flatMap(({ twice }) => twice)
          .map((refund) => <DuplicateRefundRow key={refund.token} refund={refund} />),
        ...pages
          .flatMap(({ payments }) => payments)
          .map((payment) => <PaymentRow key={payment.txnid} payment={payment} />),
        ...pages
          .flatMap(({ refunds }) => refunds)
          .map((refund) => <ProviderRefundRow key={refund.token} refund={refund} />),
      ]}
    </DeskCard>
  );
}

/** A payment that is not settled: the provider can be asked now, and what was given up is looked up with him. */
function PaymentRow({ payment }: { readonly payment: UnsettledPayment }) {
  const texts = useFinanceTexts();
  const { txnid, state, standing, capturedInPaise, amountInPaise } = payment;
  const about = texts.paymentOf(payment.masterId);
  const isHere = capturedInPaise > 0;
  return (
    <FinanceRow
      title={about}
      at={payment.startedAt}
      paise={isHere ? capturedInPaise : amountInPaise}
      actions={payment.actions.map((action) => (
        <DecisionButton
          key={action}
          text={texts.paymentMove(action)}
          about={about}
          title={texts.paymentMove(action)}
          look={action === "CLOSE" ? "onpaper" : "second"}
          {...(action === "BOOK" && {
            asks: [
              { name: "mihpayid", label: texts.providerNumber },
              {
                name: "amountInPaise",
                label: texts.amount,
                startInPaise: amountInPaise,
                hint: texts.asProviderShows,
              },
            ],
          })}
          send={({ mihpayid = "", amountInPaise: typed = "" }) =>
            call(movePayment, {
              params: { txnid },
              body: action === "BOOK" ? { action, mihpayid, amountInPaise: paiseTyped(typed) } : { action },
            })
          }
        />
      ))}
    >
      {texts.paymentStands(isHere ? "came" : standing)}
      {state === "given-up" && <Note>{texts.paymentGivenUp}</Note>}
      <span className="block break-all">{txnid}</span>
    </FinanceRow>
  );
}

/** A refund at the provider: he can be asked now, and what he cannot do is sent another way. */
function ProviderRefundRow({ refund }: { readonly refund: ProviderRefund }) {
  const texts = useFinanceTexts();
  const { token, state, canBeGivenUp } = refund;
  const about = texts.onlineRefundOf(refund.orderId ?? refund.txnid);
  const actions =
    state === "failed"
      ? (["RETRY", "SENT"] as const)
      : ([...["ASK" as const], ...(canBeGivenUp ? ["GIVE_UP" as const] : [])] as const);
  return (
    <FinanceRow
      title={about}
      at={refund.askedAt}
      paise={refund.amountInPaise}
      actions={actions.map((action) => (
        <DecisionButton
          key={action}
          text={texts.providerMove(action)}
          about={about}
          title={texts.providerMove(action)}
          look={action === "GIVE_UP" ? "onpaper" : "second"}
          {...(action === "SENT" && { asks: askedOfSender(texts) })}
          send={(typed) =>
            call(moveProviderRefund, { params: { token }, body: { action, ...sentOf(typed) } })
          }
        />
      ))}
    >
      {texts.paidBy(refund.buyerName, refund.phone)}
      <span className="block">{texts.refundStands(state)}</span>
      <span className="block break-all">{token}</span>
    </FinanceRow>
  );
}

/** A refund that went out both ways: its buyer is reminded, and what he sends back is noted here. */
function DuplicateRefundRow({ refund }: { readonly refund: DuplicateRefund }) {
  const texts = useFinanceTexts();
  const language = useLanguage();
  const { token, owedInPaise, method, reference } = refund;
  const about = texts.owesRefund(refund.buyerName, refund.orderId ?? refund.txnid);
  return (
    <FinanceRow
      title={about}
      paise={owedInPaise}
      actions={
        <DecisionButton
          text={texts.receivedFromBuyer}
          submitText={texts.received}
          about={about}
          title={texts.receivedFromBuyer}
          asks={[
            {
              name: "amountInPaise",
              label: texts.amount,
              startInPaise: owedInPaise,
              hint: texts.moreGoesBack,
            },
            { name: "reference", label: texts.bankNumber },
          ]}
          send={({ amountInPaise = "", reference: number = "" }) =>
            call(receiveDuplicateRefund, {
              params: { token },
              body: { amountInPaise: paiseTyped(amountInPaise), reference: number },
            })
          }
        />
      }
    >
      <span className="b block">{texts.owesSince(formatDate(refund.since, language), refund.daysOwed)}</span>
      {method
        ? texts.wentTwice(formatPaise(refund.amountInPaise))
        : texts.providerPaidTwice(formatPaise(refund.amountInPaise))}
      {method && reference && (
        <span className="block break-all">{texts.sentBy(texts.method(method), reference)}</span>
      )}
      <span className="block break-all">{texts.sentByProvider(token)}</span>
      <span className="num">{mobileText(refund.phone)}</span>
    </FinanceRow>
  );
}
