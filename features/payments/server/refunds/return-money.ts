import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { queueJob } from "#engine/server/jobs/queue-job.ts";
import { postJournal } from "#features/ledger/server";
import { providerRefundMoved } from "../events.ts";
import type { Attempt } from "../online/online.queries.ts";
import { strayMoneySet } from "../online/online-sets.ts";
import { countRefunded, insertRefund } from "./refunds.queries.ts";
import { tellReturned } from "./tell-returned.ts";

export const sendRefundJob = "payments/send-refund";
/** The line of jobs that ask the provider about one payment or refund. */
export const paymentLine = "payments";

/** A name under which the provider pays back once. */
export const newToken = ({ ids }: Pick<Platform, "ids">): string => `R${ids.digits(14)}`;

/** Has the provider asked after the commit. */
export const queueRefund = (transaction: Transaction, token: string): Promise<void> =>
  queueJob(transaction, {
    name: sendRefundJob,
    key: `${sendRefundJob}:${token}`,
    payload: { token },
    line: paymentLine,
  });

/** Sends money back that became no order, all of it and once: its token is made of the payment's own id. */
export async function returnMoney(
  platform: Platform,
  transaction: Transaction,
  stray: {
    readonly attempt: Attempt;
    readonly capturedInPaise: number;
    readonly reason: "order-over" | "amount";
  },
): Promise<void> {
  const { txnid, buyerProfileId } = stray.attempt;
  const token = `${txnid}R`;
  const refund = { token, txnid, orderId: null, amountInPaise: stray.capturedInPaise };
  if (refund.amountInPaise === 0) return;
  const askedAt = platform.clock.now();
  const isNew = await insertRefund(transaction, {
    ...refund,
    reason: stray.reason,
    askedByProfileId: null,
    askedAt,
  });
  if (!isNew) return;
  if (!(await countRefunded(transaction, refund))) throw new Error("more would be returned than came");
  await postJournal(platform, transaction, [strayMoneySet({ ...refund, buyerProfileId })]);
  await emit(platform, transaction, providerRefundMoved, { token, orderId: null, state: "waiting" });
  const sent = { method: "provider", reference: null } as const;
  await tellReturned(platform, transaction, { ...refund, buyerProfileId, ...sent });
  await queueRefund(transaction, token);
}
