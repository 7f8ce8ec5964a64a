import type { Transaction } from "#engine/server/data/client.ts";
import { givePicturesToStore } from "#features/files/server";
import { photosPut } from "../events.ts";
import { setPhotos } from "./photos.queries.ts";

/** Puts claimed photos on a product that has none, and makes those still there the store's own; says why it cannot. */
async function putFirstPhotos(
  transaction: Transaction,
  level3Id: number,
  photos: readonly string[],
): Promise<"put" | "gone" | "has-photos"> {
  const kept = await givePicturesToStore(transaction, photos);
  const there = photos.filter((key) => kept.includes(key));
  if (there.length === 0) return "gone";
  return (await setPhotos(transaction, level3Id, { photos: there, seen: [] })) ? "put" : "has-photos";
}

/** Photos of products, for those who offer some: put the first, and hear that the admin has put his own. */
export const productPhotos = { putFirst: putFirstPhotos, put: photosPut } as const;
