import { formatPaise } from "#engine/contract/money-text.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { movement, postJournal } from "#features/ledger/server";
import { remind, roundsSince, tellHolders } from "#features/notifications/server";
import { type DuplicateRefund, daysBetweenTwiceReminders } from "../../contract/duplicate-refunds.ts";
import { refundWentTwice } from "../events.ts";
import { type DuplicateRefundRow, findTwice, selectOwedBack, setTwice } from "./duplicate-refunds.queries.ts";
import type { RefundRow } from "./refunds.queries.ts";

export const paidTwice: NotificationKind = {
  name: "REFUND_PAID_TWICE",
  heading: { en: "A refund went out twice", te: "సొమ్ము వాపసు రెండుసార్లు వెళ్లింది" },
  title: { en: "A refund went out twice", te: "సొమ్ము వాపసు రెండుసార్లు వెళ్లినప్పుడు" },
  usually: "push",
  role: "finance",
};

export const cameTwice: NotificationKind = {
  name: "REFUND_CAME_TWICE",
  heading: { en: "A refund came to you twice", te: "మీకు సొమ్ము వాపసు రెండుసార్లు వచ్చింది" },
  title: { en: "A refund came to you twice", te: "మీకు సొమ్ము వాపసు రెండుసార్లు వచ్చినప్పుడు" },
  usually: "push",
};

const days = daysBetweenTwiceReminders;
const day = 86_400_000;

/**
 * A refund that went out both ways is owed back. Booked without its order, whose balance and settlement it does not
 * touch: it is between operator and buyer. Both are told.
 */
export async function bookTwice(
  platform: Platform,
  transaction: Transaction,
  refund: RefundRow,
): Promise<void> {
  const { token, buyerProfileId, amountInPaise } = refund;
  if (!(await setTwice(transaction, token, platform.clock.now()))) return;
  await postJournal(platform, transaction, [
    movement(
      { effectKey: `refund-twice:${token}`, kind: "refund-twice", orderId: null },
      amountInPaise,
      { account: "gateway-money", partyId: null },
      { account: "buyer-receivable", partyId: buyerProfileId },
    ),
  ]);
  await emit(platform, transaction, refundWentTwice, { token, amountInPaise });
  platform.log.error({ token, amountInPaise }, "a refund went out twice");
  const twice = await findTwice(transaction, token);
  await tellHolders(platform, transaction, {
    ...{ role: "finance", kind: paidTwice, activityId: `payments/${token}/paid-twice` },
    text: textForFinance(refund, twice?.method !== null),
    leadsTo: "/app/admin/finance",
  });
  if (twice) await remindOf(platform, transaction, twice);
}

function textForFinance({ orderId, txnid, amountInPaise }: RefundRow, isByHand: boolean): PersonText {
  const about = `#${orderId ?? txnid}`;
  const amount = formatPaise(amountInPaise);
  return isByHand
    ? {
        en: `${about}: ${amount} went out by hand and by the provider. The buyer owes it back.`,
        te: `${about}: ${amount} చేతితోనూ, చెల్లింపు సంస్థ ద్వారానూ వెళ్లింది. కొనుగోలుదారు తిరిగి ఇవ్వాలి.`,
      }
    : {
        en: `${about}: the provider has paid ${amount} back twice. The buyer owes it back.`,
        te: `${about}: చెల్లింపు సంస్థ ${amount} రెండుసార్లు సొమ్ము వాపసు చేసింది. కొనుగోలుదారు తిరిగి ఇవ్వాలి.`,
      };
}

/** Every week that something of such a refund has not come back its buyer reads how much and where to send it. */
async function remindOwedBack(platform: Platform): Promise<void> {
  const owed = (await selectOwedBack(platform.database)).map((row) => ({ ...row, id: row.token }));
  await forEachIsolated(platform, owed, (row) =>
    inTransaction(platform, (transaction) => remindOf(platform, transaction, row)),
  );
}

function remindOf(platform: Platform, transaction: Transaction, row: DuplicateRefundRow): Promise<void> {
  return remind(platform, transaction, {
    kind: cameTwice,
    about: `payments/${row.token}/came-twice`,
    round: roundsSince(platform, row.at, { days }),
    text: textOf(platform, row),
    people: [
      {
        profileId: row.buyerProfileId,
        // Of money that became no order the page of its payment says what came of it.
        leadsTo: row.orderId === null ? `/rbl_payment?txnid=${row.txnid}` : `/app/order/${row.orderId}`,
      },
    ],
  });
}

function textOf({ config }: Platform, { orderId, txnid, ...row }: DuplicateRefundRow): PersonText {
  const about = `#${orderId ?? txnid}`;
  const [amount, owed] = [formatPaise(row.amountInPaise), formatPaise(row.owedInPaise)];
  const { bankAccount } = config;
  const account = bankAccount && `${bankAccount.holder}, ${bankAccount.number}, ${bankAccount.ifsc}`;
  const [whereEn, whereTe] = account
    ? [`, to ${account}`, `: ${account}`]
    : ["; Santha calls you", "; సంత మీకు ఫోన్ చేస్తుంది"];
  const [howEn, howTe] = row.reference
    ? [`under the number ${row.reference} and once more`, `${row.reference} నంబర్‌తో ఒకసారి, మీరు చెల్లించిన విధంగా మరోసారి`]
    : ["twice", "మీరు చెల్లించిన విధంగా రెండుసార్లు"];
  return {
    en: `${about}: ${amount} came to you ${howEn} the way you had paid. Please send ${owed} back${whereEn}.`,
    te: `${about}: ${amount} మీకు ${howTe} వచ్చింది. దయచేసి ${owed} తిరిగి పంపండి${whereTe}.`,
  };
}

/** What finance is shown of such a refund. */
export function duplicateRefundOf(
  { buyerProfileId: _, at, ...row }: DuplicateRefundRow,
  now: Date,
): DuplicateRefund {
  const since = at.getTime();
  return { ...row, since, daysOwed: Math.floor((now.getTime() - since) / day) };
}

export const twiceJobs: readonly Job[] = [
  { name: "payments/remind-owed-back", schedule: "47 4 * * *", run: remindOwedBack },
];
