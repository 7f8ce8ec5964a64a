import type { Database } from "@santha/database/client";
import type { Clock } from "./clock.ts";
import { platformRefusal } from "./errors.ts";

/** A named limit: at most `hits` in `windowInMinutes` for one subject (a number, an address, an account). */
export interface Limit {
  readonly hits: number;
  readonly windowInMinutes: number;
}

/** Production values (R40, R48). Demo widens them tenfold; none can be switched off. */
export const limits = {
  "sign-in by address": { hits: 25, windowInMinutes: 5 },
  "sign-in by number": { hits: 25, windowInMinutes: 60 },
  "code by number, hour": { hits: 5, windowInMinutes: 60 },
  "code by number, day": { hits: 10, windowInMinutes: 1440 },
  "code by address": { hits: 30, windowInMinutes: 60 },
  "code tries by address": { hits: 60, windowInMinutes: 60 },
  "checkout/place-order": { hits: 120, windowInMinutes: 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

export function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(limits, name);
}

export interface RateLimits {
  /** Counts one try. @throws `platform/too-many` (429) with the minutes to wait once the limit is passed. */
  count(name: LimitName, subject: string): Promise<void>;
}

export interface LimitOptions {
  readonly factor: number;
  /** Single limits raised by name, for tests. */
  readonly raised?: Partial<Record<LimitName, number>>;
}

/** Limits with a row in PostgreSQL, so that several processes count together. */
export function postgresLimits(database: Database, clock: Clock, options: LimitOptions): RateLimits {
  return {
    async count(name, subject) {
      const limit = limits[name];
      const most = options.raised?.[name] ?? limit.hits * options.factor;
      const windowLength = limit.windowInMinutes * 60_000;
      const now = clock.now().getTime();
      const windowStart = new Date(Math.floor(now / windowLength) * windowLength);
      const row = await database
        .insertInto("rate_limits")
        .values({ name, subject, window_started_at: windowStart, hits: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(["name", "subject", "window_started_at"])
            .doUpdateSet((row) => ({ hits: row("rate_limits.hits", "+", 1) })),
        )
        .returning("hits")
        .executeTakeFirstOrThrow();
      if (row.hits <= most) return;
      const waitInMinutes = Math.max(1, Math.ceil((windowStart.getTime() + windowLength - now) / 60_000));
      throw platformRefusal("platform/too-many", {
        values: { minutes: waitInMinutes },
        retryAfterInSeconds: waitInMinutes * 60,
      });
    },
  };
}

/** Deletes windows that are over; run daily. */
export async function deleteOldWindows(database: Database, clock: Clock): Promise<void> {
  const twoDaysAgo = new Date(clock.now().getTime() - 2 * 86_400_000);
  await database.deleteFrom("rate_limits").where("window_started_at", "<", twoDaysAgo).execute();
}
