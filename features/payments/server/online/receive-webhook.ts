import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { RequestContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { queueJob } from "#engine/server/jobs/queue-job.ts";
import type { PaymentReport } from "#engine/server/outside/payment/payment-provider.ts";
import {
  takeReport as endpoint,
  takeRefundReport as refundEndpoint,
  type returnAfterSuccess as returnEndpoint,
} from "../../contract/online-payments.ts";
import { findRefund } from "../refunds/refunds.queries.ts";
import { paymentLine, queueRefund } from "../refunds/return-money.ts";
import { findAttempt, insertReport } from "./online.queries.ts";

export const settleJob = "payments/settle";

/** The webhook: stores the report and answers at once. A job then asks the provider for the state. */
export async function takeReport(
  context: RequestContext,
  { form }: CheckedOf<typeof endpoint>,
): Promise<null> {
  if (!(await keepReport(context, form))) return refuse(endpoint, "payments/forged");
  return null;
}

/**
 * The payer's browser returns from the provider's page. Its form is stored like a webhook and proves as little;
 * our page asks for the outcome and shows it. A forged form leads there too, but nothing is stored.
 */
export async function comeBack(
  context: RequestContext,
  { form }: CheckedOf<typeof returnEndpoint>,
): Promise<string> {
  const report = await keepReport(context, form);
  return report ? `/#/rbl_payment?txnid=${report.txnid}` : "/#/rbl_payment";
}

/** Stores an authentic report about one of our payments, once; null for any other. */
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

/** The refund webhook: authenticated by the refund's secret; it only makes us ask the provider. */
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
