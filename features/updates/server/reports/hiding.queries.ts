import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import { talkersCounted } from "../for-you/ranks.queries.ts";

/** Takes an update that is out down, or lets it be seen again; undefined where it is so already or gone. */
export async function setTakenDown(
  transaction: Transaction,
  { id, at }: { readonly id: number; readonly at: Date | null },
): Promise<{ readonly authorProfileId: number } | undefined> {
  const { rows } = await sql<{ authorProfileId: number }>`
    update updates set taken_down_at = ${at}
    where id = ${id} and (taken_down_at is null) = ${at !== null} and published_at is not null
    returning author_profile_id as "authorProfileId"`.execute(transaction);
  return rows[0];
}

/** Puts the words of a comment away, or back. */
export async function setCommentHidden(
  transaction: Transaction,
  { id, isHidden }: { readonly id: number; readonly isHidden: boolean },
): Promise<void> {
  const changed = isHidden
    ? sql`update update_comments set hidden_body = body, body = null where id = ${id} and body is not null`
    : sql`update update_comments set body = hidden_body, hidden_body = null where id = ${id} and hidden_body is not null`;
  await sql`with changed as (${changed} returning id, update_id, profile_id)
    ${talkersCounted(isHidden ? -1 : 1)}`.execute(transaction);
}
