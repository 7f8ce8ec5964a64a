import { openProcess, startJobs } from "./run/open-process.ts";
import { runProcess, say } from "./run/run-process.ts";

/** Jobs and event delivery as a process of their own, beside servers with SANTHA_WORKER=none. */
await runProcess(async (options) => {
  if (options.config.databaseUrl === null) {
    throw new Error("Santha cannot start a separate worker on the embedded database; set DATABASE_URL.");
  }
  await startJobs(await openProcess(options), options.opened);
  say("Santha's worker is ready");
});
