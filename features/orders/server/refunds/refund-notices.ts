import { formatPaise } from "#engine/contract/money-text.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { notify } from "#features/notifications/server";
import { refundWorkingDays } from "../../contract/refund-times.ts";
import type { RefundCause, RefundMethod } from "../../contract/refunds.ts";
import { refundMoved, refundOwed } from "../events.ts";
import { selectNoticed } from "../states/notices.queries.ts";
import { findNoticedRefund } from "./refunds.queries.ts";

export const refundNews: NotificationKind = {
  name: "REFUND_MOVED",
  heading: { en: "Your refund", te: "మీ సొమ్ము వాపసు" },
  title: { en: "Money comes back to you", te: "మీకు సొమ్ము తిరిగి వస్తున్నప్పుడు" },
  usually: "push",
  isAwaited: true,
};

const { toSend, atBank } = refundWorkingDays;
const reaches: PersonText = {
  en: `It reaches your bank within ${atBank} working days.`,
  te: `${atBank} పని దినాల్లో మీ బ్యాంకుకు చేరుతుంది.`,
};

/** How far a refund is, and what happens next; a sent one with the number under which the bank knows it. */
const news = {
  "to-send": ({ amount }: SentRefund): PersonText => ({
    en: `${amount} is approved. It is sent within ${toSend} working days.`,
    te: `${amount} ఆమోదించాం. ${toSend} పని దినాల్లో పంపుతాం.`,
  }),
  sent: ({ amount, method, reference }: SentRefund): PersonText => {
    const ways: Readonly<Record<RefundMethod, PersonText>> = {
      provider: {
        en: `${amount} is on its way back, the way you paid. ${reaches.en}`,
        te: `${amount} మీరు చెల్లించిన విధంగానే తిరిగి వస్తోంది. ${reaches.te}`,
      },
      "bank-transfer": {
        en: `${amount} was sent by bank transfer, number ${reference}. ${reaches.en}`,
        te: `${amount} బ్యాంక్ బదిలీ ద్వారా పంపాం, నంబర్ ${reference}. ${reaches.te}`,
      },
      upi: {
        en: `${amount} was sent by UPI, number ${reference}. ${reaches.en}`,
        te: `${amount} UPI ద్వారా పంపాం, నంబర్ ${reference}. ${reaches.te}`,
      },
      cash: {
        en: `${amount} is paid to you in cash by an agent, receipt ${reference}.`,
        te: `${amount} ఏజెంట్ మీకు నగదుగా ఇస్తారు, రసీదు ${reference}.`,
      },
    };
    return ways[method ?? "provider"];
  },
  failed: ({ amount }: SentRefund): PersonText => ({
    en: `${amount} did not reach you. You need do nothing: it is sent again, or we ask you where to.`,
    te: `${amount} మీకు చేరలేదు. మీరేమీ చేయక్కర్లేదు: మళ్లీ పంపుతాం, లేదా ఎక్కడికి పంపాలో అడుగుతాం.`,
  }),
} as const;

/** Money that goes back: how much, by which way and under which number. */
export interface SentRefund {
  readonly amount: string;
  readonly method: RefundMethod | null;
  readonly reference: string | null;
}

/** What is said of money that was sent back. */
export const wordsOfSentRefund = (sent: SentRefund): PersonText => news.sent(sent);

/** The buyer, who is the agent where one has ordered for a farmer, is told how far his money is. */
const noticeRefund = listen(
  refundMoved,
  "orders/notice-refund",
  (platform, transaction, moved) => tellBuyer(platform, transaction, moved),
  { when: ({ status }) => status === "to-send" || status === "sent" || status === "failed" },
);

/** Granting money approves it, unless the sum needs a second person. */
const noticeGranted = listen(refundOwed, "orders/notice-granted-refund", (platform, transaction, owed) =>
  tellBuyer(platform, transaction, { ...owed, status: "granted", method: null, reference: null }),
);

async function tellBuyer(
  platform: Platform,
  transaction: Transaction,
  moved: Omit<SentRefund, "amount"> & {
    readonly refundId: number;
    readonly orderId: string;
    readonly status: string;
  },
): Promise<void> {
  const { refundId, orderId, method, reference } = moved;
  const order = await selectNoticed(transaction, orderId);
  const refund = await findNoticedRefund(transaction, refundId);
  if (!order || !refund || (moved.status === "granted" && (!refund.isGranted || refund.isToApprove))) return;
  const status = moved.status === "granted" ? "to-send" : moved.status;
  if (status !== "to-send" && status !== "sent" && status !== "failed") return;
  const said = news[status]({ amount: formatPaise(refund.amountInPaise), method, reference });
  const why = status === "to-send" && refund.cause ? causes[refund.cause] : { en: "", te: "" };
  await notify(platform, transaction, {
    profileId: order.buyerProfileId,
    kind: refundNews,
    // A refund that failed is approved once more, and sent again under another number.
    activityId: `orders/refunds/${refundId}/${status}/${reference ?? ""}`,
    text: { en: `#${orderId}: ${why.en}${said.en}`, te: `#${orderId}: ${why.te}${said.te}` },
    leadsTo: `/app/order/${orderId}`,
  });
}

/** Money that was granted does not go back after all: its buyer reads why in the words of finance. */
export async function tellRefusedGrant(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  grant: {
    readonly refundId: number;
    readonly orderId: string;
    readonly buyerProfileId: number;
    readonly amountInPaise: number;
    readonly reason: string;
  },
): Promise<void> {
  const { refundId, orderId, reason } = grant;
  const amount = formatPaise(grant.amountInPaise);
  await notify(platform, transaction, {
    profileId: grant.buyerProfileId,
    kind: refundNews,
    activityId: `orders/refunds/${refundId}/refused`,
    text: {
      en: `#${orderId}: a refund of ${amount} was not approved. Reason: ${reason}`,
      te: `#${orderId}: ${amount} సొమ్ము వాపసును ఆమోదించలేదు. కారణం: ${reason}`,
    },
    leadsTo: `/app/order/${orderId}`,
  });
}

/** Why money goes back that nobody asked for, as its buyer reads it. */
const causes: Readonly<Record<RefundCause, PersonText>> = {
  surplus: { en: "You paid more than was due. ", te: "మీరు ఇవ్వాల్సిన దానికంటే ఎక్కువ చెల్లించారు. " },
  late: { en: "The money came after the order had ended. ", te: "సొమ్ము వచ్చేటప్పటికి ఆర్డర్ ముగిసింది. " },
  unpaid: { en: "The rest did not come in time. ", te: "మిగతా సొమ్ము సమయానికి రాలేదు. " },
};

export const refundNotices = [noticeRefund, noticeGranted];
