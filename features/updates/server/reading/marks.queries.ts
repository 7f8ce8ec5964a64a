import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { MarkKind } from "../../contract/update.ts";
import { isTogether } from "../apart.queries.ts";

/** An update that is out and that this person may see, held so that it is not deleted before the transaction ends. */
export async function holdOut(
  transaction: Transaction,
  { shareId, viewerId }: { readonly shareId: string; readonly viewerId: number },
): Promise<{ readonly id: number; readonly authorProfileId: number } | undefined> {
  const { rows } = await sql<{ id: number; authorProfileId: number }>`
    select id, author_profile_id as "authorProfileId" from updates
    where share_id = ${shareId} and published_at is not null and taken_down_at is null
      and ${isTogether(viewerId, sql`author_profile_id`)}
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
  await transaction
    .insertInto("update_marks")
    .values({ update_id: mark.updateId, profile_id: mark.profileId, kind: mark.kind, made_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a mark away, if it is set. */
export async function deleteMark(transaction: Transaction, mark: Mark): Promise<void> {
  await transaction
    .deleteFrom("update_marks")
    .where("update_id", "=", mark.updateId)
    .where("profile_id", "=", mark.profileId)
    .where("kind", "=", mark.kind)
    .execute();
}

/** How many people found an update useful. */
export async function countUseful(reader: Reader, updateId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from update_marks where update_id = ${updateId} and kind = 'useful'`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}
