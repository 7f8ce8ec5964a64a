import { formatPaise } from "#engine/contract/money-text.ts";
import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { remind, roundsSince } from "#features/notifications/server";
import { daysBetweenDebtReminders } from "../../contract.ts";
import { lockSeller } from "../lock-seller.queries.ts";
import { type Debtor, selectCredits, selectDebtors } from "./seller-debts.queries.ts";
import { setOffCredit } from "./set-off.ts";

export const debtReminder: NotificationKind = {
  name: "SELLER_DEBT",
  heading: { en: "You owe Santha", te: "మీరు సంతకు ఇవ్వాల్సింది" },
  title: { en: "Your business owes Santha money", te: "మీ వ్యాపారం సంతకు సొమ్ము ఇవ్వాల్సి ఉన్నప్పుడు" },
  usually: "push",
  role: "seller",
};

const days = daysBetweenDebtReminders;

/**
 * Every week that a seller owes something he is reminded of all that he owes, and how it is paid. What he has sent above
 * it before is set off first.
 */
async function remindDebtors(platform: Platform): Promise<void> {
  const creditors = (await selectCredits(platform.database)).map(({ sellerId }) => ({ id: sellerId }));
  await forEachIsolated(platform, creditors, ({ id }) =>
    inTransaction(platform, async (transaction) => {
      await lockSeller(transaction, id);
      await setOffCredit(platform, transaction, id);
    }),
  );
  const aRoundAgo = new Date(platform.clock.now().getTime() - days * 86_400_000);
  const debtors = await selectDebtors(platform.database, aRoundAgo);
  const named = debtors.map((debtor) => ({ ...debtor, id: debtor.sellerId }));
  await forEachIsolated(platform, named, (debtor) => remindOf(platform, debtor));
}

async function remindOf(
  platform: Platform,
  { sellerId, profileId, owedInPaise, since }: Debtor,
): Promise<void> {
  const amount = formatPaise(owedInPaise);
  await inTransaction(platform, (transaction) =>
    remind(platform, transaction, {
      kind: debtReminder,
      about: `settlements/debts/${sellerId}/${since.getTime()}`,
      round: roundsSince(platform, since, { days }),
      text: {
        en: `${amount}. It is kept back from your next payments; Santha's account, to pay it now, stands with your orders.`,
        te: `${amount}. మీ తదుపరి చెల్లింపుల నుండి తగ్గిస్తాం; ఇప్పుడే చెల్లించడానికి సంత ఖాతా వివరాలు మీ ఆర్డర్ల పేజీలో ఉన్నాయి.`,
      },
      people: [{ profileId, leadsTo: "/app/sell/orders" }],
    }),
  );
}

export const settlementsJobs: readonly Job[] = [
  { name: "settlements/remind-debtors", schedule: "37 4 * * *", run: remindDebtors },
];
