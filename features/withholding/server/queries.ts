import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Levy, Withheld, WithheldInMonth } from "../contract.ts";

/** A rate of the law on a day. */
export interface Rate {
  readonly rateInBasisPoints: number;
  readonly thresholdInPaise: number;
  readonly law: string;
}

/** The rate of a levy on a day `yyyy-mm-dd`; undefined before the law began. */
export async function findRate(reader: Reader, levy: Levy, day: string): Promise<Rate | undefined> {
  return reader
    .selectFrom("withholding_rates")
    .select(["rate_in_basis_points as rateInBasisPoints", "threshold_in_paise as thresholdInPaise", "law"])
    .where("levy", "=", levy)
    .where("valid_from", "<=", day)
    .orderBy("valid_from", "desc")
    .executeTakeFirst();
}

/** From whom is withheld: a seller's business or an agent, by the profile of the person. */
export interface Payee {
  readonly kind: "seller" | "agent";
  readonly profileId: number;
}

/** What is summed up before it is rounded: a month of GST, a tax year of income tax. */
export interface Span {
  readonly levy: Levy;
  readonly payee: Payee;
  readonly month: string;
  readonly taxYear: string;
  readonly isInterstate: boolean | null;
}

/** Holds what was withheld from a payee until the transaction ends, so that thresholds and sums count everything. */
export async function lockPayee(transaction: Transaction, { levy, payee }: Span): Promise<void> {
  const name = `withholding/${levy}/${payee.kind}/${payee.profileId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

export interface SpanSums {
  readonly baseInPaise: number;
  readonly amountInPaise: number;
  /** Each base times its rate, summed: what is kept back is rounded once, over all of it. */
  readonly exact: bigint;
}

export async function sumSpan(reader: Reader, span: Span): Promise<SpanSums> {
  const { rows } = await sql<{ base: number; amount: number; exact: string }>`
    select coalesce(sum(base_in_paise), 0)::bigint as base, coalesce(sum(amount_in_paise), 0)::bigint as amount,
      coalesce(sum(base_in_paise::numeric * rate_in_basis_points), 0)::text as exact
    from withheld_taxes
    where profile_id = ${span.payee.profileId} and payee_kind = ${span.payee.kind} and levy = ${span.levy}
      and tax_year = ${span.taxYear} and is_interstate is not distinct from ${span.isInterstate}
      and (${span.levy !== "gst-tcs"} or month = ${span.month})`.execute(reader);
  const [row] = rows;
  return { baseInPaise: row?.base ?? 0, amountInPaise: row?.amount ?? 0, exact: BigInt(row?.exact ?? "0") };
}

export interface NewWithheld extends Span {
  readonly effectKey: string;
  readonly orderId: string | null;
  /** `yyyy-mm-dd` */
  readonly day: string;
  readonly rateInBasisPoints: number;
  readonly law: string;
  readonly baseInPaise: number;
  readonly amountInPaise: number;
}

/** Notes what is withheld. @throws when this effect was noted before. */
export async function insertWithheld(transaction: Transaction, row: NewWithheld): Promise<void> {
  await transaction
    .insertInto("withheld_taxes")
    .values({
      effect_key: row.effectKey,
      levy: row.levy,
      payee_kind: row.payee.kind,
      profile_id: row.payee.profileId,
      order_id: row.orderId,
      withheld_on: row.day,
      month: row.month,
      tax_year: row.taxYear,
      is_interstate: row.isInterstate,
      rate_in_basis_points: row.rateInBasisPoints,
      law: row.law,
      base_in_paise: row.baseInPaise,
      amount_in_paise: row.amountInPaise,
    })
    .execute();
}

/** Undoes an effect by a row that takes it back on a day of its own. */
export async function insertUndone(
  transaction: Transaction,
  effectKey: string,
  { day, month, taxYear }: Pick<NewWithheld, "day" | "month" | "taxYear">,
): Promise<void> {
  await sql`
    insert into withheld_taxes (effect_key, levy, payee_kind, profile_id, order_id, withheld_on, month, tax_year,
      is_interstate, rate_in_basis_points, law, base_in_paise, amount_in_paise)
    select 'undone:' || effect_key, levy, payee_kind, profile_id, order_id, ${day}::date, ${month}, ${taxYear},
      is_interstate, rate_in_basis_points, law, -base_in_paise, -amount_in_paise
    from withheld_taxes where effect_key = ${effectKey}`.execute(transaction);
}

/** What was kept back from an order, and of what, by levy; what was credited since is taken off. */
export async function selectKeptOf(
  reader: Reader,
  orderId: string,
): Promise<ReadonlyMap<Levy, { readonly baseInPaise: number; readonly amountInPaise: number }>> {
  const { rows } = await sql<{ levy: Levy; baseInPaise: number; amountInPaise: number }>`
    select levy, sum(base_in_paise)::bigint as "baseInPaise", sum(amount_in_paise)::bigint as "amountInPaise"
    from withheld_taxes where order_id = ${orderId} group by levy`.execute(reader);
  return new Map(rows.map(({ levy, ...sums }) => [levy, sums]));
}

/** What was kept back from orders, by order; what came to nothing is left out. No statement for no orders. */
export async function selectWithheldOf(
  reader: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Withheld[]>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ orderId: string; withheld: Withheld[] }>`
    select order_id as "orderId", jsonb_agg(jsonb_build_object('levy', levy, 'law', law,
      'amountInPaise', amount_in_paise) order by levy) as withheld
    from (
      select order_id, levy, law, sum(amount_in_paise)::bigint as amount_in_paise
      from withheld_taxes where order_id = any(${[...orderIds]}::text[])
      group by order_id, levy, law having sum(amount_in_paise) <> 0
    ) taken group by order_id`.execute(reader);
  return new Map(rows.map(({ orderId, withheld }) => [orderId, withheld]));
}

/** A line of a month's returns: a person at one rate of one law. */
export interface MonthRow {
  readonly levy: Levy;
  readonly law: string;
  readonly name: string;
  readonly mobileNo: string;
  readonly gstin: string | null;
  readonly isInterstate: boolean | null;
  readonly rateInBasisPoints: number;
  readonly baseInPaise: number;
  readonly amountInPaise: number;
}

export async function selectMonth(reader: Reader, month: string): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select levy, law, coalesce(sellers.business_name, profiles.first_name) as name,
      profiles.mobile_no as "mobileNo", coalesce(sellers.gstin, profiles.gstin) as gstin,
      is_interstate as "isInterstate", rate_in_basis_points as "rateInBasisPoints",
      sum(base_in_paise)::bigint as "baseInPaise", sum(amount_in_paise)::bigint as "amountInPaise"
    from withheld_taxes taken
    join published.profiles on profiles.id = taken.profile_id
    left join published.sellers on sellers.profile_id = taken.profile_id and payee_kind = 'seller'
    where month = ${month}
    group by levy, law, sellers.id, sellers.business_name, sellers.gstin, profiles.id, profiles.first_name,
      profiles.mobile_no, profiles.gstin, is_interstate, rate_in_basis_points
    having sum(base_in_paise) <> 0 or sum(amount_in_paise) <> 0
    order by levy, name, profiles.id`.execute(reader);
  return rows;
}

/** So many lines are shown of what was kept back; the file of a month has all. */
const atMost = 60;

/** What was kept back from a person, newest month first; what came to nothing is left out. */
export async function selectMonthsOf(
  reader: Reader,
  profileId: number,
  only: Partial<Pick<Span, "levy" | "month">> = {},
): Promise<WithheldInMonth[]> {
  const { rows } = await sql<WithheldInMonth>`
    select month, levy, law, rate_in_basis_points as "rateInBasisPoints", sum(base_in_paise)::bigint as "baseInPaise",
      sum(amount_in_paise)::bigint as "amountInPaise",
      case when levy = 'income-tax-commission' then (
        select nullif(threshold_in_paise, 0) from withholding_rates rates
        where rates.levy = withheld_taxes.levy and valid_from <= (month || '-01')::date
        order by valid_from desc limit 1) end as "limitInPaise"
    from withheld_taxes
    where profile_id = ${profileId} and (${only.levy ?? null}::text is null or levy = ${only.levy ?? null})
      and (${only.month ?? null}::text is null or month = ${only.month ?? null})
    group by month, levy, law, rate_in_basis_points having sum(amount_in_paise) <> 0
    order by month desc, levy, law limit ${sql.lit(atMost)}`.execute(reader);
  return rows;
}

/** Income tax of a person's tax year before a day `yyyy-mm-dd`, under its rule; undefined when nothing was noted. */
export async function findYear(
  reader: Reader,
  { levy, payee, taxYear, before }: Pick<Span, "levy" | "payee" | "taxYear"> & { readonly before: string },
): Promise<
  { readonly law: string; readonly baseInPaise: number; readonly amountInPaise: number } | undefined
> {
  const { rows } = await sql<{ law: string; baseInPaise: number; amountInPaise: number }>`
    select max(law) as law, sum(base_in_paise)::bigint as "baseInPaise",
      sum(amount_in_paise)::bigint as "amountInPaise"
    from withheld_taxes
    where profile_id = ${payee.profileId} and payee_kind = ${payee.kind} and levy = ${levy}
      and tax_year = ${taxYear} and withheld_on < ${before}::date having count(*) > 0`.execute(reader);
  return rows[0];
}
