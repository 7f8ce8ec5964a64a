import { formatPaise } from "@santha/contract/money-text";
import { daysBetweenDebtReminders } from "@santha/contract/settlements";
import { tell } from "#features/notifications";
import { type Debtor, selectDebtors } from "#features/orders";
import type { Platform } from "#platform/context";
import { eachAlone } from "#platform/each-alone";
import type { NotificationKind } from "#platform/feature";
import type { Job } from "#platform/jobs";
import { inTransaction } from "#platform/transaction";

export const debtReminder: NotificationKind = {
  name: "SELLER_DEBT",
  heading: { en: "You owe Santha", te: "మీరు సంతకు ఇవ్వాల్సింది" },
  title: { en: "Your business owes Santha money", te: "మీ వ్యాపారం సంతకు సొమ్ము ఇవ్వాల్సి ఉన్నప్పుడు" },
  usually: "push",
  role: "seller",
};

const week = daysBetweenDebtReminders * 86_400_000;

/** Every week that a seller owes something he is reminded of all that he owes, and how it is paid. */
async function remindDebtors(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime();
  const debtors = await selectDebtors(platform.database, new Date(now - week));
  const named = debtors.map((debtor) => ({ ...debtor, id: debtor.sellerId }));
  await eachAlone(platform, named, (debtor) =>
    remind(platform, debtor, Math.floor((now - debtor.since.getTime()) / week)),
  );
}

async function remind(
  platform: Platform,
  { sellerId, profileId, owedInPaise, since }: Debtor,
  weeks: number,
): Promise<void> {
  const amount = formatPaise(owedInPaise);
  await inTransaction(platform, (transaction) =>
    tell(platform, transaction, {
      ...{ profileId, kind: debtReminder, leadsTo: "/app/sell/orders" },
      activityId: `settlements/debts/${sellerId}/${since.getTime()}/${weeks}`,
      text: {
        en: `${amount}. It is kept back from your next payments; Santha's account, to pay it now, stands with your orders.`,
        te: `${amount}. మీ తదుపరి చెల్లింపుల నుండి తగ్గిస్తాం; ఇప్పుడే చెల్లించడానికి సంత ఖాతా వివరాలు మీ ఆర్డర్ల పేజీలో ఉన్నాయి.`,
      },
    }),
  );
}

export const settlementsJobs: readonly Job[] = [
  { name: "settlements/remind-debtors", schedule: "37 4 * * *", run: remindDebtors },
];
