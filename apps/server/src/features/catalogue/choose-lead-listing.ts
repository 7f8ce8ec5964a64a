import type { Transaction } from "@santha/database/client";
import { rewriteShelf } from "./shelf.queries.ts";
import { lockProducts } from "./stock.queries.ts";

/**
 * Chooses the listing by which each product stands in lists: the cheapest in stock, else the cheapest listed; and
 * writes the shelf, what each seller asks for it.
 * Two statements, because a choice must see what the transaction it waited for has changed.
 */
export async function chooseLeadListings(
  transaction: Transaction,
  level3Ids: readonly number[],
): Promise<void> {
  if (level3Ids.length === 0) return;
  const products = [...new Set(level3Ids)];
  await lockProducts(transaction, products);
  await rewriteShelf(transaction, products);
}
