import { constants, type FileHandle, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { platformRefusal } from "../../http/answers/errors.ts";
import { isStorableName, requireStorableName, type Storage } from "./storage.ts";

/**
 * Files in a folder of this machine, spread over sub-folders; links are never followed. While nothing can be written
 * there, as on a full disk, people are asked to try again (503).
 */
export function localStorage(folder: string): Storage {
  const placeOf = (name: string): { within: string; path: string } => {
    requireStorableName(name);
    const within = join(folder, name.slice(0, 2).toLowerCase());
    return { within, path: join(within, name) };
  };
  return {
    async put(name, bytes) {
      const { within, path } = placeOf(name);
      // Written beside and moved, so that nobody reads half a file.
      const beside = besideOf(path);
      try {
        await mkdir(within, { recursive: true, mode: 0o700 });
        await rm(beside, { force: true });
        await written(beside, bytes);
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true }).catch(() => {});
        throw away(error);
      }
    },
    async *list() {
      for (const within of await namesIn(folder)) {
        for (const name of await namesIn(join(folder, within))) if (isStorableName(name)) yield name;
      }
    },
    async get(name) {
      const file = await openedPlain(placeOf(name).path);
      if (file === null) return null;
      try {
        return (await file.stat()).isFile() ? await file.readFile() : null;
      } finally {
        await file.close();
      }
    },
    async remove(name) {
      const { path } = placeOf(name);
      await rm(path, { force: true });
      // What a process that was killed in the middle of writing has left.
      await rm(besideOf(path), { force: true });
    },
  };
}

/** None where there is no folder, as before the first file. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw error;
  }
}

/** Each name is put by one caller only, who has just made it. */
const besideOf = (path: string) => `${path}.part`;

function away(error: unknown): Error {
  const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return platformRefusal("platform/away", { retryAfterInSeconds: 30, detail: `file store: ${reason}` });
}

async function written(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Null for what is not there and for a link, which none of ours is. */
async function openedPlain(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ELOOP" || code === "ENOTDIR") return null;
    throw error;
  }
}
