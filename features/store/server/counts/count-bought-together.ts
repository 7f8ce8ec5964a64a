import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { replaceBoughtTogether } from "../more-products.queries.ts";

const day = 86_400_000;
/** Two seasons: what is sown together changes with them. */
const countedDays = 365;

/** Counts anew what is bought together. */
export async function countBoughtTogether(platform: Platform): Promise<void> {
  const from = new Date(platform.clock.now().getTime() - countedDays * day);
  await inTransaction(platform, (transaction) => replaceBoughtTogether(transaction, from));
}
