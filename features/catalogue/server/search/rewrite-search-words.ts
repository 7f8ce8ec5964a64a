import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { writeCrops } from "../listing-index.queries.ts";
import { cropsOf } from "./crops.ts";
import { deleteSearchWords, insertSearchWords, lockOutdatedProducts } from "./search.queries.ts";
import { searchWordsOf, wordsVersion } from "./search-words.ts";

const productsAtOnce = 200;

/** Writes the words and crops of products anew whose rules are older than these, a few hundred in a transaction, until none is left. */
export async function rewriteSearchWords(platform: Pick<Platform, "database">): Promise<void> {
  for (;;) {
    const written = await inTransaction(platform, async (transaction) => {
      const outdated = await lockOutdatedProducts(transaction, {
        version: wordsVersion,
        atMost: productsAtOnce,
      });
      for (const { level3Id, texts } of outdated) {
        await deleteSearchWords(transaction, level3Id, wordsVersion);
        const words = searchWordsOf(texts);
        await insertSearchWords(transaction, level3Id, words);
        await writeCrops(transaction, level3Id, cropsOf(words));
      }
      return outdated.length;
    });
    if (written === 0) return;
  }
}
