import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { deleteJobs, lockFailedJobs, rescheduleJobs } from "#engine/server/jobs/failed-jobs.queries.ts";
import type { discardJobs as discardEndpoint, retryJobs as retryEndpoint } from "../../contract/jobs.ts";

/** Has failed jobs tried again at once; each stands in the audit log. */
export async function retryJobs(
  context: MemberContext,
  { body: { jobIds } }: CheckedOf<typeof retryEndpoint>,
): Promise<AnswerOf<typeof retryEndpoint>> {
  return inTransaction(context, async (transaction) => {
    const jobs = await lockFailedJobs(transaction, jobIds);
    await rescheduleJobs(
      transaction,
      jobs.map(({ id }) => id),
    );
    for (const { id, name, tries } of jobs)
      await audit(context, transaction, {
        action: "admin/job-retried",
        subject: `job ${id}`,
        detail: { job: name, tries },
      });
    return { changed: jobs.length };
  });
}

/** Deletes failed jobs for a reason; each stands in the audit log. */
export async function discardJobs(
  context: MemberContext,
  { body: { jobIds, reason } }: CheckedOf<typeof discardEndpoint>,
): Promise<AnswerOf<typeof discardEndpoint>> {
  return inTransaction(context, async (transaction) => {
    const jobs = await lockFailedJobs(transaction, jobIds);
    await deleteJobs(
      transaction,
      jobs.map(({ id }) => id),
    );
    for (const { id, name, tries } of jobs)
      await audit(context, transaction, {
        action: "admin/job-discarded",
        subject: `job ${id}`,
        detail: { job: name, tries, reason },
      });
    return { changed: jobs.length };
  });
}
