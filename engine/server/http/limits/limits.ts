import { sql } from "kysely";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import type { Clock } from "../../clock.ts";
import type { Database, Reader, Transaction } from "../../data/client.ts";
import { tooMany } from "./too-many.ts";

/** At most `hits` in any `windowInMinutes` for one subject: a number, an address, an account. */
export interface Limit {
  readonly name: string;
  readonly hits: number;
  readonly windowInMinutes: number;
}

/**
 * Limits by their names. Values are those of production (R40, R48): demo mode multiplies them by ten, and none can be
 * switched off.
 */
export function namedLimits<Name extends string>(
  values: Readonly<Record<Name, Omit<Limit, "name">>>,
): Readonly<Record<Name, Limit>> {
  const limits = Object.entries<Omit<Limit, "name">>(values).map(([name, value]) => [
    name,
    { name, ...value },
  ]);
  return Object.fromEntries(limits);
}

/** The limit that an endpoint declares; null where its calls are not counted. */
export function limitOfCall({ name, limit }: Pick<Endpoint, "name" | "limit">): Limit | null {
  return limit ? { name, ...limit } : null;
}

export interface RateLimits {
  /**
   * Counts one attempt; within a transaction only if that commits.
   * @throws `platform/too-many` (429) with the time to wait beyond the limit.
   */
  count(limit: Limit, subject: string, within?: Transaction): Promise<void>;
  /** Counts one attempt at several limits, at all or at none. @throws like `count`, at the first limit that is reached. */
  countAll(tries: readonly (readonly [limit: Limit, subject: string])[]): Promise<void>;
  /** Deletes the attempts of a subject that has authenticated. */
  forget(limits: readonly Limit[], subject: string): Promise<void>;
}

export interface LimitOptions {
  readonly factor: number;
  /** Single limits raised by name, for tests. */
  readonly raised?: Readonly<Record<string, number>>;
}

/** Limits stored in PostgreSQL, so that several processes count together. */
export function postgresLimits(database: Database, clock: Clock, options: LimitOptions): RateLimits {
  const count = async (reader: Reader, limit: Limit, subject: string): Promise<void> => {
    const { name } = limit;
    const most = options.raised?.[name] ?? limit.hits * options.factor;
    const now = clock.now();
    const windowLength = limit.windowInMinutes * 60_000;
    const { isRefused, earliest } = await countTry(reader, { name, subject, most, now, windowLength });
    if (isRefused) throw tooMany((earliest.getTime() + windowLength - now.getTime()) / 1000);
  };
  return {
    count: (limit, subject, within) => count(within ?? database, limit, subject),
    countAll: (tries) =>
      database.transaction().execute(async (transaction) => {
        for (const [limit, subject] of tries) await count(transaction, limit, subject);
      }),
    async forget(limits, subject) {
      const names = limits.map(({ name }) => name);
      await database
        .deleteFrom("rate_limits")
        .where("name", "in", names)
        .where("subject", "=", subject)
        .execute();
    },
  };
}

interface Try {
  readonly name: string;
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
