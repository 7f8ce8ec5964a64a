import type { Database, Reader } from "@santha/database/client";
import { sql } from "kysely";
import type { Clock } from "./clock.ts";
import { tooMany } from "./too-many.ts";

/** A named limit: at most `hits` in any `windowInMinutes` for one subject (a number, an address, an account). */
export interface Limit {
  readonly hits: number;
  readonly windowInMinutes: number;
}

/** Production values (R40, R48). Demo widens them tenfold; none can be switched off. */
export const limits = {
  "sign-in by address": { hits: 25, windowInMinutes: 5 },
  /** In a row: a right password begins anew. */
  "wrong passwords by number": { hits: 10, windowInMinutes: 15 },
  "wrong passwords by number, day": { hits: 50, windowInMinutes: 1440 },
  "code by number, hour": { hits: 5, windowInMinutes: 60 },
  "code by number, day": { hits: 10, windowInMinutes: 1440 },
  "code by address": { hits: 30, windowInMinutes: 60 },
  "code tries by number, day": { hits: 50, windowInMinutes: 1440 },
  "code tries by address": { hits: 60, windowInMinutes: 60 },
  /** Of one device or household; the referral is kept, but earns no coupon any more that day. */
  "referrals by address, day": { hits: 10, windowInMinutes: 1440 },
  "files/upload-picture": { hits: 120, windowInMinutes: 60 },
  "payments/start-payment": { hits: 60, windowInMinutes: 60 },
  "payments/check-payment": { hits: 300, windowInMinutes: 60 },
  "grievances/raise": { hits: 10, windowInMinutes: 1440 },
  "checkout/place-order": { hits: 120, windowInMinutes: 60 },
  "notifications/subscribe-device": { hits: 60, windowInMinutes: 60 },
  "feed/share-product": { hits: 20, windowInMinutes: 60 },
  "help/send-message": { hits: 20, windowInMinutes: 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

export function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(limits, name);
}

export interface RateLimits {
  /** Counts one try. @throws `platform/too-many` (429) with the time to wait once the limit is reached. */
  count(name: LimitName, subject: string): Promise<void>;
  /** Forgets the tries of a subject, once it has proved itself. */
  forget(names: readonly LimitName[], subject: string): Promise<void>;
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
      const now = clock.now();
      const windowLength = limit.windowInMinutes * 60_000;
      const { isRefused, earliest } = await countTry(database, { name, subject, most, now, windowLength });
      if (!isRefused) return;
      throw tooMany((earliest.getTime() + windowLength - now.getTime()) / 1000);
    },
    async forget(names, subject) {
      await database
        .deleteFrom("rate_limits")
        .where("name", "in", names)
        .where("subject", "=", subject)
        .execute();
    },
  };
}

interface Try {
  readonly name: LimitName;
  readonly subject: string;
  readonly most: number;
  readonly now: Date;
  readonly windowLength: number;
}

/**
 * Lets a try through and keeps its moment, or refuses it, in one statement: the row is locked, so parallel tries are
 * counted one after the other. Refused tries are not kept, so whoever knocks on waits no longer than another.
 * Moments further ahead than a window were left by a demo clock that has been moved back.
 */
async function countTry(
  database: Reader,
  { name, subject, most, now, windowLength }: Try,
): Promise<{ isRefused: boolean; earliest: Date }> {
  const from = new Date(now.getTime() - windowLength);
  const until = new Date(now.getTime() + windowLength);
  const counted = await sql<{ isRefused: boolean; earliest: Date }>`
    insert into rate_limits as counted (name, subject, let_through_at, is_refused, tried_at)
    values (${name}, ${subject}, array[${now}::timestamptz], false, ${now})
    on conflict (name, subject) do update set (let_through_at, is_refused, tried_at) = (
      select case when cardinality(recent) < ${most} then recent || ${now}::timestamptz else recent end,
        cardinality(recent) >= ${most}, ${now}::timestamptz
      from (select coalesce(array_agg(moment order by moment), '{}') as recent
        from unnest(counted.let_through_at) as moment
        where moment > ${from} and moment < ${until}) as kept)
    returning is_refused as "isRefused",
      let_through_at[greatest(1, cardinality(let_through_at) - ${most}::int + 1)] as earliest`.execute(
    database,
  );
  const [row] = counted.rows;
  if (!row) throw new Error(`the try of ${name} was not counted`);
  return row;
}

/** Deletes what no limit looks at any more; run daily. */
export async function deleteOldTries(database: Database, clock: Clock): Promise<void> {
  const twoDaysAgo = new Date(clock.now().getTime() - 2 * 86_400_000);
  await database.deleteFrom("rate_limits").where("tried_at", "<", twoDaysAgo).execute();
}
