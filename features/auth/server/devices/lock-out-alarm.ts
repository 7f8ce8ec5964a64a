import * as z from "zod/mini";
import { isStaffRole } from "#engine/contract/person.ts";
import type { Platform, RequestContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { queueJob } from "#engine/server/jobs/queue-job.ts";
import { findProfileByMobile } from "#features/profiles/server";
import { authLimits } from "../limits.ts";
import { selectRoles } from "../queries.ts";
import { raiseAlarm } from "./security-alarm.ts";

const jobName = "auth/look-at-lock-out";
const hour = 3_600_000;
const lockedNumber = z.object({ mobileNo: z.string() });

/** Counts tries of a number; a refusal is looked at by a job, since a known number must not answer later (R41). */
export async function watchedCount(
  context: RequestContext,
  mobileNo: string,
  count: () => Promise<void>,
): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (isTooMany(error)) {
      const key = `${jobName}/${mobileNo}`;
      await queueJob(context.database, { name: jobName, key, payload: { mobileNo } });
    }
    throw error;
  }
}

/** Tells of a staff account that is locked out, and of many accounts within an hour. */
export const lockOutJob: Job = {
  name: jobName,
  async run(platform, payload) {
    const { mobileNo } = z.parse(lockedNumber, payload);
    const occasion = String(Math.floor(platform.clock.now().getTime() / hour));
    const isBurst = await areTooMany(platform, mobileNo);
    await inTransaction(platform, async (transaction) => {
      const person = await findProfileByMobile(transaction, mobileNo);
      const roles = person ? await selectRoles(transaction, person.profileId) : [];
      if (person && roles.some(isStaffRole)) {
        const own = {
          what: "staff-locked-out",
          occasion: `${person.profileId}/${occasion}`,
          person,
        } as const;
        await raiseAlarm(platform, transaction, own);
      }
      if (isBurst)
        await raiseAlarm(platform, transaction, { what: "many-locked-out", occasion, person: null });
    });
  },
};

/** Whether too many numbers were locked out within an hour; one that was counted already says nothing new. */
async function areTooMany({ limits }: Pick<Platform, "limits">, mobileNo: string): Promise<boolean> {
  if (await isReached(() => limits.count(authLimits["lock-outs by number, hour"], mobileNo))) return false;
  return isReached(() => limits.count(authLimits["lock-outs, hour"], "all"));
}

async function isReached(count: () => Promise<void>): Promise<boolean> {
  try {
    await count();
    return false;
  } catch (error) {
    if (isTooMany(error)) return true;
    throw error;
  }
}

function isTooMany(error: unknown): boolean {
  return error instanceof AppError && error.refusal.code === "platform/too-many";
}
