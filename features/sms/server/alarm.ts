import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { countTroubles } from "#engine/server/outside/sms/sms-list.queries.ts";

const hour = 3_600_000;
/** So many that did not leave in an hour are no chance any more. */
const fewest = 5;
/** A message that has waited so long is held up. */
const longestWait = 15 * 60_000;

/** The operator learns by e-mail, at most four times a day, that text messages do not leave; without an address, by the log. */
export async function alarmOperator(platform: Platform): Promise<void> {
  const { config, clock, database, mails, log } = platform;
  const to = config.operator.operator?.email;
  if (config.sms.kind !== "gateway") return;
  const now = clock.now();
  const { failed, waiting } = await countTroubles(database, {
    since: new Date(now.getTime() - hour),
    waitingBefore: new Date(now.getTime() - longestWait),
  });
  if (failed < fewest && waiting < fewest) return;
  log.warn({ alarm: "sms/alarm", failed, waiting }, "text messages do not leave");
  if (!to) return;
  const quarter = Math.floor(now.getTime() / (6 * hour)) % 4;
  await inTransaction(platform, (transaction) =>
    mails.send(transaction, {
      key: `sms/alarm/${dayInIndia(now)}/${quarter}`,
      kind: "sms/alarm",
      to,
      subject: "Santha: SMS messages do not leave / SMS సందేశాలు వెళ్లడం లేదు",
      body: [
        `In the last hour ${failed} SMS messages failed at the gateway, and ${waiting} wait longer than 15 minutes.`,
        `గత గంటలో ${failed} SMS సందేశాలు గేట్‌వే దగ్గర విఫలమయ్యాయి, ${waiting} సందేశాలు 15 నిమిషాలకు పైగా వరుసలో ఉన్నాయి.`,
        `${config.publicUrl ?? ""}/#/app/admin/sms`,
      ].join("\n"),
    }),
  );
}
