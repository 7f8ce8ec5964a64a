import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/** Packs that were given back, as documents credit them; money in paise. */
export interface GivenBack {
  readonly lines: readonly {
    readonly lineId: number;
    readonly quantity: number;
    /** What the seller gets less for them, with their share of the coupon. */
    readonly grossInPaise: number;
  }[];
  readonly couponInPaise: number;
  readonly marginInPaise: number;
}

/** What was given back with a request; undefined when it was none of a return, or nothing was accepted. */
export async function findGivenBack(reader: Reader, requestId: number): Promise<GivenBack | undefined> {
  const { rows } = await sql<GivenBack>`
    select jsonb_agg(jsonb_build_object('lineId', line_id, 'quantity', quantity, 'grossInPaise', gross_in_paise)) as lines,
      sum(coupon_in_paise)::bigint as "couponInPaise",
      (sum(commission_in_paise) + handling_less_in_paise)::bigint as "marginInPaise"
    from published.returned_packs where request_id = ${requestId}
    group by handling_less_in_paise`.execute(reader);
  return rows[0];
}
