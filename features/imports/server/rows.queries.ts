import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { RowOutcome, RowTerms } from "../contract.ts";
import type { Cells, CheckedRow, RowReason } from "./rows.ts";

const asJson = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

/** Writes a batch of checked rows and moves the import's counts on, in one transaction. */
export async function insertRows(
  transaction: Transaction,
  importId: number,
  rows: readonly CheckedRow[],
  { percent }: { readonly percent: number },
): Promise<void> {
  await sql`
    with written as (
      insert into import_rows (import_id, row_number, outcome, cells, sku_id, listing_id, before, after, reason)
      select ${importId}, row_number, outcome, cells::jsonb, sku_id, listing_id, before::jsonb, after::jsonb, reason::jsonb
      from unnest(${rows.map((row) => row.rowNumber)}::integer[], ${rows.map((row) => row.outcome)}::text[],
        ${rows.map((row) => JSON.stringify(row.cells))}::text[], ${rows.map((row) => row.skuId)}::bigint[],
        ${rows.map((row) => row.listingId)}::bigint[], ${rows.map((row) => asJson(row.before))}::text[],
        ${rows.map((row) => asJson(row.after))}::text[], ${rows.map((row) => asJson(row.reason))}::text[])
        as row (row_number, outcome, cells, sku_id, listing_id, before, after, reason)
      returning row_number, outcome
    )
    update imports set percent = ${percent}, checked_to = counted.last, row_count = row_count + counted.all_rows,
      new_count = new_count + counted.new_rows, changed_count = changed_count + counted.changed_rows,
      unchanged_count = unchanged_count + counted.unchanged_rows,
      rejected_count = rejected_count + counted.rejected_rows
    from (select max(row_number) as last, count(*) as all_rows,
        count(*) filter (where outcome = 'new') as new_rows,
        count(*) filter (where outcome = 'changed') as changed_rows,
        count(*) filter (where outcome = 'unchanged') as unchanged_rows,
        count(*) filter (where outcome = 'rejected') as rejected_rows from written) counted
    where imports.id = ${importId}`.execute(transaction);
}

/** What a row names, a pack and the cells of a batch, and what it makes of the pack; null: nothing. */
export interface NamedPack {
  readonly skuId: number;
  readonly cells: Pick<Cells, "batch" | "expiry">;
  readonly after: RowTerms | null;
}

/** What earlier rows of the file name of these packs, in their order. */
export async function selectNamedPacks(
  reader: Reader,
  importId: number,
  skuIds: readonly number[],
): Promise<readonly NamedPack[]> {
  const { rows } = await sql<NamedPack>`
    select sku_id as "skuId", after,
      jsonb_strip_nulls(jsonb_build_object('batch', cells->'batch', 'expiry', cells->'expiry')) as cells
    from import_rows
    where import_id = ${importId} and sku_id = any(${[...skuIds]}::bigint[])
    order by row_number`.execute(reader);
  return rows;
}

/** A row that is to be made, or was. */
export interface RowToApply {
  readonly rowNumber: number;
  readonly cells: Cells;
  readonly outcome: "new" | "changed";
  readonly skuId: number;
  readonly listingId: number | null;
  readonly before: RowTerms | null;
  readonly after: RowTerms;
}

const columnsToApply = sql`row_number as "rowNumber", cells, outcome, sku_id as "skuId", listing_id as "listingId", before, after`;

/** The next rows to apply behind this one. */
export async function selectRowsToApply(
  reader: Reader,
  importId: number,
  { after, atMost }: { readonly after: number; readonly atMost: number },
): Promise<readonly RowToApply[]> {
  const { rows } = await sql<RowToApply>`
    select ${columnsToApply} from import_rows
    where import_id = ${importId} and outcome in ('new', 'changed') and row_number > ${after}
    order by row_number limit ${sql.lit(atMost)}`.execute(reader);
  return rows;
}

/** The packs of a listing in stock. */
export async function selectOnHand(reader: Reader, listingId: number): Promise<number> {
  const { rows } = await sql<{ on_hand: number }>`
    select on_hand from published.listings where id = ${listingId}`.execute(reader);
  return rows[0]?.on_hand ?? 0;
}

/** The next rows to undo behind this one. */
export async function selectRowsToUndo(
  reader: Reader,
  importId: number,
  { after, atMost }: { readonly after: number; readonly atMost: number },
): Promise<readonly RowToApply[]> {
  const { rows } = await sql<RowToApply>`
    select ${columnsToApply} from import_rows
    where import_id = ${importId} and is_applied and row_number > ${after}
    order by row_number limit ${sql.lit(atMost)}`.execute(reader);
  return rows;
}

/** What became of a row that was to be made: its listing, or why it was rejected. */
export interface AppliedRow {
  readonly row: RowToApply;
  readonly listingId: number | null;
  readonly reason: RowReason | null;
}

/** Writes what became of a batch, and the position behind it, in the transaction of the changes. */
export async function writeApplied(
  transaction: Transaction,
  importId: number,
  applied: readonly AppliedRow[],
): Promise<void> {
  await sql`
    update import_rows set is_applied = row.reason is null, listing_id = row.listing_id,
      outcome = case when row.reason is null then outcome else 'rejected' end, reason = row.reason::jsonb
    from unnest(${applied.map(({ row }) => row.rowNumber)}::integer[],
      ${applied.map(({ listingId }) => listingId)}::bigint[],
      ${applied.map(({ reason }) => asJson(reason))}::text[]) as row (row_number, listing_id, reason)
    where import_rows.import_id = ${importId} and import_rows.row_number = row.row_number`.execute(
    transaction,
  );
  const rejected = applied.filter(({ reason }) => reason !== null);
  const rejectedNew = rejected.filter(({ row }) => row.outcome === "new").length;
  const count = applied.length;
  await sql`
    update imports set applied_to = ${applied.at(-1)?.row.rowNumber ?? 0}, applied_count = applied_count + ${count},
      percent = (100 * (applied_count + ${count})) / to_apply, new_count = new_count - ${rejectedNew},
      changed_count = changed_count - ${rejected.length - rejectedNew},
      rejected_count = rejected_count + ${rejected.length}
    where id = ${importId}`.execute(transaction);
}

/** Writes which rows of a batch an undo has left, and the position behind it. */
export async function writeUndone(
  transaction: Transaction,
  importId: number,
  undone: readonly { readonly row: RowToApply; readonly keptReason: RowReason | null }[],
): Promise<void> {
  const kept = undone.filter(({ keptReason }) => keptReason !== null);
  await sql`
    update import_rows set kept_reason = row.reason::jsonb
    from unnest(${kept.map(({ row }) => row.rowNumber)}::integer[],
      ${kept.map(({ keptReason }) => asJson(keptReason))}::text[]) as row (row_number, reason)
    where import_rows.import_id = ${importId} and import_rows.row_number = row.row_number`.execute(
    transaction,
  );
  const count = undone.length - kept.length;
  await sql`
    update imports set undone_to = ${undone.at(-1)?.row.rowNumber ?? 0}, undone_count = undone_count + ${count},
      kept_count = kept_count + ${kept.length},
      percent = least(100, (100 * (undone_count + kept_count + ${undone.length})) / greatest(1, applied_count))
    where id = ${importId}`.execute(transaction);
}

/** A row as a list or a file shows it. */
export interface ShownRow {
  readonly rowNumber: number;
  readonly cells: CheckedRow["cells"];
  readonly skuId: number | null;
  readonly before: RowTerms | null;
  readonly after: RowTerms | null;
  readonly reason: RowReason | null;
}

/** Rows of one outcome in the order of the file, behind this one; with why they were rejected or left. */
export async function selectRows(
  reader: Reader,
  importId: number,
  {
    outcome,
    after,
    atMost,
  }: { readonly outcome: RowOutcome; readonly after: number; readonly atMost: number },
): Promise<readonly ShownRow[]> {
  const isKept = outcome === "kept";
  const { rows } = await sql<ShownRow>`
    select row_number as "rowNumber", cells, sku_id as "skuId", before, after,
      ${isKept ? sql`kept_reason` : sql`reason`} as reason
    from import_rows
    where import_id = ${importId} and row_number > ${after}
      and ${isKept ? sql`kept_reason is not null` : sql`outcome = ${outcome}`}
    order by row_number limit ${sql.lit(atMost)}`.execute(reader);
  return rows;
}
