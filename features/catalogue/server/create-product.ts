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
import { readAdminWords } from "./search/admin-words.queries.ts";
import { cropsOf } from "./search/crops.ts";
import { insertSearchWords } from "./search/search.queries.ts";
import { searchWordsOf } from "./search/search-words.ts";
import { keepMaker } from "./tables/makers.queries.ts";

export interface NewProduct extends Omit<ProductRow, "level1Id" | "crops" | "wordsVersion"> {
  /** In the order in which they are shown. */
  readonly packs: readonly NewPack[];
}

/**
 * Writes a product with its packs in the caller's transaction; it appears in the store with its first listing. Its maker is
 * the one of the table whom the name spells, or a new one.
 * @throws AppError `catalogue/no-gst-rate` when its HSN code has no rate, `catalogue/pack-exists` when two packs have
 * the same size, in whatever unit.
 */
export async function createProduct(
  transaction: Transaction,
  { packs, ...product }: NewProduct,
): Promise<{ level3Id: number; skuIds: number[] }> {
  if (!(await hasGstRate(transaction, product.hsn))) refuseListing("catalogue/no-gst-rate");
  const group = await readGroup(transaction, product.level2Id);
  const maker = await keepMaker(transaction, product.maker);
  const { version, ...adminWords } = await readAdminWords(transaction);
  const words = searchWordsOf(
    {
      title: [product.title.en, product.title.te],
      group: [group.groupEn, group.groupTe],
      category: [group.categoryEn, group.categoryTe],
      maker: [maker.nameEn, maker.nameTe ?? maker.nameEn],
      pack: packs.flatMap(({ title }) => [title.en, title.te]),
    },
    adminWords,
  );
  const level3Id = await insertProduct(transaction, {
    ...product,
    ...{ maker: maker.nameEn, level1Id: group.level1Id },
    ...{ crops: cropsOf(words, adminWords.crops), wordsVersion: version },
  });
  await insertSearchWords(transaction, level3Id, words);
  const skuIds = await insertPacks(transaction, level3Id, packs);
  if (skuIds.length < packs.length) refuseListing("catalogue/pack-exists");
  return { level3Id, skuIds };
}
