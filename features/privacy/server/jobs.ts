import * as z from "zod/mini";
import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { erasureJob, exportJob } from "./begin-request.ts";
import { erase } from "./erasure/erase.ts";
import { removeCopies } from "./export/export.queries.ts";
import { makeExport } from "./export/make-export.ts";
import { selectToDo } from "./queries.ts";

const payload = z.object({ requestId: z.coerce.number() });

/** Does what is due: copies and erasures that wait no more, and copies whose time is over. */
export async function doWhatIsDue(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await inTransaction(platform, (transaction) => removeCopies(transaction, { before: now }));
  await forEachIsolated(platform, await selectToDo(platform.database, now), ({ id, kind }) =>
    kind === "export" ? makeExport(platform, id) : erase(platform, id),
  );
}

export const privacyJobs: readonly Job[] = [
  { name: exportJob, run: (platform, given) => makeExport(platform, z.parse(payload, given).requestId) },
  { name: erasureJob, run: (platform, given) => erase(platform, z.parse(payload, given).requestId) },
  { name: "privacy/do-what-is-due", schedule: "23 * * * *", line: "privacy", run: doWhatIsDue },
];
