import { nextHourInIndia } from "#engine/server/clock.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { changeNotificationHours as endpoint } from "../../contract/notification-settings.ts";
import { bringForward } from "../push/deliveries.queries.ts";
import { endOfQuiet, isQuietAt } from "../push/plan-pushes.ts";
import { lockTelling, lookAgain } from "../push/pushes.queries.ts";
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
