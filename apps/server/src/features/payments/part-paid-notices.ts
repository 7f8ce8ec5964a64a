import { formatDate } from "@santha/contract/date-text";
import { formatPaise } from "@santha/contract/money-text";
import type { Transaction } from "@santha/database/client";
import { tell } from "#features/notifications";
import type { Platform } from "#platform/context";
import type { NotificationKind } from "#platform/feature";

export const partPaid: NotificationKind = {
  name: "PAYMENT_INCOMPLETE",
  heading: { en: "A part of the payment is missing", te: "చెల్లింపులో కొంత మిగిలింది" },
  title: { en: "The rest of a bank transfer is missing", te: "బ్యాంక్ బదిలీలో కొంత మొత్తం మిగిలినప్పుడు" },
  usually: "push",
};

const day = 86_400_000;
const daysOfReminder = 2;

/** A part of a transfer has come: its buyer is told what is missing at once, and once more before the order ends. */
export async function tellPartPaid(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  order: {
    readonly orderId: string;
    readonly buyerProfileId: number;
    readonly balanceInPaise: number;
    readonly payBefore: number;
  },
): Promise<void> {
  const { orderId, balanceInPaise, payBefore } = order;
  const isLast = payBefore - platform.clock.now().getTime() <= daysOfReminder * day;
  const rest = formatPaise(balanceInPaise);
  await tell(platform, transaction, {
    profileId: order.buyerProfileId,
    kind: partPaid,
    activityId: `payments/${orderId}/part-paid/${payBefore}/${isLast ? "last" : "first"}`,
    text: {
      en: `#${orderId}: ${rest} is still to come by ${formatDate(payBefore, "en")}. Otherwise the order ends and what you paid goes back.`,
      te: `#${orderId}: ఇంకా ${rest} ${formatDate(payBefore, "te")} లోపు రావాలి. లేకపోతే ఆర్డర్ ముగుస్తుంది, మీరు చెల్లించినది తిరిగి వస్తుంది.`,
    },
    leadsTo: `/app/order/${orderId}`,
  });
}
