import { sql } from "kysely";
import type { Clock } from "../../clock.ts";
import type { Database, Reader } from "../../data/client.ts";
import { tooMany } from "./too-many.ts";

/** A named limit: at most `hits` in any `windowInMinutes` for one subject (a number, an address, an account). */
export interface Limit {
  readonly hits: number;
  readonly windowInMinutes: number;
}

/** Production values (R40, R48). Demo mode multiplies them by ten; none can be switched off. */
export const limits = {
  /**
   * Text messages to one number. Each purpose has its own limit, so none uses up another. The sign-in limit is
   * higher than what strangers and the user's own device may request together, so their limits apply first.
   */
  "sms sign-in by number, hour": { hits: 25, windowInMinutes: 60 },
  "sms consent by number, hour": { hits: 6, windowInMinutes: 60 },
  "sms consent by number, day": { hits: 15, windowInMinutes: 1440 },
  /** So that no agent alone uses up what a farmer's number gets from all of them. */
  "consent by agent and number, day": { hits: 8, windowInMinutes: 1440 },
  "sms delivery by number, hour": { hits: 8, windowInMinutes: 60 },
  "sms news by number, hour": { hits: 30, windowInMinutes: 60 },
  /** Mobile carriers put many users behind one address; the finer limits count by number and device. */
  "sign-in by address": { hits: 300, windowInMinutes: 5 },
  /** Per device or address and number. A right password resets the count. */
  "wrong passwords by number": { hits: 10, windowInMinutes: 15 },
  "wrong passwords by number, day": { hits: 50, windowInMinutes: 1440 },
  /** All attempts together from devices on which this number never signed in. */
  "wrong passwords by number, strangers": { hits: 200, windowInMinutes: 1440 },
  "code by number, hour": { hits: 5, windowInMinutes: 60 },
  "code by number, day": { hits: 10, windowInMinutes: 1440 },
  "code by number, strangers, hour": { hits: 15, windowInMinutes: 60 },
  "code by number, strangers, day": { hits: 40, windowInMinutes: 1440 },
  "code by address": { hits: 300, windowInMinutes: 60 },
  "code tries by number, day": { hits: 50, windowInMinutes: 1440 },
  "code tries by address": { hits: 600, windowInMinutes: 60 },
  /** Per device or address and account, after the right password or code. */
  "second factors": { hits: 10, windowInMinutes: 15 },
  "second factors, day": { hits: 50, windowInMinutes: 1440 },
  /** All attempts together from devices on which this number never signed in. */
  "second factors by number, strangers": { hits: 200, windowInMinutes: 1440 },
  /** Locked-out numbers in all before the operator is alerted; each number counts once an hour. */
  "lock-outs, hour": { hits: 20, windowInMinutes: 60 },
  "lock-outs by number, hour": { hits: 1, windowInMinutes: 60 },
  /** Per device or household. Beyond it a referral is stored but earns no coupon that day. */
  "referrals by address, day": { hits: 10, windowInMinutes: 1440 },
  "files/upload-picture": { hits: 120, windowInMinutes: 60 },
  "payments/start-payment": { hits: 60, windowInMinutes: 60 },
  "payments/check-payment": { hits: 300, windowInMinutes: 60 },
  "applications/send": { hits: 30, windowInMinutes: 1440 },
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
  /** Counts one attempt. @throws `platform/too-many` (429) with the time to wait beyond the limit. */
  count(name: LimitName, subject: string): Promise<void>;
  /** Counts one attempt at several limits, at all or at none. @throws like `count`, at the first limit that is reached. */
  countAll(tries: readonly (readonly [name: LimitName, subject: string])[]): Promise<void>;
  /** Deletes the attempts of a subject that has authenticated. */
  forget(names: readonly LimitName[], subject: string): Promise<void>;
}

export interface LimitOptions {
  readonly factor: number;
  /** Single limits raised by name, for tests. */
  readonly raised?: Partial<Record<LimitName, number>>;
}

/** Limits stored in PostgreSQL, so that several processes count together. */
export function postgresLimits(database: Database, clock: Clock, options: LimitOptions): RateLimits {
  const count = async (reader: Reader, name: LimitName, subject: string): Promise<void> => {
    const limit = limits[name];
    const most = options.raised?.[name] ?? limit.hits * options.factor;
    const now = clock.now();
    const windowLength = limit.windowInMinutes * 60_000;
    const { isRefused, earliest } = await countTry(reader, { name, subject, most, now, windowLength });
    if (isRefused) throw tooMany((earliest.getTime() + windowLength - now.getTime()) / 1000);
  };
  return {
    count: (name, subject) => count(database, name, subject),
    countAll: (tries) =>
      database.transaction().execute(async (transaction) => {
        for (const [name, subject] of tries) await count(transaction, name, subject);
      }),
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
 * Accepts and stores an attempt, or refuses it, in one statement; the row lock serialises parallel
 * attempts. Refused attempts are not stored, so retrying extends no wait. Future times come from a demo
 * clock that was set back.
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

/** Deletes attempts that no limit counts any more; runs daily. */
export async function deleteOldTries(database: Database, clock: Clock): Promise<void> {
  const twoDaysAgo = new Date(clock.now().getTime() - 2 * 86_400_000);
  await database.deleteFrom("rate_limits").where("tried_at", "<", twoDaysAgo).execute();
}
