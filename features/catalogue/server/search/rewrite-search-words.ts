import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { writeCrops } from "../listing-index.queries.ts";
import { readAdminWords } from "./admin-words.queries.ts";
import { cropsOf } from "./crops.ts";
import { deleteSearchWords, insertSearchWords, lockOutdatedProducts } from "./search.queries.ts";
import { searchWordsOf } from "./search-words.ts";

const productsAtOnce = 200;

/** Rewrites the words and crops of products with older rules, synonyms or crops, a few hundred in a transaction. */
export async function rewriteSearchWords(platform: Pick<Platform, "database">): Promise<void> {
  for (;;) {
    const written = await inTransaction(platform, async (transaction) => {
      const { version, ...adminWords } = await readAdminWords(transaction);
      const outdated = await lockOutdatedProducts(transaction, { version, atMost: productsAtOnce });
      for (const { level3Id, texts } of outdated) {
        await deleteSearchWords(transaction, level3Id, version);
        const words = searchWordsOf(texts, adminWords);
        await insertSearchWords(transaction, level3Id, words);
        await writeCrops(transaction, level3Id, cropsOf(words, adminWords.crops));
      }
      return outdated.length;
    });
    if (written === 0) return;
  }
}
