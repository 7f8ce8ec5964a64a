import * as z from "zod/mini";
import type { Platform } from "./context.ts";
import { deliverEvent, deliverEventJob } from "./events.ts";
import { idempotencyKeyLifeInDays } from "./idempotency.ts";
import { deleteOldTries } from "./limits.ts";
import { deleteDeadSessions } from "./session.ts";
import { inTransaction } from "./transaction.ts";

/** Work done behind the requests. Safe to repeat: a job may run twice after a crash. */
export interface Job {
  /** `feature/verb-noun`, unique. */
  readonly name: string;
  /** Cron line in UTC, for jobs that come by the clock. */
  readonly schedule?: string;
  /** With a schedule: the line in which it waits, see `queueJob`; of several that wait one is left. */
  readonly line?: string;
  run(platform: Platform, payload: unknown): Promise<void>;
}

const delivery = z.object({ eventId: z.int(), listener: z.string() });

/** The platform's own jobs, beside those of the features. */
export const platformJobs: readonly Job[] = [
  {
    name: deliverEventJob,
    run: (platform, payload) =>
      inTransaction(platform, (transaction) =>
        deliverEvent(platform, transaction, z.parse(delivery, payload)),
      ),
  },
  {
    name: "platform/clean-up",
    schedule: "17 21 * * *",
    async run(platform) {
      await deleteDeadSessions(platform);
      await deleteOldTries(platform.database, platform.clock);
      const oldest = new Date(platform.clock.now().getTime() - idempotencyKeyLifeInDays * 86_400_000);
      await platform.database.deleteFrom("idempotency_keys").where("created_at", "<", oldest).execute();
    },
  },
];
