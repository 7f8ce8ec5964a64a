import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { openDatabase } from "../data/client.ts";
import { migrate, readMigrations } from "../data/migrate.ts";
import { prepareJobs } from "../jobs/job-worker.ts";
import type { Storage } from "../outside/files/storage.ts";
import { type Manifest, objectPath } from "./backup-folder.ts";
import { copyDatabaseIn } from "./copy-in.ts";

/**
 * Puts a backup into an empty database and a store. The files come first and the rows last, in one transaction: a
 * restore that was killed leaves an empty database, and may be begun again.
 */
export async function restoreBackup({
  url,
  storage,
  folder,
  manifest,
}: {
  readonly url: string;
  readonly storage: Storage;
  readonly folder: string;
  readonly manifest: Manifest;
}): Promise<void> {
  const names = namesOf(manifest);
  await migrate(url, undefined, (name) => names.has(name));
  const jobs = await openDatabase({ url, maxConnections: 1, applicationName: "santha restore" });
  try {
    await prepareJobs(jobs.pool);
  } finally {
    await jobs.close();
  }
  for (const [name, sha256] of Object.entries(manifest.files))
    await storage.put(name, await contentsOf(folder, sha256), contentTypeOf(name));
  await copyDatabaseIn(url, manifest, ({ sha256 }) => {
    const packed = createReadStream(objectPath(folder, sha256, ".copy.gz"));
    const unpacked = createGunzip();
    packed.on("error", (error) => unpacked.destroy(error));
    return packed.pipe(unpacked);
  });
}

/** The migrations of the backup's day. @throws Error for a backup of a newer build, or of one that differs. */
function namesOf({ migrations }: Manifest): ReadonlySet<string> {
  const known = new Set(readMigrations().map(({ name, hash }) => `${name} ${hash}`));
  const unknown = migrations.filter((migration) => !known.has(migration));
  if (unknown.length > 0) {
    const list = unknown.map((migration) => migration.split(" ")[0]).join(", ");
    throw new Error(`Santha cannot restore: the backup is of another build, which has ${list}.`);
  }
  return new Set(migrations.map((migration) => migration.split(" ")[0] ?? ""));
}

async function contentsOf(folder: string, sha256: string): Promise<Uint8Array> {
  const bytes = await readFile(objectPath(folder, sha256));
  if (createHash("sha256").update(bytes).digest("hex") === sha256) return bytes;
  throw new Error(`Santha cannot restore: the file ${sha256} differs from the backup.`);
}

function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  return ending === "pdf" ? "application/pdf" : `image/${ending}`;
}
