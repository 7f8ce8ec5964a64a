import type { CallRate, Endpoint } from "#engine/contract/endpoint.ts";
import type { Clock } from "../../clock.ts";
import { tooMany } from "./too-many.ts";

/** How often one may ask for what costs work or a row with every press: at most `hits` in each `windowInSeconds`. */
export interface Rate extends CallRate {
  readonly name: string;
}

/** Everything that one person changes: fingers and a phone that sends what it kept stay far below. A demo widens it tenfold. */
export const writesOfAPerson: Rate = { name: "writes of a person", hits: 300, windowInSeconds: 60 };

/** The rate that an endpoint declares; null where its calls are not counted. */
export function rateOfCall({ name, rate }: Pick<Endpoint, "name" | "rate">): Rate | null {
  return rate ? { name, ...rate } : null;
}

export interface CallRates {
  /** Counts one call. @throws `platform/too-many` (429) with the time to wait once the rate is reached. */
  count(rate: Rate, subject: string): void;
}

/**
 * Rates counted in this process alone: a row in the database for every letter typed would cost more than the search it
 * guards. Several processes let through as many times as much. What is counted is forgotten with each window.
 */
export function processRates(clock: Clock, { factor }: { readonly factor: number }): CallRates {
  const windows = new Map<string, { readonly number: number; readonly counts: Map<string, number> }>();
  const countsOf = (name: string, number: number): Map<string, number> => {
    const open = windows.get(name);
    if (open?.number === number) return open.counts;
    const counts = new Map<string, number>();
    windows.set(name, { number, counts });
    return counts;
  };
  return {
    count({ name, hits, windowInSeconds }, subject) {
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
