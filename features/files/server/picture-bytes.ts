import type { Platform } from "#engine/server/context.ts";
import type { PictureSize } from "../contract/picture-url.ts";
import { storedName } from "./stored-names.ts";

/** One size of a picture as WebP; undefined when it is gone. The caller knows that it may be shown to everybody. */
export async function pictureBytes(
  { storage }: Pick<Platform, "storage">,
  pictureKey: string,
  size: PictureSize,
): Promise<Uint8Array | undefined> {
  return (await storage.get(storedName(pictureKey, size, "webp"))) ?? undefined;
}
