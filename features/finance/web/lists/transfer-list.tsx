import { useInfiniteQuery } from "@tanstack/react-query";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { call } from "#engine/web/data/api-client.ts";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise, paiseTyped } from "#engine/web/words/money.ts";
import {
  decideTransfer,
  type PartPaidOrder,
  receiveForOrder,
  type WaitingTransfer,
} from "#features/payments/contract/received-money.ts";
import { transfersQuery } from "../api.ts";
import { DecisionButton } from "../decision-button.tsx";
import { DeskCard } from "../desk-card.tsx";
import { FinanceRow } from "../finance-row.tsx";
import { orderIdTyped } from "../order-id.ts";
import { useRefundDeskTexts } from "../refunds/refund-desk.texts.ts";
import { useFinanceTexts } from "../words.ts";

/** Payments that buyers say they made: found in the account, or not. */
export function TransferList() {
  const texts = useFinanceTexts();
  const table = useRefundDeskTexts();
  const answer = useInfiniteQuery(transfersQuery);
  return (
    <DeskCard
      id="transfers"
      title={texts.transfers}
      aside={
        <div className="flex flex-wrap gap-2">
          <ButtonLink small look="onpaper" to="/app/admin/finance/transfers">
            {table.openTable}
          </ButtonLink>
          <UnenteredButton />
        </div>
      }
      answer={answer}
      empty={texts.noTransfers}
    >
      {(pages) => [
        ...pages
          .flatMap(({ transfers }) => transfers)
          .map((transfer) => (
            <TransferRow key={`${transfer.masterId} ${transfer.reference}`} transfer={transfer} />
          )),
        ...(pages[0]?.partPaid ?? []).map((order) => <PartPaidRow key={order.orderId} order={order} />),
      ]}
    </DeskCard>
  );
}

/** Money in the account of which nobody has entered anything: for which order, how much and under which number. */
export function UnenteredButton() {
  const texts = useFinanceTexts();
  return (
    <DecisionButton
      text={texts.unentered}
      submitText={texts.received}
      about={texts.unenteredHint}
      title={texts.unentered}
      asks={[
        { name: "orderId", label: texts.orderNumber },
        { name: "amountInPaise", label: texts.cameIn, startInPaise: null },
        { name: "reference", label: texts.bankNumber },
      ]}
      send={({ orderId = "", amountInPaise = "", reference = "" }) =>
        call(receiveForOrder, {
          params: { orderId: orderIdTyped(orderId) },
          body: { amountInPaise: paiseTyped(amountInPaise), reference },
        })
      }
    />
  );
}

/** A part has come: finance may call; the buyer is reminded, and the part goes back by itself. */
export function PartPaidRow({ order }: { readonly order: PartPaidOrder }) {
  const texts = useFinanceTexts();
  const language = useLanguage();
  return (
    <FinanceRow
      title={texts.transferOf(order.buyerName, order.orderId)}
      paise={order.balanceInPaise}
      actions={null}
    >
      {texts.partPaid(formatPaise(order.paidInPaise), formatPaise(order.balanceInPaise))}
      <span className="block num">{mobileText(order.phone)}</span>
      <span className="block">{texts.partEnds(formatDate(order.endsAt, language))}</span>
    </FinanceRow>
  );
}

function TransferRow({ transfer }: OfTransfer) {
  const texts = useFinanceTexts();
  return (
    <FinanceRow
      title={texts.transferOf(transfer.buyerName, transfer.masterId)}
      at={transfer.claimedAt}
      paise={transfer.amountInPaise}
      actions={<TransferActions transfer={transfer} />}
    >
      <TransferFacts transfer={transfer} />
    </FinanceRow>
  );
}

interface OfTransfer {
  readonly transfer: WaitingTransfer;
}

const dueOf = ({ balanceInPaise }: WaitingTransfer): number => Math.max(0, balanceInPaise);

/** Finance has found it in the account, or has not. */
export function TransferActions({ transfer }: OfTransfer) {
  const texts = useFinanceTexts();
  const { masterId, claimId, reference, amountInPaise } = transfer;
  const amount = formatPaise(amountInPaise);
  const about = texts.reference(transfer.paidThrough, reference);
  const seen = { reference, claimId, seenInPaise: amountInPaise };
  const params = { masterId };
  return (
    <>
      <DecisionButton
        text={texts.received}
        about={about}
        title={texts.receivedTitle}
        asks={[
          {
            name: "receivedInPaise",
            label: texts.cameIn,
            startInPaise: amountInPaise,
            hint: texts.cameInHint(amount, formatPaise(dueOf(transfer))),
          },
        ]}
        send={({ receivedInPaise = "" }) =>
          call(decideTransfer, {
            params,
            body: { ...seen, isReceived: true, receivedInPaise: paiseTyped(receivedInPaise) },
          })
        }
      />
      <DecisionButton
        text={texts.notReceived}
        about={about}
        title={texts.notReceivedTitle(amount)}
        look="onpaper"
        send={() => call(decideTransfer, { params, body: { ...seen, isReceived: false } })}
      />
    </>
  );
}

/** What was entered of a transfer, and what is due. */
export function TransferFacts({ transfer }: OfTransfer) {
  const texts = useFinanceTexts();
  return (
    <>
      {texts.reference(transfer.paidThrough, transfer.reference)}
      {transfer.alsoGivenFor.length > 0 && <Note>{texts.alsoGivenFor(transfer.alsoGivenFor)}</Note>}
      {transfer.proof && (
        <a className="block" href={transfer.proof} target="_blank" rel="noreferrer">
          {texts.seeProof}
        </a>
      )}
      <span className="block">{texts.dueOf(formatPaise(dueOf(transfer)))}</span>
    </>
  );
}
