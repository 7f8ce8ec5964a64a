import { createHash } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { startEmbedded } from "@santha/embedded-postgres/embedded";
import { localStorage } from "../outside/files/local-storage.ts";
import type { Storage } from "../outside/files/storage.ts";
import type { Closers } from "../run/start-up.ts";
import type { Manifest } from "./backup-folder.ts";
import { quoted } from "./copied-tables.ts";
import { copyDatabaseOut } from "./copy-out.ts";
import { restoreBackup } from "./restore-backup.ts";

/**
 * Proves a backup: restores it on an embedded database of its own in the folder for temporary files, and compares every
 * table and file with what was kept. Nothing of that stays, also where the process is asked to stop on the way.
 * @throws Error that names what differs.
 */
export async function checkBackup(folder: string, manifest: Manifest, opened: Closers): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "santha-check-"));
  // The database server's account has to pass it.
  chmodSync(scratch, 0o755);
  opened.push("the scratch place", async () => rmSync(scratch, { recursive: true, force: true }));
  const embedded = await startEmbedded({
    dataFolder: join(scratch, "data"),
    settings: { fsync: "off" },
  });
  opened.push("the scratch database", () => embedded.stop());
  const storage = localStorage(join(scratch, "files"));
  await restoreBackup({ url: embedded.url, storage, folder, manifest });
  await refuseDifferences(embedded.url, storage, manifest);
}

/** @throws Error that names the tables and files which are not those of the backup. */
export async function refuseDifferences(url: string, storage: Storage, manifest: Manifest): Promise<void> {
  const { tables } = await copyDatabaseOut(url, (rows) =>
    pipeline(rows, async (parts) => {
      for await (const _ of parts);
    }),
  );
  const found = new Map(tables.map((table) => [quoted(table), table.sha256]));
  const different = manifest.tables.filter((table) => found.get(quoted(table)) !== table.sha256).map(quoted);
  for (const [name, sha256] of Object.entries(manifest.files)) {
    const bytes = await storage.get(name);
    if (bytes === null || createHash("sha256").update(bytes).digest("hex") !== sha256) different.push(name);
  }
  if (different.length > 0) throw new Error(`Santha's backup is not whole: ${different.join(", ")}.`);
}
