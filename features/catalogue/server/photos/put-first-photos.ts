import type { Transaction } from "#engine/server/data/client.ts";
import { givePicturesToStore } from "#features/files/server";
import { setPhotos } from "./photos.queries.ts";

/** Puts claimed photos on a product that has none, and makes them the store's own; false when it has some. */
export async function putFirstPhotos(
  transaction: Transaction,
  level3Id: number,
  photos: readonly string[],
): Promise<boolean> {
  const kept = await givePicturesToStore(transaction, photos);
  return setPhotos(transaction, level3Id, { photos: photos.filter((key) => kept.includes(key)), seen: [] });
}
