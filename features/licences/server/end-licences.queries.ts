import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { LicenceKind } from "../contract.ts";

export interface EndingLicence {
  /** Names it in the log of a run. */
  readonly id: string;
  readonly sellerId: number;
  readonly kind: LicenceKind;
  readonly validUntil: string;
}

const columns = sql`licence.seller_id || ' ' || licence.kind as id, licence.seller_id as "sellerId", licence.kind,
  licence.valid_until::text as "validUntil"`;

const notTold = (daysBefore: number) => sql`not exists (
  select from licence_notices told where told.seller_id = licence.seller_id and told.kind = licence.kind
    and told.valid_until = licence.valid_until and told.days_before = ${sql.lit(daysBefore)})`;

/** Licences whose last day is over and that nobody has noticed yet. */
export async function selectEnded(
  reader: Reader,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<EndingLicence[]> {
  const { rows } = await sql<EndingLicence>`
    select ${columns} from published.seller_licences licence
    where licence.valid_until < ${today}::date and ${notTold(0)}
    order by licence.valid_until desc, licence.seller_id limit ${sql.lit(limit)}`.execute(reader);
  return rows;
}

/** Licences whose last day is so many days off, or fewer, but more than `above`, and of which that is not told yet. */
export async function selectEnding(
  reader: Reader,
  asked: {
    readonly today: string;
    readonly daysBefore: number;
    readonly above: number;
    readonly limit: number;
  },
): Promise<EndingLicence[]> {
  const { today, daysBefore, above, limit } = asked;
  const { rows } = await sql<EndingLicence>`
    select ${columns} from published.seller_licences licence
    where licence.valid_until > ${today}::date + ${above}::integer
      and licence.valid_until <= ${today}::date + ${daysBefore}::integer and ${notTold(daysBefore)}
    order by licence.valid_until, licence.seller_id limit ${sql.lit(limit)}`.execute(reader);
  return rows;
}

/** Notes that a notice goes out; false when it has, or the licence was renewed meanwhile. */
export async function insertNotice(
  transaction: Transaction,
  notice: EndingLicence & { readonly daysBefore: number; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into licence_notices (seller_id, kind, valid_until, days_before, told_at)
    select seller_id, kind, valid_until, ${notice.daysBefore}::integer, ${notice.at}
    from published.seller_licences
    where seller_id = ${notice.sellerId} and kind = ${notice.kind} and valid_until = ${notice.validUntil}::date
    on conflict do nothing`.execute(transaction);
  return numAffectedRows === 1n;
}
