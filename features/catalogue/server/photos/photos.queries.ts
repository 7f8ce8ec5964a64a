import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

const keysOf = (keys: readonly string[]) => sql<string[]>`${[...keys]}::text[]`;

/** Sets the photos of a product if they are as seen; false when they are not, or there is no such product. */
export async function setPhotos(
  transaction: Transaction,
  level3Id: number,
  { photos, seen }: { readonly photos: readonly string[]; readonly seen: readonly string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("product_level3")
    .set({ photo_keys: keysOf(photos) })
    .where("id", "=", level3Id)
    .where("photo_keys", "=", keysOf(seen))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether the common list has this product. */
export async function isProduct(reader: Reader, level3Id: number): Promise<boolean> {
  const row = await reader
    .selectFrom("product_level3")
    .select("id")
    .where("id", "=", level3Id)
    .executeTakeFirst();
  return row !== undefined;
}
