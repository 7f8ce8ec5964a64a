import { readTransfer, type Transfer } from "@santha/contract/payments";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { BankAccountFacts } from "#features/payments";
import { call } from "#lib/api-client";
import { formatDate } from "#lib/dates";
import { useLanguage } from "#lib/language";
import { formatPaise, paiseFromRupees } from "#lib/money";
import { Answer } from "#ui/answer";
import { Button } from "#ui/button";
import { Card } from "#ui/card";
import { Note } from "#ui/note";
import { FactRow } from "#ui/slip";
import { showMessage } from "#ui/snackbar";
import { useTransferTexts } from "./transfer.texts.ts";
import { TransferForm } from "./transfer-form.tsx";

/** What is to be transferred for a master order. Throws ApiError `payments/order-not-found`. */
export function transferQuery(masterId: string) {
  return queryOptions({
    queryKey: ["orders", "transfer", masterId],
    queryFn: ({ signal }) => call(readTransfer, { params: { masterId } }, { signal }),
  });
}

/** The order on whose page the card stands. */
interface OfOrder {
  readonly orderId: string;
  readonly standing: "waits" | "was-paid" | "over";
}

/**
 * Where the money goes to, how much and until when; then the field for the bank's number of the transfer. One transfer
 * pays all orders of the master order: of one that waits no more only its part of what was entered is shown, also while
 * another still waits.
 */
export function TransferCard({ masterId, of }: { readonly masterId: string; readonly of?: OfOrder }) {
  const texts = useTransferTexts();
  const transfer = useQuery({
    ...transferQuery(masterId),
    select: (known) => (of === undefined || of.standing === "waits" ? known : onlyOf(of, known)),
  });
  const mayBeOpen = of === undefined || of.standing === "waits";
  // Of an order that waits no more there is often nothing to say: no place is held for it.
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

/** What was entered for an order, and nothing to be paid. */
function onlyOf({ orderId }: OfOrder, transfer: Transfer): Transfer {
  const partialPayments = transfer.partialPayments.filter(({ parts }) => partOf(orderId, parts) > 0);
  return { ...transfer, payBefore: null, partialPayments };
}

type Entry = Transfer["partialPayments"][number];

/** In rupees. */
function partOf(orderId: string | undefined, parts: Entry["parts"]): number {
  return parts.find((part) => part.orderId === orderId)?.amount ?? 0;
}

/** Nothing is to be transferred any more, and nothing ever was. */
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
  const { account } = transfer;
  const amount = formatPaise(transfer.claimableInPaise);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(account?.number ?? "");
    showMessage({ text: texts.copied, stayMs: 2500 });
  };
  return (
    <>
      <p className="t-note">{texts.howTo(amount, transfer.masterId, formatDate(payBefore, language))}</p>
      {account && (
        <dl>
          <FactRow label={texts.amount}>{amount}</FactRow>
          <BankAccountFacts account={account} />
          <FactRow label={texts.remark}>{transfer.masterId}</FactRow>
        </dl>
      )}
      {account && "clipboard" in navigator && (
        <Button look="second" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      )}
      <TransferForm masterId={transfer.masterId} />
    </>
  );
}

/** What was entered so far, each with its state. */
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
