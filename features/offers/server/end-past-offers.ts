import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import { closePastOffers } from "./queries.ts";

/** So many are ended by one statement, which holds their rows for so long. */
const atOnce = 5_000;

/**
 * Ends offers whose last day is over, so that no list looks at them any more. Prices go by the days themselves, so
 * nothing depends on when this runs.
 */
export async function endPastOffers({
  database,
  clock,
}: Pick<Platform, "database" | "clock">): Promise<void> {
  const today = dayInIndia(clock.now());
  while ((await closePastOffers(database, { today, atMost: atOnce })) === atOnce);
}
