import { randomBytes } from "node:crypto";
import { constants, type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { requireStorableName, type Storage } from "./storage.ts";

/** Files in a folder of this machine, spread over sub-folders; links are never followed. */
export function localStorage(folder: string): Storage {
  const placeOf = (name: string): { within: string; path: string } => {
    requireStorableName(name);
    const within = join(folder, name.slice(0, 2).toLowerCase());
    return { within, path: join(within, name) };
  };
  return {
    async put(name, bytes) {
      const { within, path } = placeOf(name);
      await mkdir(within, { recursive: true, mode: 0o700 });
      // Written beside and moved, so that nobody reads half a file.
      const beside = `${path}.${randomBytes(6).toString("hex")}.part`;
      try {
        await written(beside, bytes);
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
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
      await rm(placeOf(name).path, { force: true });
    },
  };
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
