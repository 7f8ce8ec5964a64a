import { formatDateTime } from "#engine/contract/date-text.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { remind } from "#features/notifications/server";
import { ticketOf } from "./grievance-dto.ts";
import { type GrievanceRow, selectOpen } from "./queries.ts";

export const grievanceDue: NotificationKind = {
  name: "GRIEVANCE_DUE",
  heading: { en: "A grievance is due", te: "ఫిర్యాదు గడువు దగ్గరపడింది" },
  title: { en: "A grievance is due soon or overdue", te: "ఫిర్యాదు గడువు దగ్గరపడినప్పుడు లేదా దాటినప్పుడు" },
  usually: "push",
  role: ["support", "finance"],
};

const hour = 3_600_000;
/** So long before the law's time is over it is called in, and once a day from then on. */
const beforeAcknowledging = 24 * hour;
const beforeSettling = 7 * 24 * hour;

/** What nobody has acknowledged or settled in good time is told to support, and to finance where it is about a refund. */
async function remindSupport(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime();
  await forEachIsolated(platform, await selectOpen(platform.database), async (grievance) => {
    const { acknowledgedAt, acknowledgeBy, settleBy } = grievance;
    const isAcknowledging = acknowledgedAt === null && now >= acknowledgeBy.getTime() - beforeAcknowledging;
    const isSettling = now >= settleBy.getTime() - beforeSettling;
    if (isAcknowledging || isSettling)
      await inTransaction(platform, (transaction) =>
        remindOf(platform, transaction, grievance, isSettling ? "settle" : "acknowledge"),
      );
  });
}

async function remindOf(
  platform: Platform,
  transaction: Transaction,
  { id, subject, acknowledgeBy, settleBy }: GrievanceRow,
  what: "acknowledge" | "settle",
): Promise<void> {
  const ticket = ticketOf(id);
  const by = (what === "settle" ? settleBy : acknowledgeBy).getTime();
  const text = {
    settle: {
      en: `${ticket}: to be settled by ${formatDateTime(by, "en")}.`,
      te: `${ticket}: ${formatDateTime(by, "te")} లోపు పరిష్కరించాలి.`,
    },
    acknowledge: {
      en: `${ticket}: to be acknowledged by ${formatDateTime(by, "en")}.`,
      te: `${ticket}: ${formatDateTime(by, "te")} లోపు స్వీకరించినట్టు తెలపాలి.`,
    },
  }[what];
  await remind(platform, transaction, {
    kind: grievanceDue,
    about: `grievances/${id}/${what}`,
    round: dayInIndia(platform.clock.now()),
    text,
    people: [
      { role: "support", leadsTo: "/app/admin/support/grievances" },
      ...(subject === "refund" ? [{ role: "finance", leadsTo: "/app/admin/finance" } as const] : []),
    ],
  });
}

export const grievancesJobs: readonly Job[] = [
  { name: "grievances/remind-support", schedule: "47 * * * *", run: remindSupport },
];
