import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ImportState } from "../contract.ts";

/** An import as its table has it. */
export interface ImportRecord {
  readonly importId: number;
  readonly profileId: number;
  /** Who had the rows written last: the seller or somebody of the seller's team. */
  readonly movedBy: number;
  readonly fileName: string;
  readonly state: ImportState;
  readonly problem: string | null;
  readonly percent: number;
  readonly rows: number;
  readonly newRows: number;
  readonly changedRows: number;
  readonly unchangedRows: number;
  readonly rejectedRows: number;
  readonly checkedTo: number;
  readonly rowsToApply: number;
  readonly appliedRows: number;
  readonly appliedTo: number;
  readonly undoneRows: number;
  readonly keptRows: number;
  readonly undoneTo: number;
  readonly areRowsKept: boolean;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

const columns = sql`id as "importId", profile_id as "profileId", moved_by as "movedBy", file_name as "fileName", state, problem, percent,
  row_count as rows, new_count as "newRows", changed_count as "changedRows", unchanged_count as "unchangedRows",
  rejected_count as "rejectedRows", checked_to as "checkedTo", to_apply as "rowsToApply",
  applied_count as "appliedRows", applied_to as "appliedTo", undone_count as "undoneRows", kept_count as "keptRows",
  undone_to as "undoneTo", are_rows_kept as "areRowsKept", created_at as "createdAt", finished_at as "finishedAt"`;

/** An import of this person; undefined for another's and a missing one. */
export async function findImport(
  reader: Reader,
  importId: number,
  profileId: number,
): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from imports where id = ${importId} and profile_id = ${profileId}`.execute(reader);
  return rows[0];
}

/** The imports of a person before this one, the latest first. */
export async function selectImports(
  reader: Reader,
  {
    profileId,
    after,
    atMost,
  }: { readonly profileId: number; readonly after: number | undefined; readonly atMost: number },
): Promise<readonly ImportRecord[]> {
  const behind = after === undefined ? sql`true` : sql`id < ${after}`;
  const { rows } = await sql<ImportRecord>`
    select ${columns} from imports where profile_id = ${profileId} and ${behind}
    order by id desc limit ${sql.lit(atMost)}`.execute(reader);
  return rows;
}

/** Locks an import that is in this state; undefined when it is in another. */
export async function lockImport(
  transaction: Transaction,
  importId: number,
  state: ImportState,
): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from imports where id = ${importId} and state = ${state} for update`.execute(
    transaction,
  );
  return rows[0];
}

/** Deletes previews and unreadable files that this person sent, which the next file replaces; a colleague's stay. */
export async function deleteUnconfirmed(
  transaction: Transaction,
  { profileId, startedBy }: { readonly profileId: number; readonly startedBy: number },
): Promise<void> {
  await transaction
    .deleteFrom("imports")
    .where("profile_id", "=", profileId)
    .where("started_by", "=", startedBy)
    .where("state", "in", ["checked", "failed"])
    .execute();
}

/** Keeps a file to be checked; undefined while another import of this person is at work. */
export async function insertImport(
  transaction: Transaction,
  file: {
    readonly profileId: number;
    readonly startedBy: number;
    readonly fileName: string;
    readonly content: Uint8Array;
    readonly createdAt: Date;
  },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into imports (profile_id, started_by, moved_by, file_name, created_at)
    values (${file.profileId}, ${file.startedBy}, ${file.startedBy}, ${file.fileName}, ${file.createdAt})
    on conflict (profile_id) where state in ('checking', 'applying', 'undoing') do nothing
    returning id`.execute(transaction);
  const importId = rows[0]?.id;
  if (importId === undefined) return undefined;
  await transaction
    .insertInto("import_files")
    .values({ import_id: importId, content: Buffer.from(file.content) })
    .execute();
  return importId;
}

/** Lets one change after another begin at the imports of this person, until the transaction ends. */
export async function lockImportsOf(transaction: Transaction, profileId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports/${profileId}`}, 0))`.execute(
    transaction,
  );
}

/** Whether another import of this person is checking, changing or undoing. */
export async function isAnotherRunning(
  reader: Reader,
  { importId, profileId }: { readonly importId: number; readonly profileId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from imports where profile_id = ${profileId} and id <> ${importId}
      and state in ('checking', 'applying', 'undoing')`.execute(reader);
  return rows.length > 0;
}

/** Moves an import on, with its problem or with none; false when it is in none of the states. */
export async function moveImport(
  transaction: Transaction,
  importId: number,
  move: {
    readonly from: readonly ImportState[];
    readonly to: ImportState;
    readonly movedBy?: number;
    readonly finishedAt?: Date | null;
    readonly problem?: string;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("imports")
    .set({
      state: move.to,
      ...(move.movedBy !== undefined && { moved_by: move.movedBy }),
      ...(move.finishedAt !== undefined && { finished_at: move.finishedAt }),
      problem: move.problem ?? null,
    })
    .where("id", "=", importId)
    .where("state", "in", move.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets how many rows there are to apply when the work begins for the first time. */
export async function beginApplying(transaction: Transaction, importId: number): Promise<void> {
  await sql`
    update imports set to_apply = case when applied_to = 0 then new_count + changed_count else to_apply end,
      percent = case when applied_to = 0 then 0 else percent end
    where id = ${importId}`.execute(transaction);
}

const pieceInBytes = 256 * 1024;

/** The size of the file of an import; 0 when it is gone. */
export async function sizeOfFile(reader: Reader, importId: number): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select octet_length(content) as size from import_files where import_id = ${importId}`.execute(reader);
  return rows[0]?.size ?? 0;
}

/** The file of an import piece by piece. */
export async function* readFilePieces(
  reader: Reader,
  importId: number,
  size: number,
): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; from += pieceInBytes) {
    const { rows } = await sql<{ piece: Buffer }>`
      select substring(content from ${from + 1}::integer for ${pieceInBytes}::integer) as piece
      from import_files where import_id = ${importId}`.execute(reader);
    if (!rows[0]) return;
    yield rows[0].piece;
  }
}

/** Deletes the file, and the rows as well where the file was unreadable. */
export async function deleteFile(
  transaction: Transaction,
  importId: number,
  { withRows }: { readonly withRows: boolean },
): Promise<void> {
  await transaction.deleteFrom("import_files").where("import_id", "=", importId).execute();
  if (withRows) await transaction.deleteFrom("import_rows").where("import_id", "=", importId).execute();
}

/** Deletes the rows of imports from before this time, and with them what was never confirmed. */
export async function deleteOldRows(transaction: Transaction, before: Date): Promise<void> {
  await sql`
    delete from imports where created_at < ${before} and are_rows_kept
      and state in ('checked', 'failed')`.execute(transaction);
  await sql`
    with old as (
      update imports set are_rows_kept = false
      where created_at < ${before} and are_rows_kept and state in ('stopped', 'done', 'undo-stopped', 'undone') returning id
    )
    delete from import_rows where import_id in (select id from old)`.execute(transaction);
}
