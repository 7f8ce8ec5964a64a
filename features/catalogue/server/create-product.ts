import type { Transaction } from "#engine/server/data/client.ts";
import { refuseListing } from "./listing-refusals.ts";
import {
  hasGstRate,
  insertPacks,
  insertProduct,
  type NewPack,
  type ProductRow,
  readGroup,
} from "./queries.ts";
import { cropsOf } from "./search/crops.ts";
import { insertSearchWords } from "./search/search.queries.ts";
import { searchWordsOf } from "./search/search-words.ts";

export interface NewProduct extends Omit<ProductRow, "level1Id" | "crops"> {
  /** In the order in which they are shown. */
  readonly packs: readonly NewPack[];
}

/**
 * Writes a product with its packs in the caller's transaction; it appears in the store with its first listing.
 * @throws AppError `catalogue/no-gst-rate` when its HSN code has no rate.
 */
export async function createProduct(
  transaction: Transaction,
  { packs, ...product }: NewProduct,
): Promise<{ level3Id: number; skuIds: number[] }> {
  if (!(await hasGstRate(transaction, product.hsn))) refuseListing("catalogue/no-gst-rate");
  const group = await readGroup(transaction, product.level2Id);
  const words = searchWordsOf({
    title: [product.title.en, product.title.te],
    group: [group.groupEn, group.groupTe],
    category: [group.categoryEn, group.categoryTe],
    maker: [product.maker],
    pack: packs.flatMap(({ title }) => [title.en, title.te]),
  });
  const level3Id = await insertProduct(transaction, {
    ...product,
    level1Id: group.level1Id,
    crops: cropsOf(words),
  });
  await insertSearchWords(transaction, level3Id, words);
  return { level3Id, skuIds: await insertPacks(transaction, level3Id, packs) };
}
