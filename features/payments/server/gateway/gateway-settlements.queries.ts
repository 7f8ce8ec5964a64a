import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import { invariant } from "#engine/server/invariant.ts";
import type { TakenBack } from "#features/ledger/contract";

/** A payout of the payment provider; paise, moments as epoch milliseconds. */
export interface SettlementRow {
  readonly id: number;
  readonly reference: string;
  readonly receivedInPaise: number;
  readonly feesInPaise: number;
  readonly taxInPaise: number;
  readonly expectedInPaise: number;
  readonly receivedOn: number;
  readonly paidUntil: number;
  readonly notedAt: Date;
  readonly takenBack: TakenBack | null;
}

const noon = (day: ReturnType<typeof sql>) =>
  sql`(extract(epoch from (${day} + time '12:00') at time zone 'Asia/Kolkata') * 1000)::bigint`;
const columns = sql`id, reference, received_in_paise as "receivedInPaise", fees_in_paise as "feesInPaise",
  tax_in_paise as "taxInPaise", expected_in_paise as "expectedInPaise", ${noon(sql`received_on`)} as "receivedOn",
  ${noon(sql`paid_until`)} as "paidUntil", noted_at as "notedAt",
  case when taken_back_at is not null then jsonb_build_object(
    'by', (select first_name from published.profiles where profiles.id = taken_back_by),
    'at', (extract(epoch from taken_back_at) * 1000)::bigint, 'reason', taken_back_because) end as "takenBack"`;

/** A page of them, the latest noted first. */
export async function selectSettlements(
  reader: Reader,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<SettlementRow[]> {
  const behind = after ? sql`where (noted_at, id) < (${after.at}, ${Number(after.id) || 0})` : sql``;
  const { rows } = await sql<SettlementRow>`
    select ${columns} from gateway_settlements ${behind} order by noted_at desc, id desc limit ${sql.lit(limit)}`.execute(
    reader,
  );
  return rows;
}

/** Lets one payout after the other be noted, so that each knows of those before. */
export async function holdSettlements(transaction: Transaction): Promise<void> {
  await sql`lock table gateway_settlements in share row exclusive mode`.execute(transaction);
}

/** What was paid out and kept by payouts that were noted from a moment on, less what was taken back since, in paise. */
export async function sumSettledSince(reader: Reader, since: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum((received_in_paise + fees_in_paise + tax_in_paise)
      * ((noted_at >= ${since})::integer - coalesce((taken_back_at >= ${since})::integer, 0))), 0)::bigint as total
    from gateway_settlements where noted_at >= ${since} or taken_back_at >= ${since}`.execute(reader);
  return invariant(rows[0], "an aggregate without groups is one row").total;
}

export async function insertSettlement(
  transaction: Transaction,
  noted: Pick<
    SettlementRow,
    "reference" | "receivedInPaise" | "feesInPaise" | "taxInPaise" | "expectedInPaise" | "notedAt"
  > & { readonly receivedOn: string; readonly paidUntil: string; readonly notedBy: number },
): Promise<SettlementRow> {
  const { rows } = await sql<SettlementRow>`
    insert into gateway_settlements (reference, received_in_paise, fees_in_paise, tax_in_paise, expected_in_paise,
      received_on, paid_until, noted_by, noted_at)
    values (${noted.reference}, ${noted.receivedInPaise}, ${noted.feesInPaise}, ${noted.taxInPaise},
      ${noted.expectedInPaise}, ${noted.receivedOn}, ${noted.paidUntil}, ${noted.notedBy}, ${noted.notedAt})
    returning ${columns}`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("a payout of the payment provider was not kept");
  return row;
}

/**
 * Notes that a payout is taken back. Null: there is none of this number, false: it was taken back before.
 */
export async function setTakenBack(
  transaction: Transaction,
  {
    id,
    by,
    at,
    reason,
  }: { readonly id: number; readonly by: number; readonly at: Date; readonly reason: string },
): Promise<SettlementRow | false | null> {
  const { rows } = await sql<SettlementRow>`
    update gateway_settlements set taken_back_at = ${at}, taken_back_by = ${by}, taken_back_because = ${reason}
    where id = ${id} and taken_back_at is null
    returning ${columns}`.execute(transaction);
  if (rows[0]) return rows[0];
  const { rows: found } = await sql`select from gateway_settlements where id = ${id}`.execute(transaction);
  return found.length === 0 ? null : false;
}
