import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { discardJobs, listFailedJobs, retryJobs } from "../../contract/jobs.ts";

export type JobState = "retrying" | "given-up";

/** Which failed jobs are shown. */
export interface JobsFilter {
  readonly find: string;
  readonly state: JobState | null;
}

/** Jobs whose last try failed, the newest first. */
export function jobsQuery({ find, state }: JobsFilter) {
  return infiniteQueryOptions({
    queryKey: ["admin", "jobs", find, state],
    queryFn: ({ pageParam, signal }) => {
      const query = { find, limit: 50, ...(state && { state }), ...(pageParam && { after: pageParam }) };
      return call(listFailedJobs, { query }, { signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
    staleTime: 0,
  });
}

/** Has jobs tried again, or discards them where there is a reason; says of how many. The list is read again. */
export async function sendJobs(jobIds: readonly string[], reason: string | null): Promise<number> {
  try {
    const ids = [...jobIds];
    const { changed } = await (reason === null
      ? call(retryJobs, { body: { jobIds: ids } })
      : call(discardJobs, { body: { jobIds: ids, reason } }));
    return changed;
  } finally {
    void queryClient.invalidateQueries({ queryKey: ["admin"] });
  }
}
