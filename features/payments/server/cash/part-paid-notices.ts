import { formatDate } from "#engine/contract/date-text.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { notify } from "#features/notifications/server";

export const partPaid: NotificationKind = {
  name: "PAYMENT_INCOMPLETE",
  heading: { en: "A payment is missing", te: "చెల్లింపు రావాల్సి ఉంది" },
  title: {
    en: "A payment has not come, or only a part",
    te: "చెల్లింపు రానప్పుడు, లేదా కొంతే వచ్చినప్పుడు",
  },
  usually: "push",
  isAwaited: true,
};

const partCame = (orderId: string, rest: string, payBefore: number) => ({
  en: `#${orderId}: ${rest} is still to come by ${formatDate(payBefore, "en")}. Otherwise the order ends and what you paid goes back.`,
  te: `#${orderId}: ఇంకా ${rest} ${formatDate(payBefore, "te")} లోపు రావాలి. లేకపోతే ఆర్డర్ ముగుస్తుంది, మీరు చెల్లించినది తిరిగి వస్తుంది.`,
});
const nothingCame = (orderId: string, rest: string, payBefore: number) => ({
  en: `#${orderId}: no money has come for it. ${rest} is to come by ${formatDate(payBefore, "en")}; enter the number of the transfer then, also the same one. Otherwise the order ends.`,
  te: `#${orderId}: దీనికి సొమ్ము అందలేదు. ${rest} ${formatDate(payBefore, "te")} లోపు రావాలి; పంపాక బదిలీ నంబర్ ఇవ్వండి, అదే నంబర్ అయినా సరే. లేకపోతే ఆర్డర్ ముగుస్తుంది.`,
});

const day = 86_400_000;
const daysOfReminder = 2;

/** A transfer came in part or not at all: its buyer is told what is missing at once, and once more before the order ends. */
export async function tellPartPaid(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  order: {
    readonly orderId: string;
    readonly buyerProfileId: number;
    readonly totalInPaise: number;
    readonly balanceInPaise: number;
    readonly payBefore: number;
  },
): Promise<void> {
  const { orderId, totalInPaise, balanceInPaise, payBefore } = order;
  const isLast = payBefore - platform.clock.now().getTime() <= daysOfReminder * day;
  const words = balanceInPaise < totalInPaise ? partCame : nothingCame;
  await notify(platform, transaction, {
    profileId: order.buyerProfileId,
    kind: partPaid,
    activityId: `payments/${orderId}/part-paid/${payBefore}/${isLast ? "last" : "first"}`,
    text: words(orderId, formatPaise(balanceInPaise), payBefore),
    leadsTo: `/app/order/${orderId}`,
  });
}
