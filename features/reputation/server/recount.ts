import * as z from "zod/mini";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { queueJob } from "#engine/server/jobs/queue-job.ts";
import { recountPoints, selectMembersAfter } from "./points.queries.ts";

const name = "reputation/recount";
/** One after another: a sum that was made earlier is never kept later. */
const line = "reputation";
const peopleAtOnce = 500;

/** Has people's points summed anew once the caller's transaction commits; many marks at once make one sum. */
export async function recountSoon(transaction: Transaction, ...profileIds: readonly number[]): Promise<void> {
  // In one order, so that two transactions never wait for each other.
  for (const profileId of [...new Set(profileIds)].toSorted((one, other) => one - other)) {
    const payload = { profileId: String(profileId) };
    await queueJob(transaction, { name, key: `${name}/${profileId}`, payload, line });
  }
}

const payload = z.object({ profileId: z.string().check(z.regex(/^[0-9]{1,15}$/)) });

/** Sums everybody's points: what changes without a mark, such as a block or hidden words, is right by the morning. */
export async function recountAll({ database }: Pick<Platform, "database">): Promise<void> {
  let after = 0;
  for (;;) {
    const people = await selectMembersAfter(database, { after, atMost: peopleAtOnce });
    if (people.length === 0) return;
    await recountPoints(database, people);
    after = people.at(-1) ?? after;
  }
}

export const recountJobs: readonly Job[] = [
  {
    name,
    run: ({ database }, given) => recountPoints(database, [Number(z.parse(payload, given).profileId)]),
  },
  { name: "reputation/recount-all", schedule: "7 22 * * *", line, run: recountAll },
];
