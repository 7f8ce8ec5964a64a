import { createHash } from "node:crypto";
import { createGzip } from "node:zlib";
import type { Storage } from "../outside/files/storage.ts";
import {
  clearHalfWritten,
  holdsWhole,
  keepBytes,
  keepStream,
  listBackups,
  type Manifest,
  makeFolder,
  objectPath,
  readBackup,
  writeBackup,
} from "./backup-folder.ts";
import { lockFolder } from "./backup-lock.ts";
import { copyDatabaseOut, type DatabaseCopy } from "./copy-out.ts";

export interface BackupMade {
  readonly name: string;
  readonly tables: number;
  readonly files: number;
  /** How many of these the folder did not have yet, or only in part. */
  readonly newFiles: number;
}

interface Backup {
  readonly url: string;
  readonly storage: Storage;
  readonly folder: string;
  readonly now: Date;
}

/**
 * Backs up into a folder while Santha runs: the database snapshot first, so that no file it names is missing.
 * Existing files are not copied again.
 * @throws Error when another backup writes there, or the store belongs to another database.
 */
export async function makeBackup(backup: Backup): Promise<BackupMade> {
  await makeFolder(backup.folder);
  const release = lockFolder(backup.folder);
  try {
    await clearHalfWritten(backup.folder);
    return await copyAll(backup);
  } finally {
    release();
  }
}

async function copyAll({ url, storage, folder, now }: Backup): Promise<BackupMade> {
  const copy = await copyDatabaseOut(url, (rows, sha256) =>
    keepStream(folder, [rows, createGzip()], () => objectPath(folder, sha256(), ".copy.gz")),
  );
  const before = (await listBackups(folder)).length > 0 ? (await readBackup(folder)).manifest.files : {};
  const kept = await keepFiles(storage, folder, before);
  const files = Object.keys(kept.files).length;
  if (files === 0) refuseWrongStore(copy);
  const name = now.toISOString().replace(/[-:]/g, "");
  const made: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    migrations: [...copy.migrations],
    jobTables: copy.jobTables,
    tables: copy.tables.map((table) => ({ ...table, columns: [...table.columns] })),
    sequences: [...copy.sequences],
    files: kept.files,
  };
  await writeBackup(folder, name, made);
  return { name, tables: copy.tables.length, files, newFiles: kept.newFiles };
}

/** An empty store beside a database with pictures is not the server's store. */
function refuseWrongStore({ tables }: DatabaseCopy): void {
  const pictures = tables.find(({ schema, name }) => schema === "public" && name === "files")?.rows ?? 0;
  if (pictures === 0) return;
  throw new Error(
    `Santha cannot back up: the database knows ${pictures} pictures and the store holds none. ` +
      "Set SANTHA_DATA, FILES_FOLDER or the S3 settings as the server has them.",
  );
}

/** A stored file never changes under its name, so a complete copy in the folder is not fetched again. */
async function keepFiles(
  storage: Storage,
  folder: string,
  before: Manifest["files"],
): Promise<{ readonly files: Manifest["files"]; readonly newFiles: number }> {
  const files: Record<string, string> = {};
  let newFiles = 0;
  for await (const name of storage.list()) {
    const known = before[name];
    if (known !== undefined && (await holdsWhole(folder, known))) {
      files[name] = known;
      continue;
    }
    const bytes = await storage.get(name);
    if (bytes === null) continue;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    if (!(await holdsWhole(folder, sha256))) {
      await keepBytes(objectPath(folder, sha256), bytes);
      newFiles += 1;
    }
    files[name] = sha256;
  }
  return { files, newFiles };
}
