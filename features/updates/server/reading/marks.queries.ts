import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { MarkKind } from "../../contract/update.ts";
import { usefulCounted } from "../for-you/ranks.queries.ts";
import { maySee } from "./shown.queries.ts";

/** An update that is out and that this person may see, held so that it is not deleted before the transaction ends. */
export async function holdOut(
  transaction: Transaction,
  { shareId, viewerId }: { readonly shareId: string; readonly viewerId: number },
): Promise<{ readonly id: number; readonly authorProfileId: number } | undefined> {
  const { rows } = await sql<{ id: number; authorProfileId: number }>`
    select id, author_profile_id as "authorProfileId" from updates one
    where share_id = ${shareId} and ${maySee(viewerId)}
    for key share`.execute(transaction);
  return rows[0];
}

interface Mark {
  readonly updateId: number;
  readonly profileId: number;
  readonly kind: MarkKind;
}

/** Sets a mark; set again it stays as it is. */
export async function insertMark(transaction: Transaction, mark: Mark, at: Date): Promise<void> {
  await changeMark(
    transaction,
    mark,
    1,
    sql`insert into update_marks (update_id, profile_id, kind, made_at)
      values (${mark.updateId}, ${mark.profileId}, ${mark.kind}, ${at}) on conflict do nothing`,
  );
}

/** Takes a mark away, if it is set. */
export async function deleteMark(transaction: Transaction, mark: Mark): Promise<void> {
  await changeMark(
    transaction,
    mark,
    -1,
    sql`delete from update_marks
      where update_id = ${mark.updateId} and profile_id = ${mark.profileId} and kind = ${mark.kind}`,
  );
}

/** A change of a mark, and in the same statement what it does to the rank of the update. */
async function changeMark(
  transaction: Transaction,
  { kind }: Mark,
  by: 1 | -1,
  change: RawBuilder<unknown>,
): Promise<void> {
  const statement =
    kind === "useful"
      ? sql`with changed as (${change} returning update_id, profile_id) ${usefulCounted(by)}`
      : change;
  await statement.execute(transaction);
}

/** How many people found an update useful. */
export async function countUseful(reader: Reader, updateId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from update_marks where update_id = ${updateId} and kind = 'useful'`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}
