import { changeNotificationHours as endpoint } from "@santha/contract/notification-settings";
import { nextHourInIndia } from "#platform/clock";
import { refuse } from "#platform/errors";
import type { Operation } from "#platform/route";
import { inTransaction } from "#platform/transaction";
import { bringForward } from "./deliveries.queries.ts";
import { endOfQuiet, isQuietAt } from "./plan-pushes.ts";
import { lockTelling, lookAgain } from "./pushes.queries.ts";
import { settingsOf } from "./read-settings.ts";
import { selectHours, upsertHours } from "./settings.queries.ts";

/** Changes quiet hours and the hour of the day in short; what waits is decided anew. */
export const changeHours: Operation<typeof endpoint> = async (context, { body }) => {
  const { actor, clock } = context;
  const { quietHours: quiet, digestHour: digestAt } = body;
  if (quiet && quiet.from === quiet.until) {
    refuse(endpoint, "notifications/hours-wrong", { fields: { quietHours: "notifications/no-quiet-hours" } });
  }
  if (quiet && isQuietAt(digestAt, quiet)) {
    refuse(endpoint, "notifications/hours-wrong", {
      fields: { digestHour: "notifications/digest-in-quiet" },
    });
  }
  return inTransaction(context, async (transaction) => {
    const { profileId } = actor;
    const now = clock.now();
    await lockTelling(transaction, profileId);
    const until = endOfQuiet(now, await selectHours(transaction, profileId));
    if (until) await bringForward(transaction, { profileId, until, now });
    await upsertHours(transaction, { profileId, hours: { quiet, digestAt }, at: now });
    await lookAgain(transaction, { profileId, now, digestAt: nextHourInIndia(now, digestAt) });
    return settingsOf(context, transaction);
  });
};
