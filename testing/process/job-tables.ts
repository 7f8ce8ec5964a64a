import { openDatabase } from "#engine/server/data/client.ts";
import { prepareJobs } from "#engine/server/jobs/job-worker.ts";
import type { Filling } from "../database/testing.ts";

/** The tables of the job worker, which it makes itself; made once per run, for every test needs them. */
const jobTables: Filling = {
  name: "job-tables",
  async fill(url) {
    const { pool, close } = await openDatabase({ url, maxConnections: 1, applicationName: "filling" });
    await prepareJobs(pool);
    await close();
  },
};

/** A filling, or nothing but the migrations, on top of the tables of the job worker. */
export function withJobTables(filling?: Filling): Filling {
  return filling ? { ...filling, onto: withJobTables(filling.onto) } : jobTables;
}
