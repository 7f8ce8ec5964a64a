import type { Clock } from "../../clock.ts";
import { tooMany } from "./too-many.ts";

/** How often one may ask for what costs work or a row with every press. */
interface Rate {
  readonly hits: number;
  readonly windowInSeconds: number;
}

/** Production values: far above what fingers do. A demo widens them tenfold. */
export const rates = {
  "store/list-products": { hits: 60, windowInSeconds: 10 },
  "store/count-products": { hits: 60, windowInSeconds: 10 },
  "store/suggest-goods": { hits: 60, windowInSeconds: 10 },
  /** Everything that one person changes: fingers and a phone that sends what it kept stay far below. */
  "writes of a person": { hits: 300, windowInSeconds: 60 },
} as const satisfies Record<string, Rate>;
export type RateName = keyof typeof rates;

export function isRateName(name: string): name is RateName {
  return Object.hasOwn(rates, name);
}

export interface CallRates {
  /** Counts one call. @throws `platform/too-many` (429) with the time to wait once the rate is reached. */
  count(name: RateName, subject: string): void;
}

/**
 * Rates counted in this process alone: a row in the database for every letter typed would cost more than the search it
 * guards. Several processes let through as many times as much. What is counted is forgotten with each window.
 */
export function processRates(clock: Clock, { factor }: { readonly factor: number }): CallRates {
  const windows = new Map<RateName, { readonly number: number; readonly counts: Map<string, number> }>();
  const countsOf = (name: RateName, number: number): Map<string, number> => {
    const open = windows.get(name);
    if (open?.number === number) return open.counts;
    const counts = new Map<string, number>();
    windows.set(name, { number, counts });
    return counts;
  };
  return {
    count(name, subject) {
      const { hits, windowInSeconds } = rates[name];
      const seconds = clock.now().getTime() / 1000;
      const number = Math.floor(seconds / windowInSeconds);
      const counts = countsOf(name, number);
      const count = (counts.get(subject) ?? 0) + 1;
      if (count <= hits * factor) {
        counts.set(subject, count);
        return;
      }
      throw tooMany((number + 1) * windowInSeconds - seconds);
    },
  };
}
