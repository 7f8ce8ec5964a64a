import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import { selectFailedJobs } from "#engine/server/jobs/failed-jobs.queries.ts";
import { withoutValues } from "#engine/server/run/log.ts";
import type { listFailedJobs as endpoint } from "../../contract/jobs.ts";

/** Jobs whose last try failed, the newest first, a page at a time; errors without personal values. */
export async function listFailedJobs(
  { database }: MemberContext,
  { query: { find, state, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const isGivenUp = state && state === "given-up";
  const rows = await selectFailedJobs(database, {
    find,
    isGivenUp,
    afterId: numericCursorOf(after)?.id,
    limit: limit + 1,
  });
  const { page, nextAfter } = pageOf(rows, limit, ({ queuedAt: at, id }) => ({ at, id: String(id) }));
  const jobs = page.map(({ id, lastError, queuedAt, failedAt, runAt, ...job }) => ({
    ...job,
    jobId: String(id),
    lastError: withoutValues(lastError).slice(0, 500),
    queuedAt: queuedAt.getTime(),
    failedAt: failedAt.getTime(),
    nextTryAt: job.tries < job.mostTries ? runAt.getTime() : null,
  }));
  return { jobs, nextAfter };
}
