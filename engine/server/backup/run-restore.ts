import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { systemClock } from "../clock.ts";
import { openStorage } from "../outside/files/open-storage.ts";
import { runTask, say } from "../run/run-process.ts";
import { findDatabase } from "../run/start-up.ts";
import { readBackup } from "./backup-folder.ts";
import { checkBackup } from "./check-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const usage =
  "Santha cannot start: use `npm run restore -- SOURCE`, with --check to prove it elsewhere, " +
  "and --backup NAME for one that is not the newest.";

/** `npm run restore -- SOURCE`: into the empty database and the store of the settings; `--check` on a scratch place. */
await runTask(async ({ config, opened, onLost }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean", default: false }, backup: { type: "string" } },
  });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new Error(usage);
  const folder = resolve(source);
  const { name, manifest } = await readBackup(folder, values.backup);
  const what = `${name}: ${manifest.tables.length} tables and ${Object.keys(manifest.files).length} files`;
  if (values.check) {
    await checkBackup(folder, manifest, opened);
    say(`${what} were restored on a scratch place and are what was kept.`);
  } else {
    const { directUrl: url } = await findDatabase(config, opened, say, onLost);
    await restoreBackup({ url, storage: openStorage(config, systemClock()), folder, manifest });
    say(`${what} are restored.`);
  }
});
