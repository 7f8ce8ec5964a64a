import { createHash } from "node:crypto";
import { createGzip } from "node:zlib";
import { pictureFormats, pictureSizes } from "#features/files/contract/picture-url.ts";
import type { Storage } from "../outside/files/storage.ts";
import {
  clearHalfWritten,
  holdsWhole,
  keepBytes,
  keepStream,
  type Manifest,
  makeFolder,
  nameOfBackup,
  objectPath,
  readBackup,
  writeBackup,
} from "./backup-folder.ts";
import { lockFolder } from "./backup-lock.ts";
import { connectForCopy } from "./copied-tables.ts";
import { copyDatabaseOut, type DatabaseCopy } from "./copy-out.ts";

export interface BackupMade {
  readonly name: string;
  readonly tables: number;
  readonly files: number;
  /** How many of these the folder did not have yet, or only in part. */
  readonly newFiles: number;
  /** Keys of pictures and voice notes that the database knows and that the store lacks, if in one size only. */
  readonly missingPictures: readonly string[];
}

/** The name of a stored picture begins with its key. */
const pictureKeyLength = 22;
/** A picture is kept in each size and format. */
const filesOfPicture = pictureSizes.length * pictureFormats.length;

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
  const before = await filesBefore(folder);
  const kept = await keepFiles(storage, folder, before);
  const files = Object.keys(kept.files).length;
  if (files === 0) refuseWrongStore(copy);
  const name = nameOfBackup(now.toISOString());
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
  const missingPictures = await findMissingPictures(url, kept.files, now);
  return { name, tables: copy.tables.length, files, newFiles: kept.newFiles, missingPictures };
}

/** Files of the newest backup; one that cannot be understood only means that more is read again. */
async function filesBefore(folder: string): Promise<Manifest["files"]> {
  try {
    return (await readBackup(folder)).manifest.files;
  } catch {
    return {};
  }
}

/** Pictures (in a size at least) and voice notes of before the backup that the store lacks; not those being deleted. */
async function findMissingPictures(url: string, files: Manifest["files"], begunAt: Date): Promise<string[]> {
  const byKey = Map.groupBy(Object.keys(files), (name) => name.slice(0, pictureKeyLength));
  const whole = [...byKey].flatMap(([key, names]) => (names.length < filesOfPicture ? [] : [key]));
  const client = await connectForCopy(url);
  try {
    const { rows } = await client.query<{ key: string }>(
      `select file_key as key from published.pictures where created_at < $1 and file_key <> all ($2)
       union all
       select file_key from published.voice_notes where created_at < $1 and stored_name <> all ($3)
       order by key`,
      [begunAt, whole, Object.keys(files)],
    );
    return rows.map(({ key }) => key);
  } finally {
    await client.end();
  }
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
