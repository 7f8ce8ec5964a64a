import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ChatPartner } from "../../contract/shapes.ts";
import { partnerJson } from "../people.queries.ts";

/** A person as the other side of a chat sees him. */
export async function findPartner(reader: Reader, profileId: number): Promise<ChatPartner> {
  const { rows } = await sql<{ partner: ChatPartner }>`
    select ${partnerJson(sql`${profileId}::bigint`)} as partner`.execute(reader);
  return rows[0]?.partner ?? null;
}

/** Whether the customer has said how it was, the time that it was solved. */
export async function isRated(
  reader: Reader,
  { chatId, solvedAt }: { readonly chatId: number; readonly solvedAt: Date },
): Promise<boolean> {
  const { rows } =
    await sql`select 1 from chat_ratings where chat_id = ${chatId} and solved_at = ${solvedAt}`.execute(
      reader,
    );
  return rows.length > 0;
}

/** Keeps how it was; false where that was said before. */
export async function insertRating(
  transaction: Transaction,
  given: {
    readonly chatId: number;
    readonly solvedAt: Date;
    readonly profileId: number;
    readonly stars: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into chat_ratings (chat_id, solved_at, profile_id, stars, rated_at)
    values (${given.chatId}, ${given.solvedAt}, ${given.profileId}, ${given.stars}, ${given.at})
    on conflict do nothing`.execute(transaction);
  return numAffectedRows > 0n;
}
