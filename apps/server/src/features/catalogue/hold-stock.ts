import type { Transaction } from "@santha/database/client";
import type { Platform } from "#platform/context";
import type { Job } from "#platform/jobs";
import {
  deleteEndedHolds,
  endExpiredHolds,
  endOutdatedHolds,
  insertHolds,
  selectHolds,
} from "./hold.queries.ts";
import type { StockWanted } from "./stock.queries.ts";

/** A person may hold one listing so often in a day: then he orders like everybody else, from what is left. */
export const mostTurns = 4;
const day = 86_400_000;

/**
 * Keeps packs for a person who is about to order, for the time that is set. What he held before and wants otherwise
 * is given back, so that one person never holds more than one cart. A hold that is live and the same stays as it is.
 * @returns when the first of the holds ends; null when not all that is wanted could be held.
 */
export async function holdStock(
  { clock, config }: Pick<Platform, "clock" | "config">,
  transaction: Transaction,
  holderId: number,
  wanted: readonly StockWanted[],
): Promise<Date | null> {
  const at = clock.now();
  await endOutdatedHolds(transaction, { holderId, wanted, at });
  if (wanted.length === 0) return null;
  await insertHolds(transaction, {
    holderId,
    wanted,
    at,
    expiresAt: new Date(at.getTime() + config.stockHoldInMinutes * 60_000),
    countedFrom: new Date(at.getTime() - day),
    mostTurns,
  });
  const { listings, endsAt } = await selectHolds(transaction, holderId);
  return listings === wanted.length ? endsAt : null;
}

export const holdJobs: readonly Job[] = [
  {
    name: "catalogue/end-holds",
    schedule: "* * * * *",
    async run({ database, clock }) {
      await endExpiredHolds(database, clock.now());
      await deleteEndedHolds(database, new Date(clock.now().getTime() - day));
    },
  },
];
