import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** A rate of tax from a day, `yyyy-mm-dd`, on. */
export interface RateRow {
  readonly validFrom: string;
  readonly rateInBasisPoints: number;
}

/** HSN codes with all their rates, the latest first, and how many products have them. */
export async function selectTaxCodes(
  reader: Reader,
): Promise<{ readonly hsn: string; readonly products: number; readonly rates: readonly RateRow[] }[]> {
  const { rows } = await sql<{ hsn: string; products: number; rates: RateRow[] }>`
    select hsn, coalesce(counted.products, 0) as products,
      jsonb_agg(jsonb_build_object('validFrom', valid_from, 'rateInBasisPoints', rate_in_basis_points)
        order by valid_from desc) as rates
    from gst_rates left join (select hsn, count(*) as products from product_level3 group by hsn) counted using (hsn)
    group by hsn, counted.products order by hsn`.execute(reader);
  return rows;
}

/** The rate of an HSN code on a day; undefined where it has none. */
export async function findRateOn(reader: Reader, hsn: string, onDay: string): Promise<RateRow | undefined> {
  const { rows } = await sql<RateRow>`
    select to_char(valid_from, 'YYYY-MM-DD') as "validFrom", rate_in_basis_points as "rateInBasisPoints"
    from gst_rates where hsn = ${hsn} and valid_from <= ${onDay}::date
    order by valid_from desc limit 1`.execute(reader);
  return rows[0];
}

/** Writes a new rate; false where the code has one from that day already. */
export async function insertRate(
  transaction: Transaction,
  { hsn, validFrom, rateInBasisPoints }: RateRow & { readonly hsn: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into gst_rates (hsn, valid_from, rate_in_basis_points)
    values (${hsn}, ${validFrom}::date, ${rateInBasisPoints}) on conflict do nothing`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Deletes a rate that begins after the day; gives it, or undefined where there is none such. */
export async function deleteComingRate(
  transaction: Transaction,
  { hsn, validFrom, today }: { readonly hsn: string; readonly validFrom: string; readonly today: string },
): Promise<{ readonly rateInBasisPoints: number } | undefined> {
  const { rows } = await sql<{ rateInBasisPoints: number }>`
    delete from gst_rates where hsn = ${hsn} and valid_from = ${validFrom}::date and valid_from > ${today}::date
    returning rate_in_basis_points as "rateInBasisPoints"`.execute(transaction);
  return rows[0];
}
