import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { oneLine, paragraphs } from "#engine/contract/typed-text.ts";

export const failedJob = z.object({
  jobId: z.string(),
  /** The job, or the listener whose event was not delivered. */
  name: z.string(),
  lastError: z.string(),
  tries: z.int(),
  mostTries: z.int(),
  /** Epoch milliseconds. */
  queuedAt: z.int(),
  failedAt: z.int(),
  /** Null where it was given up. */
  nextTryAt: z.nullable(z.int()),
});
export type FailedJob = z.output<typeof failedJob>;

export const listFailedJobs = endpoint({
  name: "admin/list-failed-jobs",
  summary:
    "For the platform admin: jobs and event deliveries whose last try failed, the newest first; found by a part of the name or error.",
  method: "GET",
  path: "/v2/admin/jobs",
  permission: "platform-admin",
  query: z.extend(nextPage, {
    find: z._default(oneLine(0, 60), ""),
    /** Only those that are tried again by themselves, or only those given up. */
    state: z.optional(z.enum(["retrying", "given-up"])),
  }),
  answer: z.object({ jobs: z.array(failedJob), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

const jobIds = z.array(z.string().check(z.regex(/^[0-9]{1,15}$/))).check(z.minLength(1), z.maxLength(100));

export const retryJobs = endpoint({
  name: "admin/retry-jobs",
  summary: "The platform admin has failed jobs tried again at once; those that run or are done are left out.",
  method: "POST",
  path: "/v2/admin/jobs/retry",
  permission: "platform-admin",
  body: z.object({ jobIds }),
  answer: z.object({ changed: z.int() }),
  errors: {},
});

export const discardJobs = endpoint({
  name: "admin/discard-jobs",
  summary:
    "The platform admin deletes failed jobs, with a reason for the audit log; those that run or are done are left out.",
  method: "POST",
  path: "/v2/admin/jobs/discard",
  permission: "platform-admin",
  body: z.object({ jobIds, reason: paragraphs(3, 300) }),
  answer: z.object({ changed: z.int() }),
  errors: {},
});
