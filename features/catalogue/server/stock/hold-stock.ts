import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import {
  deleteEndedHolds,
  endExpiredHolds,
  endOutdatedHolds,
  insertHolds,
  selectHolds,
} from "./hold.queries.ts";
import type { StockWanted } from "./stock.queries.ts";

/** How often a buyer may reserve one listing in a day; after that the buyer orders from unreserved stock. */
export const mostTurns = 4;
const day = 86_400_000;

/**
 * Reserves packs for a buyer at checkout. Reservations no longer wanted are released, so that nobody reserves more
 * than one cart. Unchanged live ones stay.
 * @returns when the first reservation ends; null when not everything could be reserved.
 */
export async function holdStock(
  { clock, flags }: Pick<Platform, "clock" | "flags">,
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
    expiresAt: new Date(at.getTime() + flags.numberOf("stock-hold-minutes") * 60_000),
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
