import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import { readTransfer, type Transfer } from "#features/payments/contract/payments.ts";
import { PayInto } from "#features/payments/web";
import { useTransferTexts } from "./transfer.texts.ts";
import { TransferForm } from "./transfer-form.tsx";

/** The transfer due for a master order. Throws ApiError `payments/order-not-found`. */
export function transferQuery(masterId: string) {
  return queryOptions({
    queryKey: ["orders", "transfer", masterId],
    queryFn: ({ signal }) => call(readTransfer, { params: { masterId } }, { signal }),
  });
}

/** The order whose page shows the card. */
interface OfOrder {
  readonly orderId: string;
  readonly standing: "waits" | "was-paid" | "over";
}

/**
 * Account, amount and deadline of a transfer, and the field for its bank reference number. One transfer pays all
 * orders of a master order; an order that no longer waits shows only its part of the entered payments.
 */
export function TransferCard({ masterId, of }: { readonly masterId: string; readonly of?: OfOrder }) {
  const texts = useTransferTexts();
  const transfer = useQuery({
    ...transferQuery(masterId),
    select: (known) => (of === undefined || of.standing === "waits" ? known : onlyOf(of, known)),
  });
  const mayBeOpen = of === undefined || of.standing === "waits";
  // An order that no longer waits often has nothing to show, so no space is reserved while loading.
  if (transfer.data ? hasNothingToSay(transfer.data) : transfer.isPending && !mayBeOpen) return null;
  const isOpen = transfer.data ? transfer.data.payBefore !== null : mayBeOpen;
  const title = isOpen ? texts.title : of?.standing === "was-paid" ? texts.paidTitle : texts.enteredTitle;
  return (
    <Card pad className="stack-s" aria-label={title}>
      <h2 className="t-note b">{title}</h2>
      <Answer to={transfer}>{(known) => <TransferFacts transfer={known} orderId={of?.orderId} />}</Answer>
    </Card>
  );
}

/** Only what was entered for this order, without a payment due. */
function onlyOf({ orderId }: OfOrder, transfer: Transfer): Transfer {
  const partialPayments = transfer.partialPayments.filter(({ parts }) => partOf(orderId, parts) > 0);
  return { ...transfer, payBefore: null, partialPayments };
}

type Entry = Transfer["partialPayments"][number];

/** In rupees. */
function partOf(orderId: string | undefined, parts: Entry["parts"]): number {
  return parts.find((part) => part.orderId === orderId)?.amount ?? 0;
}

/** No transfer is due, and none was ever entered. */
function hasNothingToSay({ payBefore, partialPayments }: Transfer): boolean {
  return payBefore === null && partialPayments.length === 0;
}

interface Facts {
  readonly transfer: Transfer;
  readonly orderId: string | undefined;
}

function TransferFacts({ transfer, orderId }: Facts) {
  return (
    <>
      {transfer.payBefore !== null && <WhereToPay transfer={transfer} payBefore={transfer.payBefore} />}
      <Entered transfer={transfer} orderId={orderId} />
    </>
  );
}

function WhereToPay({ transfer, payBefore }: { readonly transfer: Transfer; readonly payBefore: number }) {
  const texts = useTransferTexts();
  const language = useLanguage();
  const { account, claimableInPaise, masterId } = transfer;
  const until = formatDate(payBefore, language);
  return (
    <>
      <p className="t-note">{texts.howTo(formatPaise(claimableInPaise), masterId, until)}</p>
      {account && <PayInto amountInPaise={claimableInPaise} account={account} reference={masterId} />}
      <TransferForm masterId={transfer.masterId} />
    </>
  );
}

/** The payments entered so far, each with its state. */
function Entered({ transfer, orderId }: Facts) {
  const texts = useTransferTexts();
  const says = {
    "Waiting for confirmation": texts.waiting,
    Confirmed: texts.confirmed,
    "Not received": texts.notReceived,
  };
  return transfer.partialPayments.map((payment) => (
    <Note
      key={`${payment.mihpayid} ${payment.status} ${payment.addedon}`}
      job={payment.status === "Not received" ? "trouble" : payment.status === "Confirmed" ? "done" : "know"}
    >
      <span className="b block break-all">UTR {payment.mihpayid}</span>
      <span className="num">{says[payment.status](formatPaise(paiseFromRupees(payment.amount)))}</span>
      {payment.notReceived !== undefined && (
        <span className="num block">{texts.missing(formatPaise(paiseFromRupees(payment.notReceived)))}</span>
      )}
      {orderId !== undefined && payment.parts.length > 1 && (
        <span className="num block">
          {texts.ofWhole(formatPaise(paiseFromRupees(partOf(orderId, payment.parts))))}
        </span>
      )}
      {payment.proof && (
        <a className="mt-1 block" href={payment.proof} target="_blank" rel="noreferrer">
          {texts.seeProof}
        </a>
      )}
    </Note>
  ));
}
