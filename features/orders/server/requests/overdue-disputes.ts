import { formatDate } from "#engine/contract/date-text.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import { remind, roundsSince } from "#features/notifications/server";
import { decisionInDays, escalationInDays } from "../../contract/order-states.ts";
import { selectNoticed } from "../states/notices.queries.ts";
import { grantUndecided } from "./grant-undecided.ts";
import { selectOverdueReturns } from "./overdue-returns.queries.ts";
import { escalateOpen } from "./overdue-returns.ts";
import { grantedAtOf } from "./request-dto.ts";
import type { RequestRow } from "./requests.queries.ts";

export const disputeOverdue: NotificationKind = {
  name: "DISPUTE_OVERDUE",
  heading: { en: "A dispute is not decided", te: "వివాదంపై నిర్ణయం కాలేదు" },
  title: { en: "Nobody has decided what a buyer disputes", te: "కొనుగోలుదారు వివాదంపై ఎవరూ నిర్ణయించనప్పుడు" },
  usually: "push",
  role: ["support", "finance"],
};

const day = 86_400_000;
const limit = 200;

const stillOpen = {
  en: "Santha support has not decided on the return yet, so it is looked at with priority now",
  te: "వాపసుపై సంత సహాయ కేంద్రం ఇంకా నిర్ణయించలేదు, కాబట్టి ఇప్పుడు దీన్ని ముందుగా చూస్తుంది",
};

/**
 * What a seller has refused and his buyer disputes waits for support: after some days support and finance are called
 * in, and again until it is decided; before the month of the law is over it is granted.
 */
export async function decideOverdueDisputes(platform: Platform): Promise<void> {
  const before = (days: number) => new Date(platform.clock.now().getTime() - days * day);
  const { database } = platform;
  const over = await selectOverdueReturns(database, {
    ...{ before: before(decisionInDays.dispute), isDisputed: true, limit },
  });
  await forEachIsolated(platform, over, (orderId) => grantUndecided(platform, orderId, "RETURN_REQUESTED"));
  // They stay open afterwards: the oldest ones alone would be called in again and again, and the others never.
  const late = await selectOverdueReturns(database, { before: before(escalationInDays), isDisputed: true });
  await forEachIsolated(platform, late, (orderId) => callIn(platform, orderId));
}

async function callIn(platform: Platform, orderId: string): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    const request = await escalateOpen(platform, transaction, { orderId, said: stillOpen });
    if (request) await callAgain(platform, transaction, request);
  });
}

/** Once in so many days; the job runs more often. */
async function callAgain(platform: Platform, transaction: Transaction, request: RequestRow): Promise<void> {
  const { orderId, requestId, askedAt } = request;
  const order = await selectNoticed(transaction, orderId);
  if (!order) return;
  const amount = formatPaise(order.totalInPaise);
  const by = (language: "en" | "te") => formatDate(grantedAtOf(request).getTime(), language);
  await remind(platform, transaction, {
    kind: disputeOverdue,
    about: `orders/${orderId}/request/${requestId}/overdue`,
    round: roundsSince(platform, askedAt, { days: escalationInDays }),
    text: {
      en: `#${orderId}, ${amount}: support has to decide on the return by ${by("en")}, else it is granted.`,
      te: `#${orderId}, ${amount}: వాపసుపై సహాయ కేంద్రం ${by("te")} లోపు నిర్ణయించాలి, లేకపోతే అంగీకరించినట్టే.`,
    },
    people: [
      { role: "support", leadsTo: "/app/admin/support" },
      { role: "finance", leadsTo: "/app/admin/finance" },
    ],
  });
}
