import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { openDatabase } from "../data/client.ts";
import { migrate, readMigrations } from "../data/migrate.ts";
import { prepareJobs } from "../jobs/job-worker.ts";
import type { Storage } from "../outside/files/storage.ts";
import { damageOf, holdsWhole, type Manifest, objectPath } from "./backup-folder.ts";
import { copyDatabaseIn, type KeptRows } from "./copy-in.ts";

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
  for (const name of Object.keys(manifest.files))
    await storage.put(name, await contentsOf(folder, manifest, name), contentTypeOf(name));
  await copyDatabaseIn(url, manifest, keptRows(folder, manifest));
}

function keptRows(folder: string, manifest: Manifest): KeptRows {
  return {
    rowsOf({ sha256 }) {
      const packed = createReadStream(objectPath(folder, sha256, ".copy.gz"));
      const unpacked = createGunzip();
      packed.on("error", (error) => unpacked.destroy(error));
      return packed.pipe(unpacked);
    },
    async damageOf({ name, sha256 }) {
      if (await holdsWhole(folder, sha256, ".copy.gz")) return null;
      return damageOf(manifest, `table ${name}`, objectPath(folder, sha256, ".copy.gz"));
    },
  };
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

async function contentsOf(folder: string, manifest: Manifest, name: string): Promise<Uint8Array> {
  const sha256 = manifest.files[name] ?? "";
  const path = objectPath(folder, sha256);
  if (!(await holdsWhole(folder, sha256))) throw damageOf(manifest, `file ${name}`, path);
  return readFile(path);
}

function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  return ending === "pdf" ? "application/pdf" : `image/${ending}`;
}
