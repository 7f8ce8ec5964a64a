import * as z from "zod/mini";
import type { Platform } from "#engine/server/context.ts";
import { queueJob } from "#engine/server/jobs/queue-job.ts";
import { paymentLine } from "../refunds/return-money.ts";
import { settleJob } from "./receive-webhook.ts";
import { askProvider } from "./settle-payment.ts";

/** A report may be quicker than the provider's own books: so many seconds after one that he knew nothing of yet. */
const secondsBetween = [5, 15, 45];

const ofPayment = z.object({ txnid: z.string(), looks: z._default(z.coerce.number(), 0) });

/** What a report makes us do: ask the provider, and while he has nothing to say yet, a few times again within a minute. */
export async function settleReported(platform: Platform, payload: unknown): Promise<void> {
  const { txnid, looks } = z.parse(ofPayment, payload);
  const isOpen = await askProvider(platform, txnid);
  const afterSeconds = secondsBetween[looks];
  if (!isOpen || afterSeconds === undefined) return;
  await queueJob(platform.database, {
    name: settleJob,
    key: `${settleJob}:${txnid}:again`,
    payload: { txnid, looks: String(looks + 1) },
    line: paymentLine,
    afterSeconds,
  });
}
