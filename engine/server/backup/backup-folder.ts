import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import * as z from "zod/mini";

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** What one backup holds; the contents lie beside under their hashes, once for all backups of the folder. */
const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  jobTables: z.int(),
  tables: z.array(table),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
  ),
  /** Hash of each file of the store, by its name there. */
  files: z.record(z.string(), z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type Manifest = z.output<typeof manifest>;

const backupsIn = (folder: string): string => join(folder, "backups");

/** Where contents of this hash lie. */
export function objectPath(folder: string, sha256: string, ending: "" | ".copy.gz" = ""): string {
  return join(folder, "objects", sha256.slice(0, 2), sha256 + ending);
}

/** Names of the backups that were finished, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  if (!existsSync(backupsIn(folder))) return [];
  const names = await readdir(backupsIn(folder));
  return names
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length))
    .sort();
}

/** The named backup, else the newest. @throws Error when there is none, or it cannot be understood. */
export async function readBackup(
  folder: string,
  name?: string,
): Promise<{ readonly name: string; readonly manifest: Manifest }> {
  const names = await listBackups(folder);
  const chosen = name ?? names.at(-1);
  if (chosen === undefined || !names.includes(chosen)) {
    const there = names.length > 0 ? ` There are: ${names.join(", ")}.` : "";
    throw new Error(`Santha cannot restore: ${folder} holds no backup ${chosen ?? "at all"}.${there}`);
  }
  const path = join(backupsIn(folder), `${chosen}.json`);
  const read = manifest.safeParse(listOf(path, await readFile(path, "utf8")));
  if (read.success) return { name: chosen, manifest: read.data };
  throw new Error(`Santha cannot restore: ${chosen} was made in another way than this build reads.`);
}

function listOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const way = "Name an earlier backup with --backup; a new one into the same folder is whole.";
    throw new Error(`Santha cannot restore: ${path} is damaged. ${way}`, { cause });
  }
}

/** A backup is named by the moment it was begun. */
export function nameOfBackup(madeAt: string): string {
  return madeAt.replace(/[-:]/g, "");
}

/** Writes what makes a backup one: last of all, and whole or not at all. */
export async function writeBackup(folder: string, name: string, made: Manifest): Promise<void> {
  await keepBytes(join(backupsIn(folder), `${name}.json`), Buffer.from(JSON.stringify(made)));
}

/** Written beside what they become; one of another process never has this name. */
const ownEnding = `.${hostname()}-${process.pid}.part`;

/** Makes the folder, for its owner alone. */
export async function makeFolder(folder: string): Promise<void> {
  for (const place of [folder, backupsIn(folder), join(folder, "objects")])
    await mkdir(place, { recursive: true, mode: 0o700 });
}

/** Takes away what a killed backup left half-written; for who holds the folder's lock. */
export async function clearHalfWritten(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isFile() && entry.name.endsWith(".part")) await rm(join(entry.parentPath, entry.name));
}

/** Keeps bytes under a path, on the disk when it answers; what lay there is replaced. */
export async function keepBytes(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const beside = path + ownEnding;
  const file = await open(beside, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}

/** Keeps a stream whose name is known only when it has passed; what lay there is replaced, as it may be damaged. */
export async function keepStream(folder: string, stream: Readable[], pathOf: () => string): Promise<void> {
  const beside = join(folder, "objects", `table${ownEnding}`);
  const file = await open(beside, "w", 0o600);
  await pipeline([...stream, file.createWriteStream({ flush: true })]);
  const path = pathOf();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rename(beside, path);
}

/** Whether the contents of this hash lie there undamaged. */
export async function holdsWhole(
  folder: string,
  sha256: string,
  ending: "" | ".copy.gz" = "",
): Promise<boolean> {
  const hash = createHash("sha256");
  const unpacking = ending === "" ? new PassThrough() : createGunzip();
  try {
    await pipeline(createReadStream(objectPath(folder, sha256, ending)), unpacking, hash);
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
  return hash.digest("hex") === sha256;
}

/** A lost object, or one that cannot be unpacked; a folder that cannot be read is neither. */
function isDamage(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code === "ENOENT" || code.startsWith("Z_");
}

/** What is said of an object of a backup that is damaged or lost. */
export function damageOf({ madeAt }: Manifest, what: string, path: string): Error {
  return new Error(
    `Santha cannot restore: in the backup ${nameOfBackup(madeAt)} the ${what} is damaged (${path}). ` +
      "A new backup into the same folder keeps anew what is damaged.",
  );
}
