import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { systemClock } from "../clock.ts";
import { openStorage } from "../outside/files/open-storage.ts";
import { runTask, say } from "../run/run-process.ts";
import { findReadableDatabase } from "../run/start-up.ts";
import { makeBackup } from "./make-backup.ts";

const usage = "Santha cannot start: use `npm run backup -- TARGET`, a folder that keeps one or more backups.";

/** `npm run backup -- TARGET`: database and files, while Santha runs or stands still. */
await runTask(async ({ config, opened, onLost }) => {
  const [target, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (target === undefined || more.length > 0) throw new Error(usage);
  const folder = resolve(target);
  const clock = systemClock();
  const url = await findReadableDatabase(config, opened, say, onLost);
  const made = await makeBackup({ url, storage: openStorage(config, clock), folder, now: clock.now() });
  say(
    `${made.name}: ${made.tables} tables and ${made.files} files, of which ${made.newFiles} are new in ${folder}.`,
  );
  const missing = made.missingPictures;
  if (missing.length === 0) return;
  const first = missing.slice(0, 10).join(", ");
  say(`The store misses ${missing.length} of the database's pictures, so this backup does too: ${first}.`);
});
