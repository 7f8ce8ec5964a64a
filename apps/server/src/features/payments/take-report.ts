import type { CheckedOf } from "@santha/contract/endpoint";
import {
  takeReport as endpoint,
  takeRefundReport as refundEndpoint,
  type returnAfterSuccess as returnEndpoint,
} from "@santha/contract/online-payments";
import type { RequestContext } from "#platform/context";
import { refuse } from "#platform/errors";
import type { PaymentReport } from "#platform/payment-provider";
import { queueJob } from "#platform/queue-job";
import { inTransaction } from "#platform/transaction";
import { findAttempt, insertReport } from "./online.queries.ts";
import { findRefund } from "./refunds.queries.ts";
import { paymentLine, queueRefund } from "./return-money.ts";

export const settleJob = "payments/settle";

/** Webhook: the report is kept as it came and answered at once; what it means is asked of the provider by a job. */
export async function takeReport(
  context: RequestContext,
  { form }: CheckedOf<typeof endpoint>,
): Promise<null> {
  if (!(await keepReport(context, form))) return refuse(endpoint, "payments/forged");
  return null;
}

/**
 * The payer's browser comes back from the provider's page. What it carries is kept like a webhook, and proves as
 * little; a page of ours asks and tells the payer. A forged form leads to the same page, with nothing kept.
 */
export async function comeBack(
  context: RequestContext,
  { form }: CheckedOf<typeof returnEndpoint>,
): Promise<string> {
  const report = await keepReport(context, form);
  return report ? `/#/rbl_payment?txnid=${report.txnid}` : "/#/rbl_payment";
}

/** Keeps an authentic report on a payment of ours, once; null for any other. */
async function keepReport(context: RequestContext, form: string): Promise<PaymentReport | null> {
  const report = context.payments?.readReport(form) ?? null;
  if (!report) return null;
  const attempt = await findAttempt(context.database, report.txnid);
  if (attempt?.masterId !== report.masterId) return null;
  const { txnid, sameAs } = report;
  await inTransaction(context, async (transaction) => {
    const isNew = await insertReport(transaction, {
      reportKey: `${txnid}:${sameAs}`,
      txnid,
      raw: form,
      receivedAt: context.clock.now(),
    });
    if (isNew)
      await queueJob(transaction, {
        name: settleJob,
        key: `${settleJob}:${txnid}`,
        payload: { txnid },
        line: paymentLine,
      });
  });
  return report;
}

/** Refund callback: carries the secret of that refund, and only makes us ask the provider. */
export async function takeRefundReport(
  context: RequestContext,
  { form, query: { secret } }: CheckedOf<typeof refundEndpoint>,
): Promise<null> {
  const token = context.payments?.readRefundReport(form, secret) ?? null;
  if (token === null || !(await findRefund(context.database, token))) {
    return refuse(refundEndpoint, "payments/forged");
  }
  await inTransaction(context, (transaction) => queueRefund(transaction, token));
  return null;
}
