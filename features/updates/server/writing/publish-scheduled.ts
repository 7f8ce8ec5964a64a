import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { holdUpdate } from "./hold-update.ts";
import { putOut } from "./put-out.ts";
import { letOut, selectDue } from "./writing.queries.ts";

/** Lets out what has waited for its time, each once however often the job runs. */
async function publishDue(platform: Platform): Promise<void> {
  // While writing is closed nothing goes out; it does with the first run after that.
  if (!platform.flags.isOn("writing-open")) return;
  const due = await selectDue(platform.database, platform.clock.now());
  await forEachIsolated(platform, due, ({ id }) =>
    inTransaction(platform, async (transaction) => {
      const update = await letOut(transaction, id, platform.clock.now());
      if (!update) return;
      if (await holdUpdate(platform, transaction, { ...update, id })) return;
      await putOut(platform, transaction, { id, authorProfileId: update.authorProfileId });
    }),
  );
}

export const publishScheduled: Job = {
  name: "updates/publish-scheduled",
  schedule: "* * * * *",
  run: publishDue,
};
