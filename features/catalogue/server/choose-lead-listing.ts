import type { Transaction } from "#engine/server/data/client.ts";
import { rewriteListingIndex } from "./listing-index.queries.ts";
import { lockProducts } from "./stock/stock.queries.ts";

/**
 * Chooses the lead listing of each product (the cheapest in stock, otherwise the cheapest) and rewrites the
 * listing index. Needs two statements: the choice must see changes of the transactions that the lock waited for.
 */
export async function chooseLeadListings(
  transaction: Transaction,
  level3Ids: readonly number[],
): Promise<void> {
  if (level3Ids.length === 0) return;
  const products = [...new Set(level3Ids)];
  await lockProducts(transaction, products);
  await rewriteListingIndex(transaction, products);
}
