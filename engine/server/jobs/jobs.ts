import * as z from "zod/mini";
import type { Platform } from "../context.ts";
import { idempotencyKeyLifeInDays } from "../http/idempotency.ts";
import { deleteOldTries } from "../http/limits/limits.ts";
import { deleteDeadSessions } from "../http/session.ts";
import { cleanUpMails, handOverMail } from "../outside/mail/hand-over-mail.ts";
import { mailJob } from "../outside/mail/mail.ts";
import { type Delivery, deliverEventJob, deliverTogether } from "./events.ts";

/** Work done behind the requests. Safe to repeat: a job may run twice after a crash. */
export interface Job {
  /** `feature/verb-noun`, unique. */
  readonly name: string;
  /** Cron line in UTC, for jobs that come by the clock. */
  readonly schedule?: string;
  /** With a schedule: the line in which it waits, see `queueJob`; of several that wait one is left. */
  readonly line?: string;
  run(platform: Platform, payload: unknown): Promise<void>;
  /** What follows when the last try failed too and nobody will run it again by itself. */
  onGivenUp?(platform: Platform, payload: unknown): Promise<void>;
}

const delivery = z.object({ eventId: z.int(), listeners: z.array(z.string()) });
/** As an earlier version queued it. */
const deliveryToOne = z.object({ eventId: z.int(), listener: z.string() });

function deliveryOf(payload: unknown): Delivery {
  const one = z.safeParse(deliveryToOne, payload);
  if (one.success) return { eventId: one.data.eventId, listeners: [one.data.listener] };
  return z.parse(delivery, payload);
}

/** The platform's own jobs, beside those of the features. */
export const platformJobs: readonly Job[] = [
  {
    name: deliverEventJob,
    run: (platform, payload) => deliverTogether(platform, deliveryOf(payload)),
  },
  { name: mailJob, run: handOverMail },
  {
    name: "platform/clean-up",
    schedule: "17 21 * * *",
    async run(platform) {
      await deleteDeadSessions(platform);
      await deleteOldTries(platform.database, platform.clock);
      await cleanUpMails(platform);
      const oldest = new Date(platform.clock.now().getTime() - idempotencyKeyLifeInDays * 86_400_000);
      await platform.database.deleteFrom("idempotency_keys").where("created_at", "<", oldest).execute();
    },
  },
];
