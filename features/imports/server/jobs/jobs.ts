import * as z from "zod/mini";
import type { Platform } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { queueJob } from "#engine/server/jobs/queue-job.ts";
import { keptForDays } from "../../contract.ts";
import { endEarly } from "../end-early.ts";
import { deleteOldRows } from "../imports.queries.ts";
import { applyBatch } from "./apply-import.ts";
import { checkImport } from "./check-import.ts";
import { undoBatch } from "./undo-import.ts";

/** Batches that one run does; then it queues itself again behind others, so that a stopping process waits shortly. */
const batchesAtOnce = 10;

type Work = "check" | "apply" | "undo";

const payloadShape = z.object({ importId: z.coerce.number<string>().check(z.int()) });

/** Queues the next step of an import; imports of all sellers run one after another. */
export function queueWork(transaction: Reader, work: Work, importId: number): Promise<void> {
  const payload = { importId: String(importId) };
  return queueJob(transaction, {
    name: `imports/${work}`,
    key: `imports/${work}/${importId}`,
    payload,
    line: "imports",
  });
}

/** The state in which an import is while this work is done. */
const stateOfWork = { check: "checking", apply: "applying", undo: "undoing" } as const;

/** A job that failed for the last time lets its import go, or no other one of the seller could ever begin. */
function givingUp(work: Work) {
  return (platform: Platform, payload: unknown): Promise<void> => {
    const { importId } = z.parse(payloadShape, payload);
    return inTransaction(platform, async (transaction) => {
      const at = platform.clock.now();
      await endEarly(transaction, importId, stateOfWork[work], { at, isGivenUp: true });
    });
  };
}

function inBatches(work: Work, batch: (platform: Platform, importId: number) => Promise<boolean>): Job {
  return {
    name: `imports/${work}`,
    async run(platform, payload) {
      const { importId } = z.parse(payloadShape, payload);
      for (let done = 0; done < batchesAtOnce; done += 1) if (!(await batch(platform, importId))) return;
      await queueWork(platform.database, work, importId);
    },
    onGivenUp: givingUp(work),
  };
}

export const importsJobs: readonly Job[] = [
  {
    name: "imports/check",
    run: (platform, payload) => checkImport(platform, z.parse(payloadShape, payload).importId),
    onGivenUp: givingUp("check"),
  },
  inBatches("apply", applyBatch),
  inBatches("undo", undoBatch),
  {
    name: "imports/clean-up",
    schedule: "37 21 * * *",
    run: (platform) =>
      inTransaction(platform, (transaction) =>
        deleteOldRows(transaction, new Date(platform.clock.now().getTime() - keptForDays * 86_400_000)),
      ),
  },
];
